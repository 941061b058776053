import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { useBoardUi } from '../live/board-ui.ts';
import type { TextDraft } from '../live/unsent-items.ts';

interface DraftNoteProps {
  readonly draft: TextDraft;
  /** The noun for the drafted text, such as “description”. */
  readonly of: string;
  onContinue(): void;
  /** Replaces the draft; undefined deletes it. */
  onChange(draft: TextDraft | undefined): void;
}

/** Says that there is a draft, which isn't open in its editor. */
export function DraftNote({ draft, of, onContinue, onChange }: DraftNoteProps) {
  const ui = useBoardUi();
  const discard = () => {
    onChange(undefined);
    const undo = () => onChange(draft);
    ui.notices.show({ id: `discarded ${of}`, text: `Discarded your draft of the ${of}.`, undo });
  };
  return (
    <Note
      icon="pencil"
      actions={
        <>
          <Button look="quiet" onClick={onContinue}>
            Continue
          </Button>
          <Button look="quiet" onClick={discard}>
            Discard
          </Button>
        </>
      }
    >
      You have an unsaved draft of the {of}.
    </Note>
  );
}
