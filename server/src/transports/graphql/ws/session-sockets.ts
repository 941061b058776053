import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { findLiveSessions } from '../../../modules/accounts/session.ts';
import { findLiveKeys } from '../../../modules/api-keys/api-key.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { PubSub } from '../../../platform/pubsub/pubsub.ts';
import type { Signals } from '../../../platform/pubsub/signals.ts';
import type { Viewer } from '../viewer.ts';

/** graphql-ws's "unauthorized" code: its client doesn't reconnect. */
const unauthorized = 4401;
const reasons = { session: 'The session has ended', key: 'The API key was revoked or has expired' };
/** "Try again later": at 1011 the graphql-ws client would give up. */
const tryAgainLater = 1013;

/** How often sessions and keys are checked, because one that expires publishes nothing. */
const checkMs = 60_000;
/** How many sessions a query checks. */
const batchSize = 500;

type Kind = keyof typeof reasons;
const kinds = [
  ['session', findLiveSessions],
  ['key', findLiveKeys],
] as const;

interface Services {
  readonly db: Db;
  readonly pubsub: PubSub;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/**
 * Closes the sockets of a session or an API key when it ends. One query checks many sessions, and one many keys. Their
 * stored ids are hashes of random texts, so no session has the id of a key.
 */
export interface SessionSockets {
  /** Adds the socket of a viewer's operation. A socket without operations gets no data, so it isn't added. */
  add(socket: WebSocket, viewer: Viewer): void;
  stop(): void;
}

export function createSessionSockets({ db, pubsub, clock, log }: Services): SessionSockets {
  /** The sockets of each session and key, by its stored id. */
  const followed = new Map<
    string,
    { readonly sockets: Set<WebSocket>; readonly signals: Signals; readonly kind: Kind }
  >();
  const closeAll = (ids: readonly string[], code: number, reason?: string) => {
    for (const id of ids) for (const socket of followed.get(id)?.sockets ?? []) socket.close(code, reason);
  };
  const check = async (ids: readonly string[]) => {
    const now = clock.now();
    for (const [kind, findLive] of kinds) {
      const ofKind = ids.filter((id) => followed.get(id)?.kind === kind);
      const live = ofKind.length > 0 ? await findLive(db, ofKind, now) : new Set();
      closeAll(
        ofKind.filter((id) => !live.has(id)),
        unauthorized,
        reasons[kind],
      );
    }
  };

  /** The ids of sessions and keys that may have ended. */
  const due = new Set<string>();
  let isChecking = false;
  const checkDue = async () => {
    if (isChecking) return;
    isChecking = true;
    while (due.size > 0) {
      const ids = [...due].slice(0, batchSize);
      for (const id of ids) due.delete(id);
      await check(ids).catch((error) => {
        log.error({ err: error }, 'Failed to check the sessions and keys of sockets');
        closeAll(ids, tryAgainLater);
      });
    }
    isChecking = false;
  };
  const suspect = (id: string) => {
    due.add(id);
    void checkDue();
  };
  const follow = (id: string, userId: string, kind: Kind) => {
    const signals = pubsub.subscribe(`sessions:${userId}`);
    const following = async () => {
      for await (const _ of signals) suspect(id);
    };
    void following();
    return { sockets: new Set<WebSocket>(), signals, kind };
  };
  const stopChecking = clock.every(checkMs, async () => {
    const ids = [...followed.keys()];
    // If a check fails, they are checked again at the next interval.
    while (ids.length > 0) await check(ids.splice(0, batchSize)).catch(() => undefined);
  });
  return {
    add: (socket, { id: userId, session, key }) => {
      const { id } = session ?? key;
      if (socket.readyState === socket.CLOSED) return;
      const known = followed.get(id);
      if (known?.sockets.has(socket)) return;
      // It may have ended since it was read. Without earlier sockets, it is checked by its first signal.
      if (known) suspect(id);
      const entry = known ?? follow(id, userId, session ? 'session' : 'key');
      followed.set(id, entry);
      entry.sockets.add(socket);
      socket.once('close', () => {
        entry.sockets.delete(socket);
        if (entry.sockets.size > 0) return;
        followed.delete(id);
        void entry.signals.return?.();
      });
    },
    stop: stopChecking,
  };
}
