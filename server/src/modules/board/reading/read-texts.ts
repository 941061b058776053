import type { Task } from '@canary/board/model';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Page, PageInput } from '../../../platform/paging.ts';
import { assignedTaskColumns, toTask } from '../cards/card-rows.ts';
import type { CardTexts, ShownComment, TextKey } from '../cards/text-reader.ts';
import type { MemberAccess } from '../members/access.ts';

/**
 * Reads the description and the checklist of a card, which may be in the archive.
 *
 * @throws NotFoundError if the board has no such card
 */
export async function readCardTexts(access: MemberAccess, taskId: string): Promise<CardTexts> {
  const { id: boardId, texts } = access.board;
  const onBoard = (await access.currentBoard()).task(taskId);
  return await access.read(async (db) => {
    const where = { boardId_id: { boardId, id: taskId } };
    const task = onBoard ?? (await db.task.findUnique({ where, select: { textVersion: true } }));
    if (!task) throw noSuchCard();
    const key = { boardId, taskId, version: task.textVersion };
    return { ...key, ...(await texts.readTexts(key)) };
  });
}

/** Reads a page of the comments of a card, the newest first. @throws InputError if the cursor is invalid */
export async function readComments(
  access: MemberAccess,
  key: TextKey,
  page: PageInput,
): Promise<Page<ShownComment>> {
  return await access.read(() => access.board.texts.readComments(key, page));
}

/** A card, and when it was archived; null for a card that is on the board. */
export interface NumberedTask {
  readonly task: Task;
  readonly deletedAt: Date | null;
}

/**
 * Finds a card by its number, also in the archive.
 *
 * @throws NotFoundError if the board has no such card
 */
export async function readNumberedTask(access: MemberAccess, number: number): Promise<NumberedTask> {
  const { id: boardId } = access.board;
  const row = await access.read((db) =>
    db.task.findUnique({
      where: { boardId_number: { boardId, number } },
      select: { ...assignedTaskColumns, deletedAt: true },
    }),
  );
  if (!row) throw noSuchCard();
  const { deletedAt, ...task } = row;
  return { task: toTask(task), deletedAt };
}

function noSuchCard(): NotFoundError {
  return new NotFoundError('This board has no such card.');
}
