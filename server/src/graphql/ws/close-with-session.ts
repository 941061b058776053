import type { WebSocket } from 'ws';
import { isSessionAlive } from '../../accounts/session.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/database.ts';
import type { Session } from '../../generated/sqlite/client.ts';
import type { PubSub } from '../../pubsub/pubsub.ts';

/** graphql-ws's "unauthorized" code: its client doesn't reconnect. */
export const sessionEnded = { code: 4401, reason: 'The session has ended' };

/** How often a session is checked: one that expires publishes nothing. */
const checkMs = 60_000;

/** Closes a socket when the session it was opened with ends. */
export async function closeWithSession(
  socket: WebSocket,
  { id, userId }: Session,
  { db, pubsub, clock }: { readonly db: Db; readonly pubsub: PubSub; readonly clock: Clock },
): Promise<void> {
  const signals = pubsub.subscribe(`sessions:${userId}`);
  const closeIfEnded = async () => {
    if (!(await isSessionAlive(db, id, clock.now()))) socket.close(sessionEnded.code, sessionEnded.reason);
  };
  // If a check fails, the next one decides.
  const stopChecking = clock.every(checkMs, () => void closeIfEnded().catch(() => undefined));
  const stop = () => {
    stopChecking();
    void signals.return?.();
  };
  socket.once('close', stop);
  if (socket.readyState === socket.CLOSED) stop();
  // The first signal comes at once: the session may have ended since it was read.
  for await (const _ of signals) await closeIfEnded();
}
