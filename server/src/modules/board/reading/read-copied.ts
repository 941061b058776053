import type { CopiedCard } from '@canary/board/model';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Sender } from '../../credentials/actor.ts';
import { assignedCardColumns, toCard } from '../cards/card-rows.ts';
import { type AccessServices, BoardAccess } from '../members/access.ts';

/**
 * Reads cards to copy, on the board or in its archive, with their texts.
 *
 * @returns the cards that exist; none if the sender may not read the board, so that a copy that was made before the
 *   sender lost access is still answered by its idempotency key
 */
export async function readCopied(
  services: AccessServices,
  sender: Sender,
  boardId: string,
  ids: readonly string[],
): Promise<CopiedCard[]> {
  try {
    const access = await BoardAccess.open(services, sender, boardId, 'read');
    try {
      return await readCards(access, ids);
    } finally {
      access.close();
    }
  } catch (error) {
    if (error instanceof NotFoundError) return [];
    throw error;
  }
}

async function readCards(access: BoardAccess<'read'>, ids: readonly string[]): Promise<CopiedCard[]> {
  const { id: boardId } = access.board;
  const { labels, user } = await access.currentBoard();
  const rows = await access.read((db) =>
    db.task.findMany({
      where: { boardId, id: { in: [...ids] } },
      select: {
        ...assignedCardColumns,
        text: { select: { description: true } },
        items: { omit: { boardId: true, taskId: true }, orderBy: { rank: 'asc' } },
      },
    }),
  );
  return rows.map(({ text, items, ...row }) => {
    const card = toCard(row);
    return {
      ...card,
      labels: card.labelIds.flatMap((id) => labels().get(id) ?? []),
      assignees: card.assigneeIds.flatMap((id) => user(id) ?? []),
      // Each table is read by a statement of its own, so the numbers come from the texts that were read.
      hasDescription: Boolean(text?.description),
      itemCount: items.length,
      doneItemCount: items.filter(({ isDone }) => isDone).length,
      description: text?.description ?? '',
      checklist: items,
    };
  });
}
