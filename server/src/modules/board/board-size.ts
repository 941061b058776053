import type { BoardState } from '@canary/board/state';
import { maxBoardText, maxBoardUsers, maxTasks } from '@canary/input/limits';
import { InputError } from '../../platform/errors.ts';
import type { Kind, Payloads } from './event.ts';

/** The size of the board, as its row counts it: cards, people, and bytes in their titles and names. */
export interface BoardSize {
  readonly tasks: number;
  readonly users: number;
  readonly textBytes: number;
}

/**
 * Computes the board's size after an event.
 *
 * @param board before the event
 * @throws InputError if the event adds to a full board
 */
export function sizeAfter(
  { tasks, users, textBytes }: BoardSize,
  board: BoardState,
  kind: Kind,
  payload: Payloads[Kind],
): BoardSize {
  const isTask = kind.startsWith('TASK_');
  if (kind === 'BOARD_CHANGED') return { tasks, users, textBytes };
  const before = isTask ? board.task(payload.id)?.title : board.users().get(payload.id)?.name;
  const after = 'title' in payload ? payload.title : 'name' in payload ? payload.name : undefined;
  const added = Number(after !== undefined) - Number(before !== undefined);
  const addedBytes = Buffer.byteLength(after ?? '') - Buffer.byteLength(before ?? '');
  const size = {
    tasks: tasks + (isTask ? added : 0),
    users: users + (isTask ? 0 : added),
    textBytes: textBytes + addedBytes,
  };
  if (added > 0 && size.tasks > maxTasks) {
    throw new InputError(
      `The board is full: it holds ${maxTasks.toLocaleString('en')} cards. Delete some that are done first.`,
      'column',
    );
  }
  if (added > 0 && size.users > maxBoardUsers) {
    throw new InputError(
      `The board is full: it holds ${maxBoardUsers} people. Remove some who have left first.`,
      'name',
    );
  }
  if (addedBytes > 0 && size.textBytes > maxBoardText) {
    throw new InputError(
      'The board is full: its titles are too long. Shorten or delete some first.',
      'title',
    );
  }
  return size;
}
