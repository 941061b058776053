import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Session } from '../../../generated/sqlite/client.ts';
import { findLiveSessions } from '../../../modules/accounts/session.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { PubSub } from '../../../platform/pubsub/pubsub.ts';
import type { Signals } from '../../../platform/pubsub/signals.ts';

/** graphql-ws's "unauthorized" code: its client doesn't reconnect. */
export const sessionEnded = { code: 4401, reason: 'The session has ended' };
/** "Try again later": at 1011 the graphql-ws client would give up. */
export const tryAgainLater = 1013;

/** How often sessions are checked, because a session that expires publishes nothing. */
const checkMs = 60_000;
/** How many sessions a query checks. */
const batchSize = 500;

interface Services {
  readonly db: Db;
  readonly pubsub: PubSub;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** Closes the sockets of a session when the session ends. One query checks many sessions. */
export interface SessionSockets {
  add(socket: WebSocket, session: Session): void;
  stop(): void;
}

export function createSessionSockets({ db, pubsub, clock, log }: Services): SessionSockets {
  const sessions = new Map<string, { readonly sockets: Set<WebSocket>; readonly signals: Signals }>();
  const closeAll = (ids: readonly string[], code: number, reason?: string) => {
    for (const id of ids) for (const socket of sessions.get(id)?.sockets ?? []) socket.close(code, reason);
  };
  const check = async (ids: readonly string[]) => {
    const live = await findLiveSessions(db, ids, clock.now());
    const ended = ids.filter((id) => !live.has(id));
    closeAll(ended, sessionEnded.code, sessionEnded.reason);
  };

  /** The ids of sessions that may have ended. */
  const due = new Set<string>();
  let isChecking = false;
  const checkDue = async () => {
    if (isChecking) return;
    isChecking = true;
    while (due.size > 0) {
      const ids = [...due].slice(0, batchSize);
      for (const id of ids) due.delete(id);
      await check(ids).catch((error) => {
        log.error({ err: error }, 'Failed to check the sessions of sockets');
        closeAll(ids, tryAgainLater);
      });
    }
    isChecking = false;
  };
  const suspect = (id: string) => {
    due.add(id);
    void checkDue();
  };
  const follow = (id: string, userId: string) => {
    const signals = pubsub.subscribe(`sessions:${userId}`);
    const following = async () => {
      for await (const _ of signals) suspect(id);
    };
    void following();
    return { sockets: new Set<WebSocket>(), signals };
  };
  const stopChecking = clock.every(checkMs, async () => {
    const ids = [...sessions.keys()];
    // If a check fails, the sessions are checked again at the next interval.
    while (ids.length > 0) await check(ids.splice(0, batchSize)).catch(() => undefined);
  });
  return {
    add: (socket, { id, userId }) => {
      if (socket.readyState === socket.CLOSED) return;
      const followed = sessions.get(id);
      // The session may have ended since it was read. A session without earlier sockets is checked by its first signal.
      if (followed) suspect(id);
      const session = followed ?? follow(id, userId);
      sessions.set(id, session);
      session.sockets.add(socket);
      socket.once('close', () => {
        session.sockets.delete(socket);
        if (session.sockets.size > 0) return;
        sessions.delete(id);
        void session.signals.return?.();
      });
    },
    stop: stopChecking,
  };
}
