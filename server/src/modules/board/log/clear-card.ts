import type { NewChange } from '@canary/board/changes/index';
import { NotFoundError } from '../../../platform/errors.ts';
import { withBoardTables } from '../database.ts';
import type { Boards, ServedBoard } from './boards.ts';

/** Whether the operator erases a card, or only its texts. */
export type Cleared = 'card' | 'texts';

/** The title of a card without its texts. */
const clearedTitle = 'Removed by the operator';

/**
 * Erases a card for the operator, or its title, description and checklist. Also erases the card's activity, and the
 * earlier log of the board, so that no browser gets the earlier texts. Browsers that need the earlier log load the
 * board again.
 *
 * @returns the title that the card had
 * @throws NotFoundError if the board has no such card, or the card is archived and only its texts are to be erased
 */
export async function clearCard(
  boards: Boards,
  { id: boardId, log }: ServedBoard,
  number: number,
  cleared: Cleared,
): Promise<string> {
  const db = withBoardTables(boards.db);
  const change = (next: NewChange) =>
    boards.committer.commit(log, {
      ...{ change: next, changeId: null, accountId: null, copied: [] },
      authorize: () => undefined,
    });
  const row = await db.task.findUnique({
    where: { boardId_number: { boardId, number } },
    select: { id: true, title: true, deletedAt: true, text: { select: { description: true } } },
  });
  if (!row) throw new NotFoundError(`There is no card ${number}.`);
  const { id } = row;
  const before = log.board.version();
  if (cleared === 'card') {
    if (row.deletedAt === null) await change({ kind: 'deleteTask', input: { id } });
    await change({ kind: 'purgeTask', input: { id } });
  } else {
    if (!log.board.card(id))
      throw new NotFoundError(`Card ${number} is archived. Erase the card instead of its texts.`);
    const description = row.text?.description;
    if (description) await change({ kind: 'setDescription', input: { id, base: description, text: '' } });
    for (const { id: itemId } of await db.taskItem.findMany({ where: { boardId, taskId: id } }))
      await change({ kind: 'deleteChecklistItem', input: { id, itemId } });
    await change({ kind: 'updateTask', input: { id, title: clearedTitle } });
  }
  await db.boardActivity.deleteMany({ where: { boardId, taskId: id } });
  // A server that hasn't read the new changes finds the first new change in the log, or loads the board again.
  await db.boardEvent.deleteMany({ where: { boardId, version: { lte: before } } });
  return row.title;
}
