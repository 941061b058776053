import { createFound } from '@canary/board/changes/found';
import { readsOf } from '@canary/board/changes/index';
import { findArchived } from '../cards/card-rows.ts';
import { writeNotices } from '../cards/notices.ts';
import { eraseCards, findTexts, writeTexts } from '../cards/text-statements.ts';
import type { BoardDbClient } from '../database.ts';
import { writeWords } from '../search/write-words.ts';
import { applyChanges, type WaitingChange } from './apply-changes.ts';
import { lockBoards, type Rows, writeRows } from './batch-statements.ts';
import type { BoardLog } from './board-log.ts';
import type { LoggedEvent } from './event.ts';
import { type Applied, findApplied } from './keys.ts';
import { isPruningDue, pruneBoard } from './prune.ts';
import { boardNotFound } from './read-board.ts';

/** Changes of boards, in the order of their arrival. */
export type ChangesByBoard = ReadonlyMap<BoardLog, readonly WaitingChange[]>;

/** Changes of a board that were written together. */
interface Batch {
  readonly log: BoardLog;
  /** The new events, which the log doesn't have yet. */
  readonly events: readonly LoggedEvent[];
  /** A function for each change that answers it. Call these functions after the commit. */
  readonly answers: readonly (() => void)[];
}

/** What a transaction has written. */
interface Written {
  readonly batches: readonly Batch[];
  /** The accounts whose number of unread notices may have changed. */
  readonly noticed: ReadonlySet<string>;
}

/**
 * Locks the boards, runs the rules of changes in order, and writes all results with a few statements. The boards in
 * memory don't change before the events are committed and appended to their logs.
 */
export async function writeBatches(
  transaction: BoardDbClient,
  boards: ChangesByBoard,
  now: Date,
): Promise<Written> {
  const locked = await lockBoards(
    transaction,
    [...boards.keys()].map(({ boardId }) => boardId),
  );
  const all = [...boards].flatMap(([{ boardId }, changes]) =>
    changes.map((change) => ({ boardId, ...change, reads: readsOf(change.change) })),
  );
  const applied = await findApplied(transaction, all);
  const found = new Map([...boards.keys()].map(({ boardId }) => [boardId, createFound()]));
  const foundOf = (boardId: string) => found.get(boardId) ?? createFound();
  const archived = all.flatMap(({ boardId, reads }) => (reads.archived ?? []).map((id) => ({ boardId, id })));
  await findArchived(transaction, archived, foundOf);
  const texts = all.map(({ boardId, reads }) => ({ boardId, ...reads }));
  await findTexts(transaction, texts, foundOf);
  const batches: Batch[] = [];
  const written: Rows[] = [];
  for (const [log, changes] of boards) {
    const { boardId } = log;
    const size = locked.get(boardId);
    if (!size) throw boardNotFound();
    await log.catchUp(transaction, size.version);
    const context = {
      ...{ boardId, size, now },
      found: foundOf(boardId),
      applied: applied.get(boardId) ?? new Map<string, Applied>(),
    };
    const { answers, rows } = log.board.simulate((board) => applyChanges(changes, board, context));
    batches.push({ log, events: rows.events, answers });
    if (rows.events.length > 0) written.push(rows);
  }
  if (written.length > 0) await writeRows(transaction, written, now);
  await writeTexts(transaction, written);
  await writeWords(transaction, written);
  const noticed = await writeNotices(transaction, written, now);
  for (const { board, purged } of written)
    if (purged.size > 0) await eraseCards(transaction, board.id, [...purged]);
  for (const { board, events } of written) {
    const { id, version } = board;
    if (isPruningDue(events[0]?.version ?? version, version)) {
      await pruneBoard(transaction, id, version, now.getTime());
    }
  }
  return { batches, noticed };
}
