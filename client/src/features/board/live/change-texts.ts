import { subjectOf } from '@canary/board/changes/index';
import type { PendingChange } from '@canary/board/pending-change';
import { changeKinds } from './change-kinds.ts';

/** A change that gives a description or comment another text. */
type TextEdit = Extract<PendingChange, { readonly kind: 'setDescription' | 'updateComment' }>;

export function isTextEdit(change: PendingChange): change is TextEdit {
  return change.kind === 'setDescription' || change.kind === 'updateComment';
}

/** The comment that an edit changes; null for the card's description. */
export function commentOf(edit: TextEdit): string | null {
  return edit.kind === 'updateComment' ? edit.input.commentId : null;
}

/**
 * The texts that a user typed in changes: the last text for each place.
 *
 * @param withNames whether to include titles of cards, and names
 */
export function textsOf(changes: readonly PendingChange[], withNames: boolean): string[] {
  const texts = new Map<string, string>();
  for (const change of changes) {
    const id = subjectOf(change) ?? '';
    const name = withNames ? nameIn(change) : undefined;
    if (name !== undefined) texts.set(id, name);
    for (const { place, text } of textsIn(change)) texts.set(`${id} ${place}`, text);
  }
  return [...texts.values()].filter((text) => text !== '');
}

function nameIn({ kind, input }: PendingChange): string | undefined {
  const { title, name } = { title: undefined, name: undefined, ...input };
  return kind === 'restoreBoardUser' ? undefined : (title ?? name ?? undefined);
}

/** The text of a change besides titles and names. */
function textsIn({ kind, input }: PendingChange): { readonly place: string; readonly text: string }[] {
  switch (kind) {
    case 'setDescription':
      return [{ place: 'description', text: input.text }];
    case 'createComment':
    case 'updateComment':
      return [{ place: input.commentId, text: input.text }];
    case 'createChecklistItems':
      return input.items.map(({ id, text }) => ({ place: id, text }));
    case 'updateChecklistItem':
      // An undo brings back a text that was typed before.
      return input.base ? [] : [{ place: input.itemId, text: input.text ?? '' }];
    default:
      return [];
  }
}

/** The message about a rejected change: “‘Milk’ could not be moved”. */
export function outcomeOf(change: PendingChange, label: string): string {
  return `${nounOf(change, label)} could not be ${doneOf(change)}`;
}

/** The effect of a change in words: “‘Milk’: moved”. */
export function summaryOf(change: PendingChange, label: string): string {
  return `${nounOf(change, label)}: ${doneOf(change)}`;
}

function doneOf({ kind, precededBy }: PendingChange): string {
  if (precededBy) return kind === 'restoreTask' ? 'moved back' : 'moved to another board';
  return changeKinds[kind].done;
}

/** The thing that a change changes, for the start of a sentence: “The description of ‘Milk’”. */
function nounOf({ kind }: PendingChange, label: string): string {
  const { part } = changeKinds[kind];
  return part === undefined ? `‘${label}’` : `${part} ‘${label}’`;
}
