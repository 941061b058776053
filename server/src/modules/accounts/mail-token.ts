import { createHash, randomBytes } from 'node:crypto';
import type { MailPurpose, MailToken } from '../../generated/sqlite/client.ts';
import type { Db, DbClient } from '../../platform/database/database.ts';
import { InputError } from '../../platform/errors.ts';

/** The lifetime of mailed links, in hours. */
export const linkHours = { VERIFY_EMAIL: 24, RESET_PASSWORD: 1 } as const satisfies Record<
  MailPurpose,
  number
>;

const pages = { VERIFY_EMAIL: '/verify-email', RESET_PASSWORD: '/reset-password' } as const;

interface NewMailToken {
  readonly userId: string;
  readonly purpose: MailPurpose;
  /** The recipient: the address that the token proves. */
  readonly email: string;
}

/**
 * A link with a token in its fragment. Browsers don't send fragments, so the token gets into no log or Referer header.
 */
export function mailLink(publicUrl: string, purpose: MailPurpose, token: string): string {
  return `${publicUrl}${pages[purpose]}#token=${token}`;
}

/**
 * Creates a token that replaces the user's tokens of the same purpose and address. Also deletes all expired tokens.
 *
 * @returns 256 random bits as base64url; the database stores only their hash
 */
export async function issueMailToken(
  transaction: DbClient,
  { userId, purpose, email }: NewMailToken,
  now: number,
): Promise<string> {
  await transaction.mailToken.deleteMany({
    where: { OR: [{ userId, purpose, email }, { expiresAt: { lte: new Date(now) } }] },
  });
  const token = randomBytes(32).toString('base64url');
  const times = { createdAt: new Date(now), expiresAt: new Date(now + linkHours[purpose] * 3_600_000) };
  await transaction.mailToken.create({ data: { hash: hashOf(token), userId, purpose, email, ...times } });
  return token;
}

/**
 * Finds a token without spending it.
 *
 * @throws InputError if the token doesn't exist or has expired
 */
export async function requireMailToken(
  db: Db,
  purpose: MailPurpose,
  token: string,
  now: number,
): Promise<MailToken> {
  const found = await db.mailToken.findFirst({
    where: { hash: hashOf(token), purpose, expiresAt: { gt: new Date(now) } },
  });
  if (!found) throw invalidLinkError();
  return found;
}

/**
 * Spends a token. If several transactions spend it concurrently, one succeeds.
 *
 * @throws InputError in the other transactions, or if the token has expired
 */
export async function spendMailToken(transaction: DbClient, { hash }: MailToken, now: number): Promise<void> {
  const where = { hash, expiresAt: { gt: new Date(now) } };
  const { count } = await transaction.mailToken.deleteMany({ where });
  if (count !== 1) throw invalidLinkError();
}

function invalidLinkError(): InputError {
  return new InputError('This link has expired or was used before. Request a new one.', 'token');
}

// 256 random bits need neither a salt nor a slow hash.
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
