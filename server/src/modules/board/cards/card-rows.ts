import type { Found } from '@canary/board/changes/found';
import type { Card } from '@canary/board/model';
import { card } from '@canary/board/rows';
import { join, raw, sqltag } from '@prisma/client/runtime/client';
import type { BoardDbClient } from '../database.ts';

const { assigneeIds: _, ...stored } = card.shape;

/** The columns of a card's row. Assignees are in a table of their own. */
export const taskColumns = Object.fromEntries(Object.keys(stored).map((name) => [name, true])) as {
  readonly [Name in keyof typeof stored]: true;
};

/** The columns of a card and its assignees. Only for a few cards: Prisma lists all card ids in a second query. */
export const assignedCardColumns = {
  ...taskColumns,
  assignees: { select: { personId: true }, orderBy: { position: 'asc' } },
} as const;

/** A card as {@link assignedCardColumns} reads it. */
interface CardRow extends Omit<Card, 'assigneeIds' | 'labelIds'> {
  readonly labelIds: unknown;
  readonly assignees: readonly { readonly personId: string }[];
}

/** Converts a row of a card. */
export function toCard({ assignees, ...row }: CardRow): Card {
  return {
    ...row,
    assigneeIds: assignees.map(({ personId }) => personId),
    labelIds: isEmpty(row.labelIds) ? [] : card.shape.labelIds.parse(row.labelIds),
  };
}

/** Whether a JSON column is an empty list, as it is for most cards. */
function isEmpty(json: unknown): boolean {
  return Array.isArray(json) && json.length === 0;
}

/** Finds the archived cards that changes name, and adds each card to the rows of its board. */
export async function findArchived(
  transaction: BoardDbClient,
  named: readonly { readonly boardId: string; readonly id: string }[],
  foundOf: (boardId: string) => Pick<Found, 'archived'>,
): Promise<void> {
  const ids = named.map(({ boardId, id }) => sqltag`(${boardId}, ${id})`);
  if (ids.length === 0) return;
  const found = await transaction.$queryRaw<{ readonly boardId: string; readonly id: string }[]>`
    SELECT "boardId", "id" FROM "Task"
    WHERE ("boardId", "id") IN (VALUES ${join(ids)}) AND "deletedAt" IS NOT NULL`;
  if (found.length === 0) return;
  const rows = await transaction.task.findMany({
    where: { OR: found.map(({ boardId, id }) => ({ boardId, id })) },
    select: { boardId: true, ...assignedCardColumns },
  });
  for (const { boardId, ...row } of rows) foundOf(boardId).archived.set(row.id, toCard(row));
}

/** The maximum number of rows that a statement writes, because databases limit the parameters of a statement. */
const maxRows = 1_000;

/** Splits rows into parts for one statement each. */
export function* splitRows<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += maxRows) yield rows.slice(start, start + maxRows);
}

const cardColumns = Object.keys(taskColumns) as (keyof typeof taskColumns)[];
// The names come from the code, not from a client.
const cardNames = raw(cardColumns.map((name) => `"${name}"`).join(', '));
// SQLite rewrites the indexes of every column that a statement names, even if the value stays.
const cardUpdates = raw(
  cardColumns
    .filter((name) => name !== 'id' && name !== 'number')
    .map((name) => `"${name}" = excluded."${name}"`)
    .join(', '),
);

/** The cards of a board to write. */
export interface CardRows {
  readonly board: { readonly id: string };
  readonly tasks: readonly Card[];
  readonly deletedTasks: readonly Card[];
  /** The ids of the cards to write that have other assignees than before. */
  readonly reassigned: ReadonlySet<string>;
}

/** Writes cards and their assignees. */
export async function writeCards(
  transaction: BoardDbClient,
  boards: readonly CardRows[],
  now: Date,
): Promise<void> {
  const cardRow = (boardId: string, task: Card, deletedAt: Date | null) => {
    const values = cardColumns.map((name) => {
      const value = task[name];
      return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    });
    return sqltag`(${boardId}, ${now}, ${deletedAt}, ${join(values)})`;
  };
  const cardRows = boards.flatMap(({ board, tasks, deletedTasks: deletedCards }) => [
    ...tasks.map((task) => cardRow(board.id, task, null)),
    ...deletedCards.map((task) => cardRow(board.id, task, now)),
  ]);
  for (const part of splitRows(cardRows)) {
    await transaction.$executeRaw`
      INSERT INTO "Task" ("boardId", "createdAt", "deletedAt", ${cardNames})
      VALUES ${join(part)}
      ON CONFLICT ("boardId", "id") DO UPDATE SET "deletedAt" = excluded."deletedAt", ${cardUpdates}`;
  }
  const reassigned = boards.flatMap(({ board, tasks, deletedTasks: deletedCards, reassigned: ids }) =>
    [...tasks, ...deletedCards]
      .filter(({ id }) => ids.has(id))
      .map(({ id, assigneeIds }) => ({ boardId: board.id, taskId: id, assigneeIds })),
  );
  if (reassigned.length === 0) return;
  const keys = reassigned.map(({ boardId, taskId }) => sqltag`(${boardId}, ${taskId})`);
  await transaction.$executeRaw`
    DELETE FROM "TaskAssignee" WHERE ("boardId", "taskId") IN (VALUES ${join(keys)})`;
  const assigneeRows = reassigned.flatMap(({ boardId, taskId, assigneeIds }) =>
    assigneeIds.map((personId, position) => sqltag`(${boardId}, ${taskId}, ${personId}, ${position})`),
  );
  if (assigneeRows.length > 0)
    await transaction.$executeRaw`
      INSERT INTO "TaskAssignee" ("boardId", "taskId", "personId", "position") VALUES ${join(assigneeRows)}`;
}

/** The length of a value as JSON, in bytes. */
export function jsonBytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** The sizes of cards in memory, by card. A changed card is another object. */
const sizes = new WeakMap<Card, number>();

/** The size of a card: the length of its row as JSON, in bytes; 0 for no card. */
export function bytesOfCard(card: Card | undefined): number {
  if (!card) return 0;
  const known = sizes.get(card);
  if (known !== undefined) return known;
  const size = jsonBytesOf(card);
  sizes.set(card, size);
  return size;
}
