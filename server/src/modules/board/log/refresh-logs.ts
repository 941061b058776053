import { setImmediate } from 'node:timers/promises';
import type { BoardLog, BoardServices } from './board-log.ts';

/** Refreshes the logs of boards that another server may have changed. */
export interface LogRefresher {
  /** Refreshes logs that are behind the database. */
  refresh(logs: readonly BoardLog[]): Promise<void>;
  /** Refreshes a log after another server has signalled a change. */
  refreshSignalled(log: BoardLog): Promise<void>;
}

/** Reads the versions of signalled boards together, because a lost connection to the servers signals all boards. */
export function createLogRefresher({ db, logger }: Pick<BoardServices, 'db' | 'logger'>): LogRefresher {
  const refreshBehind = async (logs: readonly BoardLog[]) => {
    const ids = logs.map(({ boardId }) => boardId);
    const rows = await db.board.findMany({ where: { id: { in: ids } }, select: { id: true, version: true } });
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    const behind = logs.filter((log) => (versions.get(log.boardId) ?? 0) > log.events.newest());
    await Promise.all(behind.map((log) => log.refresh()));
  };
  const refresh = (logs: readonly BoardLog[]) =>
    refreshBehind(logs).catch((error: unknown) =>
      logger.error({ err: error }, 'Failed to read the board log'),
    );
  let signalled: BoardLog[] = [];
  let refreshing: Promise<void> | null = null;
  return {
    refresh,
    refreshSignalled: (log) => {
      signalled.push(log);
      refreshing ??= setImmediate().then(async () => {
        const logs = signalled;
        [signalled, refreshing] = [[], null];
        await (logs.length > 1 ? refresh(logs) : log.refresh());
      });
      return refreshing;
    },
  };
}
