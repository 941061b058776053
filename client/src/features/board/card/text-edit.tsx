import { mergeTexts } from '@canary/board/merge-texts';
import { cardText } from '@canary/board/texts';
import { type ReactNode, useState } from 'react';
import { useFocusReturn } from '#shared/collection/focus.ts';
import { useTextConflict } from '../live/card-selectors.ts';
import type { TextDraft } from '../live/unsent-items.ts';
import { DraftNote } from './draft-note.tsx';
import { TextConflict } from './text-conflict.tsx';
import { useTextDraft } from './text-drafts.ts';
import { TextEditor } from './text-editor.tsx';

/** The user's actions on the texts of a card. */
export interface TextRights {
  /** Whether texts can be saved. */
  readonly canEdit: boolean;
  /** Whether drafts can be written; on an archived card they can, until it is restored. */
  readonly canWrite: boolean;
}

/** The validation message for a text on an archived card. */
export const archivedProblem = () => 'This card is in the archive. Restore it to save your text.';

/**
 * The editing of a saved text: its draft, its conflict, and whether the editor is open.
 *
 * @param commentId null for the description
 * @param findEditButton the element that gets the focus when the editor is closed
 */
export function useTextEdit(
  cardId: string,
  commentId: string | null,
  { canEdit, canWrite }: TextRights,
  findEditButton: () => HTMLElement | null | undefined,
) {
  const found = useTextConflict(cardId, commentId);
  const conflict = canEdit ? found : undefined;
  const [draft, setDraft] = useTextDraft(cardId, commentId === null ? 'description' : `comment ${commentId}`);
  const [wantsEdit, setWantsEdit] = useState(false);
  const isEditing = canWrite && wantsEdit && draft !== undefined;
  useFocusReturn(isEditing, findEditButton);
  const change = (next: TextDraft | undefined, wants: boolean) => {
    setDraft(next);
    setWantsEdit(wants);
  };
  return {
    canEdit,
    conflict,
    draft,
    isEditing,
    /** Whether the text is shown, instead of its editor or its conflict. */
    isShown: !isEditing && !conflict,
    /** The draft that the user can continue or discard. */
    unsaved: canWrite && draft?.text !== draft?.base ? draft : undefined,
    setDraft,
    /** Opens the editor with the draft, or else with the saved text. */
    open: (text: string) => change(draft ?? { base: text, text }, true),
    openDraft: (next: TextDraft) => change(next, true),
    /** Closes the editor. @param kept the draft to keep */
    close: (kept: TextDraft | undefined) => change(kept, false),
  };
}

interface TextEditProps {
  readonly edit: ReturnType<typeof useTextEdit>;
  /** The edited text. */
  readonly of: 'description' | 'comment';
  readonly label: string;
  /** The validation message for a text. */
  problem(text: string): string | undefined;
  /** Saves a text. @param base the text that it replaces */
  onSave(base: string, text: string): void;
  /** Where the caret goes in a text that is opened; its end by default. */
  findCaret?(text: string): number;
  /** A note on the text. */
  readonly children?: ReactNode;
}

/** The conflict of a text or else its editor, and a note if it has a draft. */
export function TextEdit({ edit, of, label, problem, onSave, findCaret, children }: TextEditProps) {
  const { canEdit, conflict, draft, isEditing, unsaved, setDraft, openDraft, close } = edit;
  /** Opens the editor with the lines of both sides, and with what was written since. */
  const editBoth = (both: TextDraft) =>
    openDraft(unsaved ? { ...both, text: mergeTexts(unsaved.base, unsaved.text, both.text).text } : both);
  return (
    <>
      {conflict && <TextConflict conflict={conflict} of={of} onSave={onSave} onEdit={editBoth} />}
      {draft && isEditing && !conflict && (
        <TextEditor
          label={label}
          text={draft.text}
          autoFocus
          findCaret={findCaret}
          action="Save"
          problem={canEdit ? problem : archivedProblem}
          onChange={(text) => setDraft({ ...draft, text })}
          onSave={() => {
            onSave(cardText(draft.base), cardText(draft.text));
            close(undefined);
          }}
          onClose={() => close(unsaved)}
        >
          {children}
        </TextEditor>
      )}
      {unsaved && !isEditing && (
        <DraftNote draft={unsaved} of={of} onContinue={() => openDraft(unsaved)} onChange={setDraft} />
      )}
    </>
  );
}
