import { boardText, titleProblem } from '@canary/board/texts';
import { useRef, useState } from 'react';
import { useLeaveGuard } from '#shared/browser/navigation.ts';
import { useBack } from '#shared/browser/use-back.ts';
import type { TaskView } from '../sync/board-store.ts';
import { type CardFields, fieldsOf, useBoardUi } from './board-ui.ts';
import { CardForm, CardFormNote } from './card-form.tsx';
import { assignOnly } from './revert-change.ts';
import { useEdits } from './undoable-edits.ts';

/** A card that is being edited. Enter, the browser's Back and leaving the editor save, Escape cancels. */
export function CardEditor({ task }: { readonly task: TaskView }) {
  const { id } = task;
  const ui = useBoardUi();
  const { editCard } = useEdits();
  // From before the editor was mounted, for example in another column.
  const draft = ui.drafts.get(id);
  // Only fields that were changed here overwrite the changes of other people.
  const [before] = useState(draft?.before ?? fieldsOf(task));
  const [fields, setFields] = useState<CardFields>(draft ?? fieldsOf(task));
  const { title, assigneeId } = fields;
  const [error, setError] = useState<string>();
  const form = useRef<{ focus(): void }>(null);
  const isDone = useRef(false);

  const close = (keepFocus: boolean) => {
    isDone.current = true;
    ui.drafts.delete(id);
    ui.change({ editing: null, ...(keepFocus && { focusRequest: id }) });
  };
  const save = (keepFocus: boolean) => {
    const next = boardText(title);
    const found = titleProblem(next);
    setError(found);
    if (found) {
      if (keepFocus) form.current?.focus();
      return;
    }
    const change = {
      ...(next !== before.title && { title: next }),
      ...(assigneeId !== before.assigneeId && {
        assignees: assignOnly({ assigneeIds: [before.assigneeId].filter((one) => one !== null) }, assigneeId),
      }),
    };
    if (Object.keys(change).length > 0) editCard(id, change);
    close(keepFocus);
  };
  useBack(() => save(true));
  useLeaveGuard(title !== before.title || assigneeId !== before.assigneeId);

  return (
    <CardForm
      ref={form}
      label={`Edit ${before.title}`}
      action="Save"
      fields={fields}
      error={error}
      onChange={(next) => {
        setFields(next);
        if (next.title !== title) setError(undefined);
        ui.drafts.set(id, { before, ...next });
      }}
      onSubmit={() => save(true)}
      onCancel={() => close(true)}
      onLeave={() => {
        if (!isDone.current) save(false);
      }}
    >
      {title !== before.title && task.title !== before.title && task.title !== title && (
        <CardFormNote>
          Someone changed the title to ‘{task.title}’ while you were editing. Saving replaces it.
        </CardFormNote>
      )}
    </CardForm>
  );
}
