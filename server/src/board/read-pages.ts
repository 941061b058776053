import { z } from 'zod';
import type { Db } from '../database/database.ts';
import { InputError } from '../errors.ts';
import type { BoardColumn } from '../generated/sqlite/client.ts';
import { type BoardUserState, boardUserColumns, type TaskState, taskColumns } from './event.ts';

/** One page of a sorted list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly hasNextPage: boolean;
}

/** Which page to read: at most `first` items, after a cursor or from the start. */
export interface PageRequest {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** Reads a page of the cards of a column, or of all columns, sorted by rank. @throws InputError for an invalid cursor */
export async function readTaskPage(
  db: Db,
  column: BoardColumn | undefined,
  page: PageRequest,
): Promise<Page<TaskState>> {
  const selection = tasksOf(page);
  const where = { ...selection.where, ...(column && { column }) };
  return toPage(await db.task.findMany({ ...selection, where }), page);
}

/**
 * Reads the same page of several users' cards with one query.
 *
 * @returns the pages in the order of the ids
 * @throws InputError for an invalid cursor
 */
export async function readTaskPagesOfUsers(
  db: Db,
  userIds: readonly string[],
  page: PageRequest,
): Promise<Page<TaskState>[]> {
  const users = await db.boardUser.findMany({
    where: { id: { in: [...userIds] } },
    select: { id: true, tasks: tasksOf(page) },
  });
  const tasks = new Map(users.map((user) => [user.id, user.tasks]));
  return userIds.map((id) => toPage(tasks.get(id) ?? [], page));
}

/** Reads a page of the people on the board, sorted by name. @throws InputError for an invalid cursor */
export async function readBoardUserPage(db: Db, page: PageRequest): Promise<Page<BoardUserState>> {
  const after = decodeCursor(page.after);
  const users = await db.boardUser.findMany({
    ...(after && {
      where: { OR: [{ name: { gt: after.key } }, { name: after.key, id: { gt: after.id } }] },
    }),
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: page.first + 1,
    select: boardUserColumns,
  });
  return toPage(users, page);
}

/** Reads people by their ids. @returns them in the order of the ids; null for one who was removed */
export async function readBoardUsers(db: Db, ids: readonly string[]): Promise<(BoardUserState | null)[]> {
  const users = await db.boardUser.findMany({ where: { id: { in: [...ids] } }, select: boardUserColumns });
  const byId = new Map(users.map((user) => [user.id, user]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The cursor of a card in a list sorted by rank. */
export function taskCursor({ rank, id }: TaskState): string {
  return encodeCursor(rank, id);
}

/** The cursor of a person in a list sorted by name. */
export function boardUserCursor({ name, id }: BoardUserState): string {
  return encodeCursor(name, id);
}

/** Selects one card more than the page has, to see whether there is a next page. */
function tasksOf({ first, after: cursor }: PageRequest) {
  const after = decodeCursor(cursor);
  const isAfter = after && {
    OR: [{ rank: { gt: after.key } }, { rank: after.key, id: { gt: after.id } }],
  };
  return {
    where: { deletedAt: null, ...isAfter },
    orderBy: [{ rank: 'asc' as const }, { id: 'asc' as const }],
    take: first + 1,
    select: taskColumns,
  };
}

function toPage<Item>(items: readonly Item[], { first }: PageRequest): Page<Item> {
  return { items: items.slice(0, first), hasNextPage: items.length > first };
}

const cursorParts = z.tuple([z.string(), z.string()]);

function encodeCursor(key: string, id: string): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

function decodeCursor(cursor: string | null | undefined): { key: string; id: string } | null {
  if (!cursor) return null;
  try {
    const [key, id] = cursorParts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { key, id };
  } catch {
    throw new InputError('The cursor is invalid. Use an endCursor.', 'after');
  }
}
