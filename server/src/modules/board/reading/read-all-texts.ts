import { maxReadTextBytes } from '@canary/board/limits';
import { empty, sqltag } from '@prisma/client/runtime/client';
import { z } from 'zod';
import {
  decodeCursor,
  type Page,
  type PageInput,
  rowsWithin,
  type SortKey,
  toPage,
} from '../../../platform/paging.ts';
import type { ShownComment, StoredItem } from '../cards/text-reader.ts';
import type { MemberAccess } from '../members/access.ts';

/** The description of a card. */
export interface Description {
  readonly taskId: string;
  readonly description: string;
}

/**
 * Reads a page of the descriptions of a board and its archive, sorted by the id of the card.
 *
 * @throws InputError if the cursor is invalid
 */
export async function readDescriptions(access: MemberAccess, page: PageInput): Promise<Page<Description>> {
  const { id: boardId } = access.board;
  return await access.read(async (db) => {
    const sizes = await db.$queryRaw`
      SELECT "taskId" AS "id", OCTET_LENGTH("description") AS "size" FROM "TaskText"
      WHERE "boardId" = ${boardId} AND OCTET_LENGTH("description") > 0
        ${page.after ? sqltag`AND "taskId" > ${decodeCursor(page.after)[0]}` : empty}
      ORDER BY "taskId" LIMIT ${page.first + 1}`;
    const read = (ids: string[]) =>
      db.taskText.findMany({
        where: { boardId, taskId: { in: ids } },
        orderBy: { taskId: 'asc' },
        select: { taskId: true, description: true },
      });
    return await readTextPage(page, sizes, read, ({ taskId }) => taskId);
  });
}

/**
 * Reads a page of the items of all checklists of a board and its archive, sorted by the id of the card and of the item. A page
 * of items isn't too long for a response.
 *
 * @throws InputError if the cursor is invalid
 */
export async function readAllItems(
  access: MemberAccess,
  { first, after }: PageInput,
): Promise<Page<StoredItem>> {
  const { id: boardId } = access.board;
  const [lastCard, lastId] = after ? decodeCursor(after) : ['', ''];
  return await access.read(async (db) => {
    const rows = await db.taskItem.findMany({
      where: {
        boardId,
        // This condition is redundant, but lets the database use the index.
        taskId: { gte: lastCard },
        OR: [{ taskId: { gt: lastCard } }, { id: { gt: lastId } }],
      },
      orderBy: [{ taskId: 'asc' }, { id: 'asc' }],
      take: first + 1,
      omit: { boardId: true },
    });
    const keyOf = ({ taskId, id }: StoredItem): SortKey => [taskId, id];
    return toPage(rows.slice(0, first), keyOf, { after, hasNextPage: rows.length > first });
  });
}

/**
 * Reads a page of the comments of a board and its archive, sorted by id.
 *
 * @throws InputError if the cursor is invalid
 */
export async function readAllComments(access: MemberAccess, page: PageInput): Promise<Page<ShownComment>> {
  const { id: boardId } = access.board;
  return await access.read(async (db) => {
    const sizes = await db.$queryRaw`
      SELECT "id", OCTET_LENGTH("text") AS "size" FROM "TaskComment"
      WHERE "boardId" = ${boardId} AND "deletedAt" IS NULL
        ${page.after ? sqltag`AND "id" > ${decodeCursor(page.after)[0]}` : empty}
      ORDER BY "id" LIMIT ${page.first + 1}`;
    const read = (ids: string[]) =>
      db.taskComment.findMany({
        where: { boardId, id: { in: ids }, deletedAt: null },
        orderBy: { id: 'asc' },
        select: { id: true, taskId: true, authorId: true, text: true, createdAt: true, editedAt: true },
      });
    return await readTextPage(page, sizes, read, ({ id }) => id);
  });
}

const textSizes = z.array(z.object({ id: z.string(), size: z.coerce.number() }));

/**
 * Reads the texts of a page. A page has fewer texts than requested if they would be too long for one response, so the
 * sizes of the texts are read first.
 *
 * @param sizes the id and the size of each text, and of one more text if there is another page
 */
async function readTextPage<Text>(
  { first, after }: PageInput,
  sizes: unknown,
  read: (ids: string[]) => Promise<Text[]>,
  idOf: (text: Text) => string,
): Promise<Page<Text>> {
  const found = textSizes.parse(sizes);
  const listed = rowsWithin(found.slice(0, first), maxReadTextBytes);
  const texts = await read(listed.map(({ id }) => id));
  const last = listed.at(-1);
  return toPage(texts, (text) => [idOf(text), ''], {
    after,
    hasNextPage: found.length > listed.length,
    endKey: last && [last.id, ''],
  });
}
