import type { Db } from '../db.ts';
import { NotFoundError } from '../errors.ts';
import type { Session } from '../generated/sqlite/client.ts';
import type { PubSub } from '../pubsub/pubsub.ts';

/** Ends one session; true when it was there to end. Its sockets are closed. */
export async function logOut(db: Db, pubsub: PubSub, { id, userId }: Session): Promise<boolean> {
  return (await end(db, pubsub, { id, userId })) > 0;
}

/**
 * Ends one of a user's sessions by its public id.
 *
 * @throws NotFoundError when they have no such session
 */
export async function logOutSession(db: Db, pubsub: PubSub, userId: string, publicId: string): Promise<void> {
  // Postgres has no text with a zero character, and says so with an error.
  const isPossible = !publicId.includes('\0');
  if (!isPossible || (await end(db, pubsub, { userId, publicId })) === 0) {
    throw new NotFoundError('This session has ended already.');
  }
}

/** Ends every session of a user; returns how many there were. */
export function logOutEverywhere(db: Db, pubsub: PubSub, userId: string): Promise<number> {
  return end(db, pubsub, { userId });
}

type Which = { readonly userId: string; readonly id?: string; readonly publicId?: string };

async function end(db: Db, pubsub: PubSub, which: Which): Promise<number> {
  const { count } = await db.session.deleteMany({ where: which });
  pubsub.publish(`sessions:${which.userId}`);
  return count;
}
