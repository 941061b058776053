import { maxReadTextBytes } from '@canary/board/limits';
import { join, type Sql, sqltag } from '@prisma/client/runtime/client';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import {
  decodeCursor,
  type Page,
  type PageInput,
  rowsWithin,
  type SortKey,
  toPage,
} from '../../../platform/paging.ts';
import { type BoardDb, withBoardTables } from '../database.ts';

/**
 * Exports a user's memberships, invitations and notices. Cards and comments are read apart, because they can be too
 * many for one response.
 */
export async function collectBoards(server: Db, userId: string) {
  const db = withBoardTables(server);
  const memberships = await db.boardUser.findMany({
    where: { accountId: userId },
    orderBy: [{ createdAt: 'asc' }, { boardId: 'asc' }],
    select: { boardId: true, name: true, role: true, createdAt: true, lastSeenAt: true },
  });
  const ids = memberships.map(({ boardId }) => boardId);
  const boards = await db.board.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  const invitations = await db.boardInvitation.findMany({
    where: { boardId: { in: ids }, inviterId: userId },
    orderBy: { createdAt: 'asc' },
    omit: { inviterId: true, hash: true },
  });
  const notices = await db.boardNotice.findMany({
    where: { accountId: userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { boardId: true, taskId: true, kind: true, createdAt: true, readAt: true },
  });
  const numberOf = await readNumbers(db, notices);
  return memberships.map(({ name: ownName, ...membership }) => ({
    name: boards.find(({ id }) => id === membership.boardId)?.name ?? '',
    ownName,
    ...membership,
    invitations: invitations.filter(({ boardId }) => boardId === membership.boardId),
    notices: notices
      .filter(({ boardId }) => boardId === membership.boardId)
      .map(({ boardId, taskId, ...notice }) => ({ task: numberOf({ boardId, taskId }), ...notice })),
  }));
}

/** A card that is assigned to a user, as the export of the user's data has it. */
export interface AssignedCard {
  readonly boardId: string;
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly dueOn: string | null;
  readonly doneOn: string | null;
  /** The id of the card's column. */
  readonly columnId: string;
  /** When the card was archived. */
  readonly deletedAt: Date | null;
}

/**
 * Reads a page of the cards that are assigned to a user, including archived cards and cards of deleted boards, sorted
 * by board and id.
 *
 * @throws InputError if the cursor is invalid
 */
export async function readAssignedCards(
  server: Db,
  userId: string,
  page: PageInput,
): Promise<Page<AssignedCard>> {
  const db = withBoardTables(server);
  const select = ({ boardId, personId, after }: OwnRows) => sqltag`
    SELECT "boardId", "taskId" AS "id", 0 AS "size" FROM "TaskAssignee"
    WHERE "boardId" = ${boardId} AND "personId" = ${personId} AND "taskId" > ${after} ORDER BY "taskId"`;
  return await readOwnPage(db, userId, page, select, (listed) =>
    db.task.findMany({
      // The membership is checked by the statement that reads the cards.
      where: { OR: listed, assignees: { some: { person: { accountId: userId } } } },
      orderBy: [{ boardId: 'asc' }, { id: 'asc' }],
      select: {
        boardId: true,
        id: true,
        number: true,
        title: true,
        dueOn: true,
        doneOn: true,
        columnId: true,
        deletedAt: true,
      },
    }),
  );
}

/** A comment of a user, as the export of the user's data has it. */
export interface OwnComment {
  readonly boardId: string;
  readonly id: string;
  /** The number of the comment's card. */
  readonly number: number;
  readonly text: string;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly deletedAt: Date | null;
}

/**
 * Reads a page of a user's comments, including deleted comments that aren't erased yet and comments on deleted boards,
 * sorted by board and id.
 *
 * @throws InputError if the cursor is invalid
 */
export async function readOwnComments(
  server: Db,
  userId: string,
  page: PageInput,
): Promise<Page<OwnComment>> {
  const db = withBoardTables(server);
  const select = ({ boardId, personId, after }: OwnRows) => sqltag`
    SELECT "boardId", "id", OCTET_LENGTH("text") AS "size" FROM "TaskComment"
    WHERE "boardId" = ${boardId} AND "authorId" = ${personId} AND "id" > ${after} ORDER BY "id"`;
  return await readOwnPage(db, userId, page, select, async (listed) => {
    const comments = await db.taskComment.findMany({
      where: { OR: listed },
      orderBy: [{ boardId: 'asc' }, { id: 'asc' }],
      select: {
        ...{ boardId: true, id: true, taskId: true, text: true },
        ...{ createdAt: true, editedAt: true, deletedAt: true },
      },
    });
    const numberOf = await readNumbers(db, comments);
    // A card that is erased takes its comments with it.
    return comments.flatMap((comment) => {
      const number = numberOf(comment);
      return number === undefined ? [] : { ...comment, number };
    });
  });
}

interface OfCard {
  readonly boardId: string;
  readonly taskId: string;
}

/**
 * Reads the numbers of cards. Returns a function that finds the number of a row's card; undefined for an erased card.
 */
async function readNumbers(db: BoardDb, rows: readonly OfCard[]) {
  const cards = await db.task.findMany({
    where: { OR: idsByBoard(rows.map(({ boardId, taskId: id }) => ({ boardId, id }))) },
    select: { boardId: true, id: true, number: true },
  });
  const numbers = new Map(cards.map(({ boardId, id, number }) => [`${boardId} ${id}`, number]));
  return ({ boardId, taskId }: OfCard) => numbers.get(`${boardId} ${taskId}`);
}

/** The rows of a person on a board, after an id. */
interface OwnRows {
  readonly boardId: string;
  readonly personId: string;
  readonly after: string;
}

interface OwnId {
  readonly boardId: string;
  readonly id: string;
}

/** The ids of rows of a board. */
interface IdsOfBoard {
  readonly boardId: string;
  readonly id: { readonly in: string[] };
}

/** Groups rows by board: with a condition for each row, SQLite would refuse the statement. */
function idsByBoard(rows: readonly OwnId[]): IdsOfBoard[] {
  const ids = new Map<string, string[]>();
  for (const { boardId, id } of rows) {
    const ofBoard = ids.get(boardId) ?? [];
    ids.set(boardId, ofBoard);
    ofBoard.push(id);
  }
  return [...ids].map(([boardId, ofBoard]) => ({ boardId, id: { in: ofBoard } }));
}

const idKey = ({ boardId, id }: OwnId): SortKey => [boardId, id];

/** The maximum number of boards that are read with one statement: SQLite limits the parts of a UNION. */
const maxBoardsAtOnce = 100;

const foundRows = z.array(z.object({ boardId: z.string(), id: z.string(), size: z.coerce.number() }));

/**
 * Reads a page of a user's rows of all boards. A page has fewer rows than requested if they would be too long for one
 * response, so the sizes of the rows are read first. The rows are ranges of an index on each board, so that the time
 * doesn't grow with the account.
 *
 * @param select selects the ids and sizes of rows, sorted by id
 * @throws InputError if the cursor is invalid
 */
async function readOwnPage<Row extends OwnId>(
  db: BoardDb,
  userId: string,
  { first, after }: PageInput,
  select: (rows: OwnRows) => Sql,
  read: (listed: IdsOfBoard[]) => Promise<Row[]>,
): Promise<Page<Row>> {
  const [lastBoard, lastId] = after ? decodeCursor(after) : ['', ''];
  const memberships = await db.boardUser.findMany({
    where: { accountId: userId, boardId: { gte: lastBoard } },
    orderBy: { boardId: 'asc' },
    select: { boardId: true, id: true },
  });
  const found: z.output<typeof foundRows> = [];
  for (let start = 0; start < memberships.length && found.length <= first; start += maxBoardsAtOnce) {
    const take = first + 1 - found.length;
    const selected = memberships.slice(start, start + maxBoardsAtOnce).map(({ boardId, id: personId }) => {
      const rows = select({ boardId, personId, after: boardId === lastBoard ? lastId : '' });
      return sqltag`SELECT * FROM (${rows} LIMIT ${take}) AS "rows"`;
    });
    const rows = await db.$queryRaw`${join(selected, ' UNION ALL ')} LIMIT ${take}`;
    found.push(...foundRows.parse(rows));
  }
  const listed = rowsWithin(found.slice(0, first), maxReadTextBytes);
  const rows = listed.length > 0 ? await read(idsByBoard(listed)) : [];
  const last = listed.at(-1);
  return toPage(rows, idKey, {
    after,
    hasNextPage: found.length > listed.length,
    endKey: last && idKey(last),
  });
}
