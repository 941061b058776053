import { boardText, titleProblem } from '@canary/board/texts';
import { useRef, useState } from 'react';
import { useLeaveGuard } from '#shared/browser/navigation.ts';
import { useBack } from '#shared/browser/use-back.ts';
import type { CardView } from '../live/board-store.ts';
import { useBoardUi } from '../live/board-ui.ts';
import { useEdits } from '../live/undoable-edits.ts';
import { CardForm, CardFormNote } from './card-form.tsx';

/** A card that is being edited. Enter, the browser's Back and leaving the editor save, Escape cancels. */
export function CardEditor({ card }: { readonly card: CardView }) {
  const { id } = card;
  const ui = useBoardUi();
  const { editCard } = useEdits();
  // From before the editor was mounted, for example in another column.
  const draft = ui.drafts.get(id);
  const [before] = useState(draft?.before ?? card.title);
  const [title, setTitle] = useState(draft?.title ?? card.title);
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
    // An unchanged title doesn't replace the changes of other people.
    if (next !== before) editCard(id, { title: next });
    close(keepFocus);
  };
  useBack(() => save(true));
  useLeaveGuard(title !== before);

  return (
    <CardForm
      ref={form}
      label={`Edit ${before}`}
      action="Save"
      title={title}
      error={error}
      onTitle={(next) => {
        setTitle(next);
        setError(undefined);
        ui.drafts.set(id, { before, title: next });
      }}
      onSubmit={() => save(true)}
      onCancel={() => close(true)}
      onLeave={() => {
        if (!isDone.current) save(false);
      }}
    >
      {title !== before && card.title !== before && card.title !== title && (
        <CardFormNote>
          Someone changed the title to ‘{card.title}’ while you were editing. Saving replaces it.
        </CardFormNote>
      )}
    </CardForm>
  );
}
