import { createHash } from 'node:crypto';
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia';
import type { DbClient } from '../db.ts';
import type { Persistence, Session } from '../generated/sqlite/client.ts';
import { dayOf } from '../tokens/day.ts';
import { sessionDays } from './constants.ts';

/** What a session is kept with. */
interface SessionAttributes {
  readonly persistence: Persistence;
  readonly device: string;
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<string, never>>;
    DatabaseSessionAttributes: SessionAttributes;
  }
}

const lifetime = new TimeSpan(sessionDays, 'd');
/** A session is marked as seen once in so many milliseconds: not each request is a write. */
const seenMs = 5 * 60_000;

/** The only form in which a session's id is stored. 200 random bits need no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Starts a session.
 *
 * @returns the token that the visitor holds; it is nowhere else, and can't be had again
 */
export async function startSession(
  client: DbClient,
  userId: string,
  attributes: SessionAttributes,
): Promise<string> {
  return (await createLucia(client).createSession(userId, attributes)).id;
}

/** The session that a token belongs to; null when there is none, or it is over. */
export async function findSession(client: DbClient, token: string): Promise<Session | null> {
  const found = await client.session.findUnique({ where: { id: hashToken(token) } });
  if (!found) return null;
  const { session } = await createLucia(client, found).validateSession(token);
  return session && { ...found, expiresAt: session.expiresAt };
}

/**
 * Marks a session as used, which gives it its whole lifetime again.
 *
 * @returns whether it was time to: a cookie with a lifetime of its own then needs a new one, too
 */
export async function renewSession(client: DbClient, session: Session): Promise<boolean> {
  const now = Date.now();
  const isRecent = now - session.lastSeenAt.getTime() < seenMs;
  // A new day is always seen: its first visit counts.
  if (isRecent && dayOf(session.lastSeenAt) === dayOf(new Date(now))) return false;
  const expiresAt = new Date(now + lifetime.milliseconds());
  // Not `update`, which would throw when somebody has signed it out meanwhile.
  const { count } = await client.session.updateMany({
    where: { id: session.id },
    data: { lastSeenAt: new Date(now), expiresAt },
  });
  return count > 0;
}

/** Whether a session, by its stored id, goes on. */
export async function isSessionAlive(client: DbClient, id: string): Promise<boolean> {
  return (await client.session.count({ where: { id, expiresAt: { gt: new Date() } } })) > 0;
}

// Lucia is a handful of closures, so it is made for whichever client, a transaction's among them, is to be used.
function createLucia(client: DbClient, found: Session | null = null): Lucia {
  return new Lucia(createAdapter(client, found), { sessionExpiresIn: lifetime });
}

/**
 * Lucia knows tokens; the database knows only their hashes.
 *
 * @param found what was read already of the session that Lucia is to validate: Lucia would keep only a part of it
 */
function createAdapter(client: DbClient, found: Session | null): Adapter {
  return {
    // The user is there as long as the session is: it goes with them.
    getSessionAndUser: async (token) =>
      found ? [toLucia(found, token), { id: found.userId, attributes: {} }] : [null, null],
    getUserSessions: async (userId) => {
      const found = await client.session.findMany({ where: { userId } });
      return found.map((session) => toLucia(session, session.id));
    },
    setSession: async ({ id, userId, expiresAt, attributes: { persistence, device } }) => {
      await client.session.create({ data: { id: hashToken(id), userId, expiresAt, persistence, device } });
    },
    updateSessionExpiration: async (token, expiresAt) => {
      await client.session.updateMany({ where: { id: hashToken(token) }, data: { expiresAt } });
    },
    deleteSession: async (token) => {
      await client.session.deleteMany({ where: { id: hashToken(token) } });
    },
    deleteUserSessions: async (userId) => {
      await client.session.deleteMany({ where: { userId } });
    },
    deleteExpiredSessions: async () => {
      await client.session.deleteMany({ where: { expiresAt: { lte: new Date() } } });
    },
  };
}

function toLucia({ userId, expiresAt, persistence, device }: Session, id: string): DatabaseSession {
  return { id, userId, expiresAt, attributes: { persistence, device } };
}
