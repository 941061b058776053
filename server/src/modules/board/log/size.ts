import type { BoardForRule, Outcome, TextChange } from '@canary/board/changes/change';
import { maxArchivedCards, maxBoardBytes, maxBoardUsers, maxCards, maxTextBytes } from '@canary/board/limits';
import { InputError } from '../../../platform/errors.ts';
import { bytesOfCard, jsonBytesOf } from '../cards/card-rows.ts';
import { termsOf } from '../open-board.ts';

/** The size of a board, as stored in its row. */
export interface BoardSize {
  readonly tasks: number;
  readonly users: number;
  /** The bytes in the cards outside the archive, as JSON. */
  readonly cardBytes: number;
  /** The number of the last card. */
  readonly lastNumber: number;
  /** The number of archived cards. Not counted on a board whose terms erase old archived cards. */
  readonly archived: number;
  /** The bytes in descriptions, items and comments, including those of deleted comments and cards. */
  readonly textBytes: number;
}

/**
 * Computes the board's size after a change, without its consequences for other cards.
 *
 * @param board before the change
 * @throws InputError if the change adds to a full board
 */
export function sizeAfter(
  size: BoardSize,
  board: BoardForRule,
  { writes, texts = [] }: Outcome,
  boardId: string,
): BoardSize {
  const { cards = [], people = [], deleted = {} } = writes;
  const addedBytes = texts.reduce((sum, text) => sum + bytesOfText(board, text), 0);
  const after = { ...size, textBytes: size.textBytes + addedBytes };
  const count = (
    key: 'tasks' | 'users' | 'archived',
    before: object | undefined,
    now: object | undefined,
  ) => {
    after[key] += Number(now !== undefined) - Number(before !== undefined);
  };
  for (const patch of cards) {
    const before = board.card(patch.id);
    count('tasks', before, patch);
    if (!before) count('archived', board.archived(patch.id), undefined);
    after.cardBytes += jsonBytesOf({ ...before, ...patch }) - bytesOfCard(before);
    after.lastNumber = Math.max(after.lastNumber, patch.number ?? 0);
  }
  for (const id of deleted.cards ?? []) {
    const before = board.card(id);
    count('tasks', before, undefined);
    count('archived', board.archived(id), before);
    after.cardBytes -= bytesOfCard(before);
  }
  for (const { id } of people) count('users', board.users().get(id), {});
  for (const id of deleted.people ?? []) count('users', board.users().get(id), undefined);
  if (termsOf(boardId).keptCards !== null) after.archived = size.archived;
  return requireRoom(size, after);
}

/** How many bytes a text adds to its board. The bytes of a deleted comment count until the comment is erased. */
function bytesOfText(board: BoardForRule, change: TextChange): number {
  const [before, after] = textsOf(board, change);
  return sumBytes(after) - sumBytes(before);
}

/** The texts before and after a change. */
function textsOf(board: BoardForRule, change: TextChange): readonly (readonly string[])[] {
  if ('comment' in change) {
    const { id, text } = change.comment;
    return [[board.comment(id)?.text ?? ''], [text]];
  }
  if ('description' in change) return [[board.description(change.taskId) ?? ''], [change.description]];
  const { written = [], deleted = [] } = change.checklist;
  const ids = new Set([...written.map(({ id }) => id), ...deleted]);
  const before = board.checklist(change.taskId).filter(({ id }) => ids.has(id));
  return [before, written].map((items) => items.map(({ text }) => text));
}

/** The bytes of texts. */
export function sumBytes(texts: readonly string[] = []): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/** Checks the new size of a board, and returns it. @throws InputError if the size has grown beyond a limit */
export function requireRoom(before: BoardSize, after: BoardSize): BoardSize {
  const isOver = (count: 'tasks' | 'users' | 'cardBytes' | 'archived' | 'textBytes', max: number) =>
    after[count] > before[count] && after[count] > max;
  if (isOver('tasks', maxCards)) {
    throw new InputError(
      `The board is full: it holds ${maxCards.toLocaleString('en')} cards. Archive some that are done first.`,
      'columnId',
    );
  }
  if (isOver('users', maxBoardUsers)) {
    throw new InputError(
      `The board is full: it holds ${maxBoardUsers} people. Remove some who have left first.`,
      'name',
    );
  }
  if (isOver('cardBytes', maxBoardBytes)) {
    throw new InputError(
      `The board is full: its cards have ${maxBoardBytes / 1_000_000} MB. Archive some that are done first.`,
      'title',
    );
  }
  if (isOver('archived', maxArchivedCards)) {
    throw new InputError(
      `The archive is full: it holds ${maxArchivedCards.toLocaleString('en')} cards. Delete some for good first.`,
      'id',
    );
  }
  if (isOver('textBytes', maxTextBytes)) {
    throw new InputError(
      `The board is full: its descriptions, checklists and comments have ${maxTextBytes / 1_000_000} MB. Shorten some, or delete archived cards for good.`,
      'text',
    );
  }
  return after;
}
