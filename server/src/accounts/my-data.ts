import type { Db } from '../db.ts';
import { UnauthenticatedError } from '../errors.ts';

/**
 * What is kept about somebody and isn't given away, by model: it lets people in. A test walks the models, so that whatever
 * is added to them is either in their data or named here.
 */
export const secrets = {
  Credential: ['passwordHash'],
  Session: ['id'],
  MailToken: ['hash'],
} as const satisfies Record<string, readonly string[]>;

// Whose it is, is said once.
const own = { userId: true } as const;
const oldestFirst = { createdAt: 'asc' } as const;

/** Everything that is kept about somebody, except secrets. */
export async function collectData(db: Db, userId: string) {
  const found = await db.user.findUnique({
    where: { id: userId },
    include: {
      credential: { omit: { ...own, passwordHash: true } },
      sessions: { omit: { ...own, id: true }, orderBy: oldestFirst },
      identities: { omit: own, orderBy: oldestFirst },
      mailTokens: { omit: { ...own, hash: true }, orderBy: oldestFirst },
      tokenEntries: { omit: own, orderBy: oldestFirst },
      unlocks: { omit: own, orderBy: oldestFirst },
      pointEntries: { omit: own, orderBy: oldestFirst },
      contactMessages: { omit: own, orderBy: oldestFirst },
    },
  });
  if (!found) throw new UnauthenticatedError();
  return found;
}
