import type { WebSocket } from 'ws';
import { isSessionAlive } from '../../accounts/session.ts';
import type { Db } from '../../db.ts';
import type { Session } from '../../generated/sqlite/client.ts';
import type { PubSub } from '../../pubsub/pubsub.ts';

/** What a socket is closed with when its session has ended: graphql-ws's own code, at which its client doesn't retry. */
export const sessionEnded = { code: 4401, reason: 'The session has ended' };

/** A session that expires wakes nobody: it is looked at this often. */
const recheckMs = 60_000;

/** Closes a socket when the session that it was opened with ends. It stops watching when the socket closes. */
export async function closeWithSession(
  socket: WebSocket,
  { id, userId }: Session,
  { db, pubsub }: { readonly db: Db; readonly pubsub: PubSub },
): Promise<void> {
  const wakeups = pubsub.subscribe(`sessions:${userId}`);
  const closeIfOver = async () => {
    if (!(await isSessionAlive(db, id))) socket.close(sessionEnded.code, sessionEnded.reason);
  };
  // Should it fail, the next look tells.
  const recheck = setInterval(() => void closeIfOver().catch(() => undefined), recheckMs);
  const stop = () => {
    clearInterval(recheck);
    void wakeups.return?.();
  };
  socket.once('close', stop);
  if (socket.readyState === socket.CLOSED) stop();
  // The first wake-up comes at once: the session may have ended since it was found.
  for await (const _ of wakeups) await closeIfOver();
}
