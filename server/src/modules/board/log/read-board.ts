import { boardColors } from '@canary/board/colors';
import { type BoardColumn, type Card, compareRanked, type Label, type Snapshot } from '@canary/board/model';
import { z } from 'zod';
import { NotFoundError } from '../../../platform/errors.ts';
import { bytesOfCard, taskColumns, toCard } from '../cards/card-rows.ts';
import type { BoardDb, BoardDbClient } from '../database.ts';
import { termsOf } from '../open-board.ts';
import { lockBoards } from './batch-statements.ts';
import { type LoggedEvent, parseEvent } from './event.ts';

/** How many cards a statement reads, so that other work can run while a large board is read. */
const pageSize = 500;
/** How often a board is read again because it changed meanwhile, before it is locked. */
const attempts = 3;

/**
 * Reads a whole board at a version, sorted by rank and name.
 *
 * @throws NotFoundError if there is no such board
 */
export async function readBoard(db: BoardDb, boardId: string): Promise<Snapshot> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const board = await readRows(db, boardId);
    // Every change makes another version, so the rows belong together.
    if ((await readVersion(db, boardId)) === board.version) return board;
  }
  return await db.$transaction(async (transaction) => {
    await lockBoards(transaction, [boardId]);
    return await readRows(transaction, boardId);
  });
}

/** Reads the rows of a board. If the board isn't locked and changes meanwhile, rows are newer than the version. */
export async function readRows(db: BoardDbClient, boardId: string): Promise<Snapshot> {
  const board = await db.board.findUnique({ where: { id: boardId } });
  if (!board) throw boardNotFound();
  const cards = await readCards(db, boardId);
  const [users, columns, labels] = await Promise.all([
    db.boardUser.findMany({
      where: { boardId },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true, accountId: true, role: true },
    }),
    db.boardColumn.findMany({
      where: { boardId },
      orderBy: [{ rank: 'asc' }, { id: 'asc' }],
      omit: { boardId: true },
    }),
    db.boardLabel.findMany({
      where: { boardId },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      omit: { boardId: true },
    }),
  ]);
  const { version, name, deletedAt } = board;
  return {
    version,
    name,
    isDeleted: deletedAt !== null,
    columns: termsOf(boardId).columns ?? columns.map(toColumn),
    labels: labels.map(toLabel),
    tasks: cards.sort(compareRanked),
    users,
  };
}

/** Reads the cards of a board, in no particular order. */
async function readCards(db: BoardDbClient, boardId: string): Promise<Card[]> {
  const cards: Card[] = [];
  for (let after = ''; ; ) {
    const rows = await db.task.findMany({
      where: { boardId, deletedAt: null, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: pageSize,
      select: taskColumns,
    });
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) return cards;
    const assignees = await db.taskAssignee.findMany({
      where: { boardId, taskId: { gte: first.id, lte: last.id } },
      orderBy: { position: 'asc' },
    });
    const assigneesOf = new Map<string, { readonly personId: string }[]>();
    for (const assignee of assignees)
      assigneesOf.set(assignee.taskId, [...(assigneesOf.get(assignee.taskId) ?? []), assignee]);
    const page = rows.map((row) => toCard({ ...row, assignees: assigneesOf.get(row.id) ?? [] }));
    // Computes the sizes page by page, because the sizes of 10,000 cards at once would take long.
    page.forEach(bytesOfCard);
    cards.push(...page);
    if (rows.length < pageSize) return cards;
    after = last.id;
  }
}

/** A board's version: the number of changes so far. @throws NotFoundError if there is no such board */
export async function readVersion(db: BoardDbClient, boardId: string): Promise<number> {
  const board = await db.board.findUnique({ where: { id: boardId }, select: { version: true } });
  if (!board) throw boardNotFound();
  return board.version;
}

/**
 * The error for a board that doesn't exist. The field tells clients that the board is gone, and not one of its cards.
 */
export function boardNotFound(): NotFoundError {
  return new NotFoundError('There is no such board.', 'boardId');
}

/**
 * Reads a board's events after a version, in order and without gaps.
 *
 * @param limit the maximum number of events
 * @returns null if the log doesn't reach back that far
 */
export async function readLog(
  db: BoardDbClient,
  boardId: string,
  since: number,
  limit: number,
): Promise<LoggedEvent[] | null> {
  const rows = await db.boardEvent.findMany({
    where: { boardId, version: { gt: since } },
    orderBy: { version: 'asc' },
    take: limit,
  });
  const events = rows.map(parseEvent);
  return events[0] && events[0].version !== since + 1 ? null : events;
}

const color = z.enum(boardColors);

/** Converts the row of a column. */
export function toColumn({
  color: name,
  ...row
}: Omit<BoardColumn, 'color'> & { readonly color: string | null }) {
  return { ...row, color: name === null ? null : color.parse(name) };
}

/** Converts the row of a label. */
export function toLabel({ color: name, ...row }: Omit<Label, 'color'> & { readonly color: string }): Label {
  return { ...row, color: color.parse(name) };
}
