import { NotFoundError } from '../../platform/errors.ts';
import type { SessionActor } from '../credentials/actor.ts';
import type { AccountServices } from './services.ts';

type Services = Pick<AccountServices, 'db' | 'pubsub' | 'audit'>;

/** Ends the actor's session and closes its sockets. Returns false if the session had already ended. */
export async function logOut(services: Services, { userId, sessionId }: SessionActor): Promise<boolean> {
  const isEnded = (await endSessions(services, { userId, id: sessionId })) > 0;
  if (isEnded) services.audit('log-out', userId);
  return isEnded;
}

/**
 * Ends one of a user's sessions.
 *
 * @param input the public id of the session
 * @throws NotFoundError if the user has no such session
 */
export async function logOutSession(
  services: Services,
  { userId }: SessionActor,
  { id: publicId }: { readonly id: string },
): Promise<void> {
  // Postgres rejects text with a NUL character.
  const isPossible = !publicId.includes('\0');
  if (!isPossible || (await endSessions(services, { userId, publicId })) === 0) {
    throw new NotFoundError('This session has ended already.');
  }
  services.audit('session-end', userId, { count: 1 });
}

/** Ends all sessions of a user. Returns the number of ended sessions. */
export async function logOutEverywhere(services: Services, { userId }: SessionActor): Promise<number> {
  const count = await endSessions(services, { userId });
  services.audit('session-end', userId, { count });
  return count;
}

type SessionFilter = { readonly userId: string; readonly id?: string; readonly publicId?: string };

async function endSessions({ db, pubsub }: Services, filter: SessionFilter): Promise<number> {
  const { count } = await db.session.deleteMany({ where: filter });
  pubsub.publish(`sessions:${filter.userId}`);
  return count;
}
