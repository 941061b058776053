import type { BoardState } from '@canary/board/state';
import {
  maxArchivedTasks,
  maxBoardText,
  maxBoardUsers,
  maxDetailBytes,
  maxTasks,
} from '@canary/input/limits';
import { InputError } from '../../platform/errors.ts';
import { type Effect, openBoardId, type TaskState } from './event.ts';

/** The size of a board, as its row counts it. */
export interface BoardSize {
  readonly tasks: number;
  readonly users: number;
  /** The bytes in titles, checklists and names of people. */
  readonly textBytes: number;
  /** The number of the last card. */
  readonly lastNumber: number;
  /** The number of deleted cards; not counted on the open board, which forgets them. */
  readonly archived: number;
  /** The bytes in descriptions and comments, those of deleted comments and cards included. */
  readonly detailBytes: number;
}

/**
 * Computes the board's size after an effect.
 *
 * @param board before the effect
 * @throws InputError if the effect adds to a full board
 */
export function sizeAfter(
  size: BoardSize,
  board: BoardState,
  { kind, payload }: Effect,
  boardId: string,
): BoardSize {
  if (kind.startsWith('BOARD_USER_')) {
    const name = 'role' in payload ? payload.name : undefined;
    return requireRoom(size, countUser(size, board.users().get(payload.id)?.name, name));
  }
  if (!kind.startsWith('TASK_')) return size;
  const task = 'title' in payload ? payload : undefined;
  const before = board.task(payload.id);
  const added = Number(task !== undefined) - Number(before !== undefined);
  const leaves = kind === 'TASK_RESTORED' || kind === 'TASK_PURGED';
  const archived = Number(kind === 'TASK_DELETED') - Number(leaves);
  return requireRoom(size, {
    ...size,
    tasks: size.tasks + added,
    textBytes: size.textBytes + bytesOf(task) - bytesOf(before),
    lastNumber: Math.max(size.lastNumber, task?.number ?? 0),
    archived: size.archived + (boardId === openBoardId ? 0 : archived),
  });
}

function countUser(size: BoardSize, before: string | undefined, after: string | undefined): BoardSize {
  return {
    ...size,
    users: size.users + Number(after !== undefined) - Number(before !== undefined),
    textBytes: size.textBytes + Buffer.byteLength(after ?? '') - Buffer.byteLength(before ?? ''),
  };
}

function bytesOf(task: TaskState | undefined): number {
  if (!task) return 0;
  return task.checklist.reduce(
    (sum, { text }) => sum + Buffer.byteLength(text),
    Buffer.byteLength(task.title),
  );
}

/** Returns the new size of a board. @throws InputError if the size has grown beyond a limit */
export function requireRoom(before: BoardSize, after: BoardSize): BoardSize {
  const isOver = (count: 'tasks' | 'users' | 'textBytes' | 'archived' | 'detailBytes', max: number) =>
    after[count] > before[count] && after[count] > max;
  if (isOver('tasks', maxTasks)) {
    throw new InputError(
      `The board is full: it holds ${maxTasks.toLocaleString('en')} cards. Delete some that are done first.`,
      'column',
    );
  }
  if (isOver('users', maxBoardUsers)) {
    throw new InputError(
      `The board is full: it holds ${maxBoardUsers} people. Remove some who have left first.`,
      'name',
    );
  }
  if (isOver('textBytes', maxBoardText)) {
    throw new InputError(
      'The board is full: its titles are too long. Shorten or delete some first.',
      'title',
    );
  }
  if (isOver('archived', maxArchivedTasks)) {
    throw new InputError(
      `The archive is full: it holds ${maxArchivedTasks.toLocaleString('en')} cards. Delete some for good first.`,
      'id',
    );
  }
  if (isOver('detailBytes', maxDetailBytes)) {
    throw new InputError(
      `The board is full: its descriptions and comments have ${maxDetailBytes / 1_000_000} MB. Shorten some, or delete archived cards for good.`,
      'text',
    );
  }
  return after;
}
