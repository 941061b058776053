import { maxReadTextBytes } from '@canary/input/limits';
import { empty, sqltag } from '@prisma/client/runtime/client';
import { z } from 'zod';
import {
  decodeCursor,
  invalidCursor,
  type Page,
  type PageInput,
  rowsWithin,
  type SortKey,
  toPage,
} from '../../platform/paging.ts';
import type { MemberAccess } from './access.ts';
import { requireOwnCards } from './rights.ts';
import type { Comment } from './text-reader.ts';

// A page has fewer texts than requested if they would be too long for one answer, so their sizes are read first.

/** The description of a card. */
export interface Description {
  readonly taskId: string;
  readonly description: string;
}

const sizes = z.array(z.object({ taskId: z.string(), size: z.coerce.number() }));

/**
 * Reads a page of the descriptions of a board and its archive, sorted by the id of the card.
 *
 * @throws InputError if the cursor is invalid
 * @throws ForbiddenError on the open board
 */
export async function readDescriptions(
  access: MemberAccess,
  { first, after }: PageInput,
): Promise<Page<Description>> {
  requireOwnCards(access);
  const { id: boardId } = access.board;
  return await access.read(async (db) => {
    const rows = await db.$queryRaw`
      SELECT "taskId", OCTET_LENGTH("description") AS "size" FROM "TaskText"
      WHERE "boardId" = ${boardId} AND OCTET_LENGTH("description") > 0
        ${after ? sqltag`AND "taskId" > ${decodeCursor(after)[0]}` : empty}
      ORDER BY "taskId" LIMIT ${first + 1}`;
    const found = sizes.parse(rows);
    const listed = rowsWithin(found.slice(0, first), maxReadTextBytes);
    const descriptions = await db.taskText.findMany({
      where: { boardId, taskId: { in: listed.map(({ taskId }) => taskId) } },
      orderBy: { taskId: 'asc' },
      select: { taskId: true, description: true },
    });
    const keyOf = ({ taskId }: Pick<Description, 'taskId'>) => [taskId, ''] as const;
    const last = listed.at(-1);
    const hasNextPage = found.length > listed.length;
    return toPage(descriptions, keyOf, { after, hasNextPage, endKey: last && keyOf(last) });
  });
}

const commentSizes = z.array(
  z.object({ taskId: z.string(), id: z.string(), createdAt: z.date(), size: z.coerce.number() }),
);

/**
 * Reads a page of the comments of a board and its archive, card by card, the newest of a card first.
 *
 * @throws InputError if the cursor is invalid
 * @throws ForbiddenError on the open board
 */
export async function readAllComments(
  access: MemberAccess,
  { first, after }: PageInput,
): Promise<Page<Comment>> {
  requireOwnCards(access);
  const { id: boardId } = access.board;
  return await access.read(async (db) => {
    const rows = await db.$queryRaw`
      SELECT "taskId", "id", "createdAt", OCTET_LENGTH("text") AS "size" FROM "TaskComment"
      WHERE "boardId" = ${boardId} AND "deletedAt" IS NULL
        ${after ? sqltag`AND ("taskId", "createdAt", "id") < ${keyAfter(after)}` : empty}
      ORDER BY "taskId" DESC, "createdAt" DESC, "id" DESC LIMIT ${first + 1}`;
    const found = commentSizes.parse(rows);
    const listed = rowsWithin(found.slice(0, first), maxReadTextBytes);
    const comments = await db.taskComment.findMany({
      where: { boardId, id: { in: listed.map(({ id }) => id) }, deletedAt: null },
      orderBy: [{ taskId: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true, taskId: true, authorId: true, text: true, createdAt: true, editedAt: true },
    });
    const last = listed.at(-1);
    const hasNextPage = found.length > listed.length;
    return toPage(comments, keyOf, { after, hasNextPage, endKey: last && keyOf(last) });
  });
}

function keyOf({ taskId, createdAt, id }: Pick<Comment, 'taskId' | 'createdAt' | 'id'>): SortKey {
  return [taskId, `${createdAt.toISOString()} ${id}`];
}

/** The key of a comment: its card's id, its time and its id. */
const commentKey = z.tuple([z.string(), z.iso.datetime().pipe(z.coerce.date()), z.string()]);

/** @throws InputError if the cursor is invalid */
function keyAfter(cursor: string) {
  const [card, comment] = decodeCursor(cursor);
  const key = commentKey.safeParse([card, ...comment.split(' ')]);
  if (!key.success) throw invalidCursor();
  const [taskId, createdAt, id] = key.data;
  return sqltag`(${taskId}, ${createdAt}, ${id})`;
}
