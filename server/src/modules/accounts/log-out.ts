import type { Session } from '../../generated/sqlite/client.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { PubSub } from '../../platform/pubsub/pubsub.ts';

/** Ends a session and closes its sockets. Returns false if it had ended already. */
export async function logOut(db: Db, pubsub: PubSub, { id, userId }: Session): Promise<boolean> {
  return (await endSessions(db, pubsub, { id, userId })) > 0;
}

/**
 * Ends one of a user's sessions by its public id.
 *
 * @throws NotFoundError if the user has no such session
 */
export async function logOutSession(db: Db, pubsub: PubSub, userId: string, publicId: string): Promise<void> {
  // Postgres rejects text with a NUL character.
  const isPossible = !publicId.includes('\0');
  if (!isPossible || (await endSessions(db, pubsub, { userId, publicId })) === 0) {
    throw new NotFoundError('This session has ended already.');
  }
}

/** Ends all sessions of a user. Returns how many there were. */
export function logOutEverywhere(db: Db, pubsub: PubSub, userId: string): Promise<number> {
  return endSessions(db, pubsub, { userId });
}

type SessionFilter = { readonly userId: string; readonly id?: string; readonly publicId?: string };

async function endSessions(db: Db, pubsub: PubSub, filter: SessionFilter): Promise<number> {
  const { count } = await db.session.deleteMany({ where: filter });
  pubsub.publish(`sessions:${filter.userId}`);
  return count;
}
