import { randomBytes } from 'node:crypto';
import type { ApiKey, User } from '../../generated/sqlite/client.ts';
import type { DbClient } from '../../platform/database/database.ts';
import { hashToken } from '../accounts/session.ts';

/** The start of every API key, by which people and programs that search for leaked secrets recognise it. */
const prefix = 'cnry_';
/** 192 random bits. The characters at the end that the server keeps leave 176 of them. */
const randomLength = 24;
const endingLength = 4;

/** A key's use is recorded at most this often, so that reading doesn't write. */
const recordMs = 5 * 60_000;

/** Tells a program that its API key can't be used any more, or never could. */
export const invalidKeyMessage =
  'The API key is invalid, was revoked or has expired. Create another on your account page.';

/** Creates an API key. The text is shown to the user once; the other fields are stored. */
export function generateKey() {
  const text = `${prefix}${randomBytes(randomLength).toString('hex')}`;
  return { text, id: hashToken(text), ending: text.slice(-endingLength) };
}

/** Whether a bearer token has the form of an API key. Other tokens are session tokens. */
export function isApiKey(token: string): boolean {
  return token.startsWith(prefix);
}

/** An API key with its user, as they were read from the database. */
export interface FoundKey extends ApiKey {
  readonly user: User;
}

/**
 * Finds an API key by the text that a client sends as its bearer token.
 *
 * @param now the time in milliseconds
 * @returns null if there is no such key, or the key was revoked or has expired
 */
export async function findApiKey(client: DbClient, text: string, now: number): Promise<FoundKey | null> {
  const found = await client.apiKey.findUnique({ where: { id: hashToken(text) }, include: { user: true } });
  return found && isLive(found, now) ? found : null;
}

function isLive({ expiresAt }: ApiKey, now: number): boolean {
  return expiresAt === null || expiresAt.getTime() > now;
}

/** Records that a key is used now, unless its last use was recorded a moment ago. */
export async function recordKeyUse(client: DbClient, { id, lastUsedAt }: ApiKey, now: number): Promise<void> {
  if (lastUsedAt !== null && now - lastUsedAt.getTime() < recordMs) return;
  // Not `update`, which throws if the key was revoked meanwhile.
  await client.apiKey.updateMany({ where: { id }, data: { lastUsedAt: new Date(now) } });
}

/** Finds which of the keys with these stored ids exist and haven't expired. */
export async function findLiveKeys(
  client: DbClient,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const keys = await client.apiKey.findMany({ where: { id: { in: [...ids] } } });
  return new Set(keys.filter((key) => isLive(key, now)).map(({ id }) => id));
}
