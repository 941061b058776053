import { maxBoards } from '@canary/board/limits';
import { lockUser } from '../../../platform/database/transact.ts';
import { ConflictError } from '../../../platform/errors.ts';
import type { BoardDbClient } from '../database.ts';

/**
 * Checks that no account is a member of too many boards, including unfinished imports. A transaction calls this after
 * it has added the members. The accounts stay locked, so that concurrent transactions are counted.
 *
 * @throws ConflictError
 */
export async function limitBoards(transaction: BoardDbClient, accountIds: readonly string[]): Promise<void> {
  // All servers lock accounts in the same order, so that they never wait for each other.
  for (const accountId of [...new Set(accountIds)].sort()) {
    await lockUser(transaction, accountId);
    const memberships = await transaction.boardUser.findMany({
      where: { accountId },
      select: { boardId: true },
    });
    const ids = memberships.map(({ boardId }) => boardId);
    const isCounted = [{ id: { in: ids } }, { importerId: accountId }];
    if ((await transaction.board.count({ where: { OR: isCounted, deletedAt: null } })) <= maxBoards) continue;
    throw new ConflictError(
      `An account is a member of up to ${maxBoards} boards. Leave or delete one first.`,
      { max: maxBoards },
    );
  }
}
