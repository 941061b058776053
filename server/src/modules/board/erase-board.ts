import type { BoardDbClient } from './database.ts';

/** Erases a board with all that it has. */
export async function eraseBoard(transaction: BoardDbClient, boardId: string): Promise<void> {
  const where = { boardId };
  // Their texts and assignees go with them.
  await transaction.task.deleteMany({ where });
  await transaction.boardColumn.deleteMany({ where });
  await transaction.boardLabel.deleteMany({ where });
  await transaction.boardUser.deleteMany({ where });
  await transaction.boardEvent.deleteMany({ where });
  await transaction.boardKey.deleteMany({ where });
  await transaction.boardActivity.deleteMany({ where });
  await transaction.boardRoster.deleteMany({ where });
  await transaction.boardInvitation.deleteMany({ where });
  await transaction.board.deleteMany({ where: { id: boardId } });
}
