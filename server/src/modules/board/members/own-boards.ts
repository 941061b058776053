import { randomUUID } from 'node:crypto';
import type { newBoard } from '@canary/board/invitations';
import { deletedBoardDays } from '@canary/board/limits';
import type { BoardColumn } from '@canary/board/model';
import { toSortableId } from '@canary/board/sortable-id';
import type { z } from 'zod/mini';
import type { BoardRole } from '../../../generated/sqlite/client.ts';
import type { RateLimits } from '../../../guards/rate/rate-limits.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/error-codes.ts';
import { InputError, NotFoundError } from '../../../platform/errors.ts';
import { rowsWithin } from '../../../platform/paging.ts';
import type { Actor } from '../../credentials/actor.ts';
import { type BoardDb, withBoardTables } from '../database.ts';
import { firstEvent } from '../log/event.ts';
import { limitBoards } from '../log/limit-boards.ts';
import { eraseBoards } from '../log/prune.ts';
import { toColumn } from '../log/read-board.ts';
import { type AccessServices, BoardAccess } from './access.ts';

/** The columns of a new board. */
export const firstColumns = [
  { id: 'todo', name: 'To do', color: null, marksDone: false, rank: 'a0' },
  { id: 'inprogress', name: 'In progress', color: null, marksDone: false, rank: 'a1' },
  { id: 'done', name: 'Done', color: null, marksDone: true, rank: 'a2' },
] as const satisfies readonly BoardColumn[];

/** A board in a member's list. */
export interface BoardSummary {
  readonly id: string;
  readonly name: string;
  /** The member's role. */
  readonly role: BoardRole;
  readonly memberCount: number;
  /** The columns, from left to right, with their numbers of cards. */
  readonly columns: readonly { readonly column: BoardColumn; readonly cards: number }[];
  readonly changedAt: Date | null;
  readonly deletedAt: Date | null;
}

/**
 * Creates a board. The user is its owner.
 *
 * @param name the user's name on the board
 * @returns the board's id
 * @throws InputError if the id is taken
 * @throws ConflictError if the user has too many boards
 * @throws RateLimitedError after too many creations
 */
export async function createBoard(
  services: AccessServices & { readonly rateLimits: RateLimits },
  { userId, address }: Actor,
  { id = null, name }: z.output<typeof newBoard>,
  username: string,
): Promise<string> {
  const { clock } = services.boards;
  const db = withBoardTables(services.boards.db);
  const boardId = id ?? randomUUID();
  if (await isRepeated()) return boardId;
  await services.rateLimits.count(['board-creation', userId], ['board-creation-address', address]);
  const now = new Date(clock.now());
  const owner = { id: toSortableId(randomUUID()), name: username, accountId: userId, role: 'owner' } as const;
  const event = firstEvent({ boardId, version: 1, kind: 'createBoard', owner, createdAt: now });
  try {
    await db.$transaction(async (transaction) => {
      await transaction.board.create({ data: { id: boardId, name, version: 1, changedAt: now, users: 1 } });
      await transaction.boardColumn.createMany({
        data: firstColumns.map((column) => ({ boardId, ...column })),
      });
      await transaction.boardUser.create({
        data: { ...owner, boardId, lastAccountId: userId, createdAt: now },
      });
      await transaction.boardEvent.create({ data: event });
      await limitBoards(transaction, [userId]);
    });
  } catch (error) {
    // The same creation may have been sent twice at once.
    if (!isUniqueViolation(error) || !(await isRepeated())) throw error;
  }
  return boardId;

  /** Whether the user created this board before. @throws InputError if another board has the id */
  async function isRepeated(): Promise<boolean> {
    if (id === null || !(await db.board.findUnique({ where: { id } }))) return false;
    const first = await db.boardEvent.findFirst({ where: { boardId, version: 1 } });
    if (first?.actorId === userId) return true;
    throw new InputError('This id is taken. Choose another, ideally a UUID.', 'id');
  }
}

interface BoardFilter {
  readonly userId: string;
  /** Whether to read the deleted boards of an owner in place of the other boards. */
  readonly isDeleted: boolean;
  /** The id of a board, to read only this board. */
  readonly onlyBoardId?: string | null;
}

