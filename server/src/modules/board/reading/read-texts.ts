import type { Card } from '@canary/board/model';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Page, PageInput } from '../../../platform/paging.ts';
import { assignedCardColumns, toCard } from '../cards/card-rows.ts';
import type { CardTexts, ShownComment, TextKey } from '../cards/text-reader.ts';
import type { MemberAccess } from '../members/access.ts';

/**
 * Reads the description and the checklist of a card, which may be in the archive.
 *
 * @throws NotFoundError if the board has no such card
 */
export async function readCardTexts(access: MemberAccess, taskId: string): Promise<CardTexts> {
  const { id: boardId } = access.board;
  const { texts } = access.boards;
  const onBoard = (await access.currentBoard()).card(taskId);
  return await access.read(async (db) => {
    const where = { boardId_id: { boardId, id: taskId } };
    const card = onBoard ?? (await db.task.findUnique({ where, select: { textVersion: true } }));
    if (!card) throw noSuchCard();
    const key = { boardId, taskId, version: card.textVersion };
    return { ...key, ...(await texts.readTexts(key)) };
  });
}

/** Reads a page of the comments of a card, the newest first. @throws InputError if the cursor is invalid */
export async function readComments(
  access: MemberAccess,
  key: TextKey,
  page: PageInput,
): Promise<Page<ShownComment>> {
  return await access.read(() => access.boards.texts.readComments(key, page));
}

/** A card, and the time at which it was archived; null for a card on the board. */
export interface NumberedCard {
  readonly task: Card;
  readonly deletedAt: Date | null;
}

/**
 * Finds a card by its number, also in the archive.
 *
 * @throws NotFoundError if the board has no such card
 */
export async function readNumberedCard(access: MemberAccess, number: number): Promise<NumberedCard> {
  const { id: boardId } = access.board;
  const row = await access.read((db) =>
    db.task.findUnique({
      where: { boardId_number: { boardId, number } },
      select: { ...assignedCardColumns, deletedAt: true },
    }),
  );
  if (!row) throw noSuchCard();
  const { deletedAt, ...card } = row;
  return { task: toCard(card), deletedAt };
}

function noSuchCard(): NotFoundError {
  return new NotFoundError('This board has no such card.');
}
