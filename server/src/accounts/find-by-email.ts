import type { Db } from '../db.ts';

/**
 * The user of an address, with how they prove themselves by password, or null.
 *
 * @param email in its one form, of any length: what visitors type comes here as it is
 */
export async function findByEmail(db: Db, email: string) {
  // Postgres has no text with a zero character, and says so with an error.
  if (email.includes('\0')) return null;
  return await db.user.findUnique({ where: { email }, include: { credential: true } });
}
