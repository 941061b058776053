import type { PendingChange } from '@canary/board/pending-change';
import { deletionWords } from './deletion-words.ts';

/** A change that gives a description or comment another text. */
type TextEdit = Extract<PendingChange, { readonly kind: 'changeDescription' | 'changeComment' }>;

export function isTextEdit(change: PendingChange): change is TextEdit {
  return change.kind === 'changeDescription' || change.kind === 'changeComment';
}

/** The comment that an edit changes; null for the card's description. */
export function commentOf(edit: TextEdit): string | null {
  return edit.kind === 'changeComment' ? edit.commentId : null;
}

/**
 * The text that a user typed for changes: the last one for each place.
 *
 * @param withNames whether to include titles of cards, and names
 */
export function textsOf(changes: readonly PendingChange[], withNames: boolean): string[] {
  const texts = new Map<string, string>();
  for (const change of changes) {
    const name = withNames ? nameIn(change) : undefined;
    if (name !== undefined) texts.set(change.id, name);
    for (const { place, text } of textsIn(change)) texts.set(`${change.id} ${place}`, text);
  }
  return [...texts.values()].filter((text) => text !== '');
}

function nameIn(change: PendingChange): string | undefined {
  const { title, name } = { title: undefined, name: undefined, ...change };
  return change.kind === 'restoreBoardUser' ? undefined : (title ?? name);
}

/** The text of a change besides titles and names. */
function textsIn(change: PendingChange): { readonly place: string; readonly text: string }[] {
  switch (change.kind) {
    case 'changeDescription':
      return [{ place: 'description', text: change.text }];
    case 'createComment':
    case 'changeComment':
      return [{ place: change.commentId, text: change.text }];
    case 'createTask':
      return (change.checklist ?? []).map(({ id, text }) => ({ place: id, text }));
    case 'updateTask': {
      const { add, edit } = { add: undefined, edit: undefined, ...change.checklist };
      return [...(add?.items ?? []), ...(edit ? [edit] : [])].map(({ id, text = '' }) => ({
        place: id,
        text,
      }));
    }
    default:
      return [];
  }
}

/** What a rejection says of a change: “‘Milk’ could not be moved”. */
export function outcomeOf(change: PendingChange, label: string, isOwnBoard: boolean): string {
  const verb = change.kind === 'deleteTask' ? deletionWords(isOwnBoard).past : verbs[change.kind];
  return `${subjectOf(change, label)} could not be ${verb}`;
}

/** What a change is a change of, for the start of a sentence: “The description of ‘Milk’”. */
function subjectOf({ kind }: PendingChange, label: string): string {
  return `${parts[kind] ?? ''}‘${label}’`;
}

const verbs: Record<Exclude<PendingChange['kind'], 'deleteTask'>, string> = {
  createTask: 'added',
  updateTask: 'changed',
  moveTask: 'moved',
  restoreTask: 'restored',
  changeDescription: 'changed',
  createComment: 'added',
  changeComment: 'changed',
  deleteComment: 'deleted',
  restoreComment: 'restored',
  createBoardUser: 'added',
  updateBoardUser: 'renamed',
  deleteBoardUser: 'removed',
  restoreBoardUser: 'restored',
  createColumn: 'added',
  updateColumn: 'changed',
  moveColumn: 'moved',
  deleteColumn: 'deleted',
  createLabel: 'added',
  updateLabel: 'changed',
  deleteLabel: 'deleted',
};

/** The part of a card that a change is a change of. */
const parts: Partial<Record<PendingChange['kind'], string>> = {
  changeDescription: 'The description of ',
  createComment: 'Your comment on ',
  changeComment: 'Your comment on ',
  deleteComment: 'A comment on ',
  restoreComment: 'A comment on ',
};
