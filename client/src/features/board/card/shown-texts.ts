import { changeChecklist, isChecklistChange } from '@canary/board/changes/checklist';
import { mergeTexts } from '@canary/board/merge-texts';
import type { ChecklistItem } from '@canary/board/model';
import type { PendingChange } from '@canary/board/pending-change';
import type { CardComment, CardTexts } from '../live/saved-board.ts';

/** A comment as the card shows it. */
export interface ShownComment extends Omit<CardComment, 'createdAt'> {
  /** Null until the server has it. */
  readonly createdAt: string | null;
}

/** The texts of a card with the user's changes. */
export interface ShownTexts {
  readonly description: string;
  readonly checklist: readonly ChecklistItem[];
  readonly comments: readonly ShownComment[];
}

/**
 * Applies the user's pending changes to the texts of a card. Changes that the texts already contain change nothing.
 *
 * @param self the user's id among the board's people
 * @param known comments that were shown before, to show a deleted comment again
 */
export function withPendingChanges(
  texts: ShownTexts,
  changes: readonly PendingChange[],
  self: string,
  known: ReadonlyMap<string, ShownComment>,
): ShownTexts {
  let { description, checklist, comments } = texts;
  for (const change of changes) {
    if (isChecklistChange(change)) checklist = changeChecklist(checklist, change);
    switch (change.kind) {
      case 'setDescription':
        description = mergeChange(change.input, description);
        break;
      case 'createComment': {
        const { commentId: id, text } = change.input;
        const isShown = comments.some((comment) => comment.id === id);
        if (!isShown) comments = [{ id, authorId: self, text, createdAt: null, editedAt: null }, ...comments];
        break;
      }
      case 'updateComment': {
        const { input } = change;
        comments = comments.map((comment) =>
          comment.id === input.commentId ? { ...comment, text: mergeChange(input, comment.text) } : comment,
        );
        break;
      }
      case 'deleteComment': {
        const { commentId } = change.input;
        comments = comments.filter(({ id }) => id !== commentId);
        break;
      }
      case 'restoreComment': {
        const comment = known.get(change.input.commentId);
        if (comment && !comments.some(({ id }) => id === comment.id))
          comments = [...comments, comment].sort(compareComments);
        break;
      }
    }
  }
  return { description, checklist, comments };
}

/** The newest first, as the server sorts them. */
function compareComments(one: ShownComment, other: ShownComment): number {
  const [time, otherTime] = [one.createdAt ?? '9', other.createdAt ?? '9'];
  return time === otherTime ? 0 : time < otherTime ? 1 : -1;
}

function mergeChange({ base, text }: { readonly base: string; readonly text: string }, theirs: string) {
  const merged = mergeTexts(base, text, theirs);
  return merged.hasConflict ? text : merged.text;
}

/** The texts of a card that never had any. */
export const noTexts: CardTexts = { version: 0, description: '', checklist: [], comments: [], next: null };