/** Reads the boards of a user, the last changed first. */
export async function readBoards(
  { boards }: Pick<AccessServices, 'boards'>,
  { userId, isDeleted, onlyBoardId }: BoardFilter,
): Promise<BoardSummary[]> {
  const db = withBoardTables(boards.db);
  const memberships = await db.boardUser.findMany({
    where: {
      accountId: userId,
      ...(onlyBoardId && { boardId: onlyBoardId }),
      ...(isDeleted && { role: 'owner' }),
    },
    select: { boardId: true, role: true },
  });
  const ids = memberships.map(({ boardId }) => boardId);
  const listed = await db.board.findMany({
    where: { id: { in: ids }, deletedAt: isDeleted ? { not: null } : null },
    orderBy: [{ changedAt: 'desc' }, { id: 'desc' }],
    select: { id: true, name: true, changedAt: true, deletedAt: true, tasks: true, users: true },
  });
  const roles = new Map(memberships.map(({ boardId, role }) => [boardId, role]));
  const summaries: BoardSummary[] = [];
  let rest = listed.map(({ tasks, users, ...board }) => ({ board, size: tasks + users }));
  while (rest.length > 0) {
    const part = rowsWithin(rest, maxCounted);
    const countsOf = await countPeopleAndCards(
      db,
      part.map(({ board }) => board.id),
    );
    for (const { board } of part)
      summaries.push({ ...board, role: roles.get(board.id) ?? 'viewer', ...countsOf(board.id) });
    rest = rest.slice(part.length);
  }
  return summaries;
}

/**
 * The maximum number of cards and people that a statement counts, unless one board has more, because SQLite counts on
 * the event loop.
 */
const maxCounted = 20_000;

/** Counts the members of boards, and the cards of their columns. Returns a function that gives the counts of a board. */
async function countPeopleAndCards(db: BoardDb, boardIds: readonly string[]) {
  const where = { boardId: { in: [...boardIds] } };
  const [members, columns, cards] = await Promise.all([
    db.boardUser.groupBy({ by: 'boardId', where: { ...where, accountId: { not: null } }, _count: true }),
    db.boardColumn.findMany({ where, orderBy: { rank: 'asc' } }),
    db.task.groupBy({ by: ['boardId', 'columnId'], where: { ...where, deletedAt: null }, _count: true }),
  ]);
  const memberCounts = new Map(members.map(({ boardId, _count }) => [boardId, _count]));
  const cardCounts = new Map(
    cards.map(({ boardId, columnId, _count }) => [`${boardId} ${columnId}`, _count]),
  );
  return (id: string): Pick<BoardSummary, 'memberCount' | 'columns'> => ({
    memberCount: memberCounts.get(id) ?? 0,
    columns: columns
      .filter(({ boardId }) => boardId === id)
      .map(({ boardId: _, ...column }) => ({
        column: toColumn(column),
        cards: cardCounts.get(`${id} ${column.id}`) ?? 0,
      })),
  });
}

/** Reads one board of a user. @throws NotFoundError if the user isn't a member */
export async function readBoardSummary(
  services: AccessServices,
  userId: string,
  id: string,
): Promise<BoardSummary> {
  const [board] = await readBoards(services, { userId, isDeleted: false, onlyBoardId: id });
  if (!board) throw new NotFoundError('There is no such board.');
  return board;
}

/**
 * Ends all memberships of an account that is being deleted. If the account is the last owner of a board, another member
 * becomes an owner: the earliest editor, or else the earliest viewer. A board without other members is deleted.
 */
export async function leaveBoards(services: AccessServices, actor: Actor): Promise<void> {
  const db = withBoardTables(services.boards.db);
  const memberships = await db.boardUser.findMany({ where: { accountId: actor.userId } });
  for (const { boardId } of memberships) {
    const access = await BoardAccess.open(services, actor, boardId, 'leave');
    try {
      const { isDeleted, roleOf } = access.board.log.board;
      if (!isDeleted() && roleOf(actor.userId) === 'owner') await handOver(services, actor, boardId);
      await access.change('leaveBoard', { name: 'Former member' });
    } finally {
      access.close();
    }
  }
}

/** Gives a board another owner if the account is its last owner. Deletes a board without other members. */
async function handOver(services: AccessServices, actor: Actor, boardId: string): Promise<void> {
  const access = await BoardAccess.open(services, actor, boardId, 'manage');
  try {
    const others = await access.read((db) =>
      db.boardUser.findMany({
        where: { boardId, accountId: { not: null }, NOT: { accountId: actor.userId } },
        orderBy: { createdAt: 'asc' },
      }),
    );
    const heir = others.find(({ role }) => role === 'editor') ?? others[0];
    if (!heir) await access.change('deleteBoard', {});
    else if (!others.some(({ role }) => role === 'owner')) {
      await access.change('setMemberRole', { id: heir.id, role: 'owner' });
    }
  } finally {
    access.close();
  }
}

/** Erases boards that were deleted, and invitations that expired, more than 30 days ago. */
export async function purgeDeletedBoards(server: Db, now: number): Promise<void> {
  const before = { lt: new Date(now - deletedBoardDays * 24 * 60 * 60_000) };
  await withBoardTables(server).boardInvitation.deleteMany({ where: { expiresAt: before } });
  await eraseBoards(server, { deletedAt: before });
}
