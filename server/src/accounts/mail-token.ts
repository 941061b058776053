import { createHash, randomBytes } from 'node:crypto';
import type { Db, DbClient } from '../db.ts';
import { InputError } from '../errors.ts';
import type { MailPurpose, MailToken } from '../generated/sqlite/client.ts';

/** How long a link that was mailed works. */
export const linkHours = { VERIFY_EMAIL: 24, RESET_PASSWORD: 1 } as const satisfies Record<
  MailPurpose,
  number
>;

const pages = { VERIFY_EMAIL: '/verify-email', RESET_PASSWORD: '/reset-password' } as const;

interface NewMailToken {
  readonly userId: string;
  readonly purpose: MailPurpose;
  /** Where it will be sent: the address that it proves. */
  readonly email: string;
}

/** The link that a token is mailed in. It stands in the fragment, which no browser sends: so it is in no log and no Referer. */
export function mailLink(publicUrl: string, purpose: MailPurpose, token: string): string {
  return `${publicUrl}${pages[purpose]}#token=${token}`;
}

/**
 * Makes a token, in place of those of its purpose that the user had, and sweeps away all that have expired.
 *
 * @returns 256 random bits as base64url; the database has only their hash
 */
export async function issueMailToken(
  transaction: DbClient,
  { userId, purpose, email }: NewMailToken,
): Promise<string> {
  const now = Date.now();
  await transaction.mailToken.deleteMany({
    where: { OR: [{ userId, purpose }, { expiresAt: { lte: new Date(now) } }] },
  });
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now + linkHours[purpose] * 3_600_000);
  await transaction.mailToken.create({ data: { hash: hashOf(token), userId, purpose, email, expiresAt } });
  return token;
}

/**
 * What a token was made for. It stays usable.
 *
 * @throws InputError when there is no such token, or it has expired
 */
export async function requireMailToken(db: Db, purpose: MailPurpose, token: string): Promise<MailToken> {
  const found = await db.mailToken.findFirst({
    where: { hash: hashOf(token), purpose, expiresAt: { gt: new Date() } },
  });
  if (!found) throw spentError();
  return found;
}

/**
 * Uses a token up, as the first thing that a transaction does: of many at once, one finds it there to delete.
 *
 * @throws InputError for all others
 */
export async function spendMailToken(transaction: DbClient, { hash }: MailToken): Promise<void> {
  const { count } = await transaction.mailToken.deleteMany({
    where: { hash, expiresAt: { gt: new Date() } },
  });
  if (count !== 1) throw spentError();
}

function spentError(): InputError {
  return new InputError('This link has expired or was used before. Ask for a new one.', 'token');
}

// 256 random bits need neither salt nor a slow hash.
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
