import { createHash } from 'node:crypto';
import { type Adapter, Lucia } from 'lucia';
import type { Persistence, Session, User } from '../../generated/sqlite/client.ts';
import type { DbClient } from '../../platform/database/database.ts';
import { dayOf } from '../tokens/points.ts';

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

/** A session expires after this many days without use. */
export const sessionDays = 30;

const lifetimeMs = sessionDays * 24 * 60 * 60_000;
/** A session's last use is recorded at most this often, so that not every request writes. */
const renewalMs = 5 * 60_000;

/** The stored form of a session's id. A token's 200 random bits need no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Starts a session.
 *
 * @returns the token for the visitor; only its hash is stored
 */
export async function startSession(
  client: DbClient,
  userId: string,
  attributes: SessionAttributes,
  now: number,
): Promise<string> {
  return (await createLucia(client, now).createSession(userId, attributes)).id;
}

/** A session and its user, as they were read from the database. */
export interface FoundSession extends Session {
  readonly user: User;
}

type Row = User & Omit<Session, 'id' | 'createdAt'> & { readonly startedAt: Date };

/** Finds the session of a token; null if the session doesn't exist or has expired. */
export async function findSession(
  client: DbClient,
  token: string,
  now: number,
): Promise<FoundSession | null> {
  const id = hashToken(token);
  // Every request of a user runs this statement, and most requests need the user. Prisma's own query runs two
  // statements.
  const [row] = await client.$queryRaw<Row[]>`
    SELECT "User".*, "Session"."publicId", "Session"."userId", "Session"."persistence", "Session"."device",
      "Session"."createdAt" AS "startedAt", "Session"."lastSeenAt", "Session"."expiresAt"
    FROM "Session" JOIN "User" ON "User"."id" = "Session"."userId" WHERE "Session"."id" = ${id}`;
  if (!row) return null;
  const { publicId, userId, persistence, device, startedAt: createdAt, lastSeenAt, expiresAt, ...user } = row;
  const found = { id, publicId, userId, persistence, device, createdAt, lastSeenAt, expiresAt, user };
  const { session } = await createLucia(client, now, found).validateSession(token);
  return session && found;
}

/**
 * Records a session's use and restores its full lifetime.
 *
 * @returns whether the renewal was due; a persistent cookie then has to be sent again
 */
export async function renewSession(client: DbClient, session: Session, now: number): Promise<boolean> {
  const isRecent = now - session.lastSeenAt.getTime() < renewalMs;
  // The first use on a new day always counts, because it is the daily visit.
  if (isRecent && dayOf(session.lastSeenAt) === dayOf(new Date(now))) return false;
  const expiresAt = new Date(now + lifetimeMs);
  // Not `update`, which throws if the session has ended meanwhile.
  const { count } = await client.session.updateMany({
    where: { id: session.id },
    data: { lastSeenAt: new Date(now), expiresAt },
  });
  return count > 0;
}

/** Finds which of the sessions with these stored ids exist and haven't expired. */
export async function findLiveSessions(
  client: DbClient,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const where = { id: { in: [...ids] }, expiresAt: { gt: new Date(now) } };
  const live = await client.session.findMany({ where, select: { id: true } });
  return new Set(live.map(({ id }) => id));
}

// Lucia is cheap to create, so each call creates it for its database client, which may be a transaction.
function createLucia(client: DbClient, now: number, found: Session | null = null): Lucia {
  return new Lucia(createAdapter(client, now, found));
}

/**
 * Adapts Lucia, which knows tokens, to the database, which stores only their hashes.
 *
 * @param found the session to validate, if it was already read
 */
function createAdapter(client: DbClient, now: number, found: Session | null): Adapter {
  return {
    // The session's foreign key guarantees that the user exists.
    getSessionAndUser: async (token) => {
      if (!found) return [null, null];
      const { userId, expiresAt: end, persistence, device } = found;
      // Lucia compares with the system's time, so the end of the session is converted to it.
      const expiresAt = new Date(Date.now() + end.getTime() - now);
      const session = { id: token, userId, expiresAt, attributes: { persistence, device } };
      return [session, { id: userId, attributes: {} }];
    },
    setSession: async ({ id, userId, attributes: { persistence, device } }) => {
      const startedAt = new Date(now);
      const times = { createdAt: startedAt, lastSeenAt: startedAt, expiresAt: new Date(now + lifetimeMs) };
      await client.session.create({ data: { id: hashToken(id), userId, persistence, device, ...times } });
    },
    // `renewSession` renews sessions, and only over HTTP.
    updateSessionExpiration: async () => undefined,
    // Lucia calls this for expired sessions.
    deleteSession: async (token) => {
      await client.session.deleteMany({ where: { id: hashToken(token) } });
    },
    // The server doesn't use the functions of Lucia that need the following methods.
    getUserSessions: async () => [],
    deleteUserSessions: async () => undefined,
    deleteExpiredSessions: async () => undefined,
  };
}
