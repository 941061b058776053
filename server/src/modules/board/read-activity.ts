import { empty, sqltag } from '@prisma/client/runtime/client';
import { ForbiddenError } from '../../platform/errors.ts';
import { decodeCursor, invalidCursor, type Page, type PageInput, toPage } from '../../platform/paging.ts';
import type { MemberAccess } from './access.ts';
import type { BoardDb } from './database.ts';
import { type ActivityChange, type BoardEvent, type Kind, openBoardId, parseEvent } from './event.ts';
import { activityMs } from './prune.ts';

/** A change of a board, as its people read it. */
export interface Activity {
  readonly version: number;
  readonly createdAt: Date;
  /** The person who acted; null if they are no longer on the board. */
  readonly actor: { readonly id: string; readonly name: string } | null;
  readonly kind: Kind;
  /** The id of the card, person, column, label or board. */
  readonly subjectId: string;
  /** The title of the card, or the name of the person, column, label or board. */
  readonly title: string;
  /** Null if it isn't about a card, or the card was deleted for good. */
  readonly number: number | null;
  /** Whether the board was deleted after the change; null for a change of something else. */
  readonly isDeleted: boolean | null;
  readonly changes: readonly ActivityChange[];
}

/** The first version that no board has. */
const maxVersion = 2 ** 31 - 1;

/**
 * Reads a page of what was changed on a board or a card in the last 90 days, the newest first. Moves within a column aren't
 * among the changes.
 *
 * @throws InputError if the cursor is invalid
 * @throws ForbiddenError on the open board
 */
export async function readActivity(
  access: MemberAccess,
  { cardId, first, after }: PageInput & { readonly cardId?: string | null | undefined },
): Promise<Page<Activity>> {
  const { id: boardId, clock } = access.board;
  if (boardId === openBoardId) throw new ForbiddenError('The open board doesn’t tell who did what.');
  const before = after ? versionIn(after) : maxVersion;
  const since = new Date(clock.now() - activityMs);
  return await access.read(async (db) => {
    const rows = await db.$queryRaw<object[]>`
      SELECT * FROM "BoardEvent"
      WHERE "boardId" = ${boardId} AND "version" < ${before} AND "createdAt" >= ${since} AND "activity" IS NOT NULL
        ${cardId ? sqltag`AND "taskId" = ${cardId}` : empty}
      ORDER BY "version" DESC LIMIT ${first + 1}`;
    const activities = await toActivities(db, boardId, rows.slice(0, first).map(parseEvent));
    const keyOf = ({ version }: Activity) => [String(version), ''] as const;
    return toPage(activities, keyOf, { after, hasNextPage: rows.length > first });
  });
}

/** @throws InputError if the cursor is invalid */
function versionIn(cursor: string): number {
  const version = Number(decodeCursor(cursor)[0]);
  if (!Number.isInteger(version) || version < 1 || version > maxVersion) throw invalidCursor();
  return version;
}

/** Adds the people who acted, the numbers of cards that exist, and the titles of archived and erased cards. */
async function toActivities(
  db: BoardDb,
  boardId: string,
  events: readonly BoardEvent[],
): Promise<Activity[]> {
  const accountIds = [...new Set(events.flatMap(({ actorId }) => actorId ?? []))];
  const people = await db.boardUser.findMany({
    where: { boardId, OR: [{ accountId: { in: accountIds } }, { lastAccountId: { in: accountIds } }] },
    select: { id: true, name: true, accountId: true, lastAccountId: true },
  });
  const cardIds = events.flatMap(({ kind, payload }) => (kind.startsWith('TASK_') ? payload.id : []));
  const cards = await db.task.findMany({
    where: { boardId, id: { in: [...new Set(cardIds)] } },
    select: { id: true, title: true, number: true },
  });
  const cardsById = new Map(cards.map((card) => [card.id, card]));
  const erased = await findErasedTitles(
    db,
    boardId,
    cardIds.filter((id) => !cardsById.has(id)),
  );
  return events.map(({ version, createdAt, actorId, kind, payload, activity }) => {
    const actor =
      people.find(({ accountId }) => accountId === actorId) ??
      people.find(({ lastAccountId }) => lastAccountId === actorId);
    const changes = activity ?? [];
    const isPurge = kind === 'TASK_PURGED';
    const card = kind.startsWith('TASK_') && !isPurge ? cardsById.get(payload.id) : undefined;
    const formerTitle = isPurge ? titleBefore(activity) : erased.get(payload.id);
    const title = 'title' in payload ? payload.title : (card?.title ?? formerTitle);
    const formerName = changes.find(({ field }) => field === 'name')?.from ?? null;
    const name = 'name' in payload ? payload.name : formerName;
    return {
      version,
      createdAt,
      actor: actor ? { id: actor.id, name: actor.name } : null,
      kind,
      subjectId: payload.id,
      title: title ?? name ?? '',
      number: card?.number ?? null,
      isDeleted: 'isDeleted' in payload ? payload.isDeleted : null,
      changes,
    };
  });
}

/** The titles that cards had when they were deleted for good, by id. */
async function findErasedTitles(
  db: BoardDb,
  boardId: string,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db.boardEvent.findMany({
    where: { boardId, kind: 'TASK_PURGED', taskId: { in: [...new Set(taskIds)] } },
    orderBy: { version: 'asc' },
  });
  return new Map(rows.map(parseEvent).map(({ payload, activity }) => [payload.id, titleBefore(activity)]));
}

function titleBefore(changes: readonly ActivityChange[] | null): string | null {
  return changes?.find(({ field }) => field === 'title')?.from ?? null;
}
