import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { type LoggedEvent, parseEvent } from '../../server/src/modules/board/log/event.ts';
import { openExisting } from '../../server/src/platform/database/database.ts';

/** The logs of a database's boards, with the events that servers have pruned since they were read. */
export interface BoardLogs {
  /** Reads the new events of all boards. @throws if servers have pruned a new event */
  read(): Promise<void>;
  /** Reads the new events again and again, also after the database has failed. */
  follow(isOver: () => boolean): Promise<void>;
  /** The events of a board so far, in order. */
  eventsOf(boardId: string): readonly LoggedEvent[];
}

/** The time between two reads, in milliseconds: short enough that servers prune no new event. */
const pauseMs = 500;

/** Opens the logs of a database that servers use. The test closes them. */
export async function openBoardLogs(databaseUrl: string): Promise<BoardLogs> {
  const { client: db, close } = await openExisting(databaseUrl);
  onTestFinished(close);
  const logs = new Map<string, LoggedEvent[]>();
  const read = async () => {
    for (const { id: boardId } of await db.board.findMany({ select: { id: true } })) {
      const events = logs.get(boardId) ?? [];
      logs.set(boardId, events);
      const version = events.at(-1)?.version ?? 0;
      const where = { boardId, version: { gt: version } };
      const rows = await db.boardEvent.findMany({ where, orderBy: { version: 'asc' } });
      if (rows[0] && rows[0].version > version + 1)
        throw new Error('Events were pruned before they were read.');
      events.push(...rows.map(parseEvent));
    }
  };
  return {
    read,
    follow: async (isOver) => {
      while (!isOver()) {
        // Postgres may have crashed. Then no event is pruned until it has started again.
        await read().catch(() => undefined);
        await delay(pauseMs);
      }
    },
    eventsOf: (boardId) => logs.get(boardId) ?? [],
  };
}
