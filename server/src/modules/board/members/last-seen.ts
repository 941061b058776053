import { withBoardTables } from '../database.ts';
import type { BoardAccess } from './access.ts';

/** A member and when they last opened the board. */
export interface LastSeen {
  readonly id: string;
  readonly lastSeenAt: Date | null;
}

/** Reads when each member last opened the board: now for the members who have it open. */
export async function readLastSeen(access: BoardAccess<'read'>): Promise<LastSeen[]> {
  const { id: boardId, presence } = access.board;
  const members = await access.read((db) =>
    db.boardUser.findMany({
      where: { boardId, accountId: { not: null } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, accountId: true, lastSeenAt: true },
    }),
  );
  const { isHere } = presence();
  const now = new Date(access.boards.clock.now());
  return members.map(({ id, accountId, lastSeenAt }) => ({
    id,
    lastSeenAt: accountId && isHere(accountId) ? now : lastSeenAt,
  }));
}

/** The precision of the time at which a member was last seen, in milliseconds. */
const seenMs = 60_000;

/** Records that a member has the board open. */
export async function recordSeen(access: BoardAccess<'read'>): Promise<void> {
  const { id: boardId, log } = access.board;
  const { db, clock } = access.boards;
  const { userId } = access.sender;
  if (userId === null || !log.board.roleOf(userId)) return;
  const now = clock.now();
  await withBoardTables(db).boardUser.updateMany({
    where: {
      boardId,
      accountId: userId,
      OR: [{ lastSeenAt: null }, { lastSeenAt: { lt: new Date(now - seenMs) } }],
    },
    data: { lastSeenAt: new Date(now) },
  });
}
