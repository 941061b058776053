import { boardText, titleProblem } from '@canary/input/board-text';
import { useRef, useState } from 'react';
import { useLeaveGuard } from '#shared/browser/navigation.ts';
import { useBack } from '#shared/browser/use-back.ts';
import type { TaskView } from '../sync/board-store.ts';
import { type CardDraft, type CardFields, fieldsOf } from './board-ui.ts';
import { CardForm, CardFormNote } from './card-form.tsx';

interface CardEditorProps {
  readonly task: TaskView;
  /** Unsaved input from before the editor was mounted, for example in another column. */
  readonly draft: CardDraft | undefined;
  onDraft(draft: CardDraft): void;
  /** Receives the changed fields only. */
  onSave(change: { title?: string; assigneeId?: string | null }): void;
  onClose(keepFocus: boolean): void;
}

/** A card that is being edited. Enter, the browser's Back and leaving the editor save, Escape cancels. */
export function CardEditor({ task, draft, onDraft, onSave, onClose }: CardEditorProps) {
  // Only fields that were changed here overwrite the changes of other people.
  const [before] = useState(draft?.before ?? fieldsOf(task));
  const [fields, setFields] = useState<CardFields>(draft ?? fieldsOf(task));
  const { title, assigneeId } = fields;
  const [error, setError] = useState<string>();
  const form = useRef<{ focus(): void }>(null);
  const isDone = useRef(false);

  const close = (keepFocus: boolean) => {
    isDone.current = true;
    onClose(keepFocus);
  };
  const save = (keepFocus: boolean) => {
    const next = boardText(title);
    const found = titleProblem(next);
    setError(found);
    if (found) {
      if (keepFocus) form.current?.focus();
      return;
    }
    onSave({
      ...(next !== before.title && { title: next }),
      ...(assigneeId !== before.assigneeId && { assigneeId }),
    });
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
        onDraft({ before, ...next });
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
