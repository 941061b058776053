import type { Card } from '@canary/board/model';
import { empty, join, sqltag } from '@prisma/client/runtime/client';
import { type Page, type PageInput, timeInCursor, timeKey, toPage } from '../../../platform/paging.ts';
import { assignedCardColumns, toCard } from '../cards/card-rows.ts';
import type { MemberAccess } from '../members/access.ts';

const dayMs = 24 * 60 * 60_000;

/** A card that can be restored. */
export interface DeletedCard {
  readonly task: Card;
  readonly deletedAt: Date;
}

interface DeletedTasksInput extends PageInput {
  /** A part of the title, or `#` and the number; all cards if it is missing. */
  readonly search?: string | null | undefined;
}

/**
 * Reads a page of the archived cards that aren't due to be erased, the last archived first.
 *
 * @throws InputError if the cursor is invalid
 */
export async function readDeletedCards(
  access: MemberAccess,
  { first, after, search }: DeletedTasksInput,
): Promise<Page<DeletedCard>> {
  const { id: boardId, terms } = access.board;
  const since = new Date(
    terms.archiveDays === null ? 0 : access.boards.clock.now() - terms.archiveDays * dayMs,
  );
  return await access.read(async (db) => {
    const keys = await db.$queryRaw<{ readonly id: string }[]>`
      SELECT "id" FROM "Task" WHERE "boardId" = ${boardId} AND "deletedAt" >= ${since}
        ${search?.trim() ? matches(search.trim()) : empty}
        ${after ? sqltag`AND ("deletedAt", "id") < (${join(timeInCursor(after))})` : empty}
      ORDER BY "deletedAt" DESC, "id" DESC LIMIT ${first + 1}`;
    const rows = await db.task.findMany({
      where: { boardId, id: { in: keys.slice(0, first).map(({ id }) => id) } },
      orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
      select: { ...assignedCardColumns, deletedAt: true },
    });
    const found = rows.flatMap(({ deletedAt, ...row }) =>
      deletedAt ? [{ task: toCard(row), deletedAt }] : [],
    );
    return toPage(found, ({ task: card, deletedAt }) => timeKey(deletedAt, card.id), {
      after,
      hasNextPage: keys.length > first,
    });
  });
}

/** The condition for a title that contains a text, or for a number. SQLite ignores case for the letters a to z only. */
function matches(search: string) {
  if (/^#\d{1,9}$/.test(search)) return sqltag`AND "number" = ${Number(search.slice(1))}`;
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sqltag`AND LOWER("title") LIKE LOWER(${pattern}) ESCAPE '\\'`;
}
