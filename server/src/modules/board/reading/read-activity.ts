import { empty, sqltag } from '@prisma/client/runtime/client';
import { z } from 'zod';
import { BoardActivityKind } from '../../../generated/sqlite/enums.ts';
import {
  decodeCursor,
  invalidCursorError,
  type Page,
  type PageInput,
  toPage,
} from '../../../platform/paging.ts';
import { type ActivityChange, activityChange } from '../cards/activity.ts';
import type { BoardDb } from '../database.ts';
import type { MemberAccess } from '../members/access.ts';

const activityRow = z.object({
  version: z.int(),
  position: z.int(),
  kind: z.enum(BoardActivityKind),
  subjectId: z.string(),
  taskId: z.string().nullable(),
  title: z.string(),
  isDeleted: z.coerce.boolean().nullable(),
  changes: z.array(activityChange),
  actorId: z.string().nullable(),
  createdAt: z.date(),
});

/** A change of a card, person, column, label or the board, as people read it. */
export interface Activity {
  readonly version: number;
  /** The position among the entries of one change. */
  readonly position: number;
  readonly createdAt: Date;
  /** The person who acted; null if the person is no longer on the board, or the board doesn't name authors. */
  readonly actor: { readonly id: string; readonly name: string } | null;
  readonly kind: BoardActivityKind;
  /** The id of the card, person, column, label or board. */
  readonly subjectId: string;
  /** The title of the card, or the name of the person, column, label or board, after the change. */
  readonly title: string;
  /** The card's number; null for another change, or for a card that was erased. */
  readonly number: number | null;
  /** Whether the board was deleted after the change; null for another change. */
  readonly isDeleted: boolean | null;
  readonly changes: readonly ActivityChange[];
}

const dayMs = 24 * 60 * 60_000;

/** The highest version of a board. */
const maxVersion = 2 ** 31 - 1;

/**
 * Reads a page of the activity of a board or a card, the newest change first. Moves within a column are left out.
 *
 * @throws InputError if the cursor is invalid
 */
export async function readActivity(
  access: MemberAccess,
  { cardId, first, after }: PageInput & { readonly cardId?: string | null | undefined },
): Promise<Page<Activity>> {
  const { id: boardId, terms } = access.board;
  const [version, position] = after ? keyIn(after) : [maxVersion, 0];
  const since = new Date(access.boards.clock.now() - terms.activityDays * dayMs);
  return await access.read(async (db) => {
    const rows = await db.$queryRaw<object[]>`
      SELECT * FROM "BoardActivity"
      WHERE "boardId" = ${boardId} AND "createdAt" >= ${since}
        AND ("version" < ${version} OR ("version" = ${version} AND "position" > ${position}))
        ${cardId ? sqltag`AND "taskId" = ${cardId}` : empty}
      ORDER BY "version" DESC, "position" LIMIT ${first + 1}`;
    const found = rows.slice(0, first).map((row) => activityRow.parse(row));
    const activities = await toActivities(db, boardId, found);
    return toPage(activities, (entry) => [String(entry.version), String(entry.position)], {
      after,
      hasNextPage: rows.length > first,
    });
  });
}

/** The version and the position in a cursor. @throws InputError if the cursor is invalid */
function keyIn(cursor: string): readonly [number, number] {
  const [version, position] = decodeCursor(cursor).map(Number);
  const isValid = [version, position].every(
    (part) => Number.isInteger(part) && part !== undefined && part >= 0,
  );
  if (
    !isValid ||
    version === undefined ||
    position === undefined ||
    version > maxVersion ||
    position > maxVersion
  )
    throw invalidCursorError();
  return [version, position];
}

/** Adds the people who acted, and the numbers of cards that exist. */
async function toActivities(
  db: BoardDb,
  boardId: string,
  rows: readonly z.output<typeof activityRow>[],
): Promise<Activity[]> {
  const accountIds = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))];
  const people = await db.boardUser.findMany({
    where: { boardId, OR: [{ accountId: { in: accountIds } }, { lastAccountId: { in: accountIds } }] },
    select: { id: true, name: true, accountId: true, lastAccountId: true },
  });
  const cards = await db.task.findMany({
    where: { boardId, id: { in: [...new Set(rows.flatMap(({ taskId }) => taskId ?? []))] } },
    select: { id: true, number: true },
  });
  const numbers = new Map(cards.map(({ id, number }) => [id, number]));
  return rows.map(({ actorId, taskId, ...row }) => {
    const actor =
      people.find(({ accountId }) => accountId === actorId) ??
      people.find(({ lastAccountId }) => lastAccountId === actorId);
    return {
      ...row,
      actor: actor ? { id: actor.id, name: actor.name } : null,
      number: numbers.get(taskId ?? '') ?? null,
    };
  });
}
