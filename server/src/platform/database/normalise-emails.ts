import { normaliseEmail } from '@canary/input/account';
import type { PrismaClient } from '../../generated/sqlite/client.ts';
import { isUniqueViolation } from './error-codes.ts';

/**
 * Normalises the addresses of accounts that are older than the rules of `normaliseEmail`, the oldest first. SQL can't do it
 * in a migration. If another account has the address already, an account keeps its own, which it can still log in with.
 */
export async function normaliseEmails(db: PrismaClient): Promise<void> {
  const users = await db.$queryRaw<{ id: string; email: string }[]>`
    SELECT "id", "email" FROM "User" WHERE length("email") <> octet_length("email") ORDER BY "createdAt", "id"`;
  for (const { id, email: old } of users) {
    const email = normaliseEmail(old);
    if (email === old) continue;
    try {
      await db.$transaction([
        db.user.updateMany({ where: { id, email: old }, data: { email } }),
        // Links that were mailed to the address stay valid.
        db.mailToken.updateMany({ where: { userId: id, email: old }, data: { email } }),
      ]);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
}
