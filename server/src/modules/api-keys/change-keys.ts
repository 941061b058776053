import type { newApiKey } from '@canary/input/api-keys';
import { expiredKeyDays, maxApiKeys } from '@canary/input/limits';
import type { z } from 'zod';
import type { ApiKey } from '../../generated/sqlite/client.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { ConflictError, InputError, NotFoundError } from '../../platform/errors.ts';
import { apiKeyCreatedEmail } from '../../platform/mail/templates.ts';
import { type AccountServices, sendNotice } from '../accounts/services.ts';
import { type AccessServices, BoardAccess } from '../board/members/access.ts';
import type { SessionActor } from '../credentials/actor.ts';
import { confirmOwner, lockOwner } from '../credentials/password.ts';
import { generateKey } from './api-key.ts';

/** A new API key, with the text that only its user gets. */
export interface NewApiKey {
  readonly apiKey: ApiKey;
  readonly text: string;
}

/**
 * Creates an API key and notifies the user.
 *
 * @throws InputError if the password is missing, or the key would have expired already
 * @throws InvalidCredentialsError if the password is wrong
 * @throws RecentLoginRequiredError if the account has no password, and the session is older
 * @throws NotFoundError if the user isn't a member of the key's board
 * @throws ConflictError if the account has too many keys
 * @throws RateLimitedError after too many wrong passwords
 */
export async function createApiKey(
  services: AccountServices & AccessServices,
  actor: SessionActor,
  { password, name, boards, dynamicCodes, images, boardId, expiresAt }: z.output<typeof newApiKey>,
): Promise<NewApiKey> {
  const { db, clock, audit, publicUrl } = services;
  const { userId } = actor;
  const now = new Date(clock.now());
  if (expiresAt && expiresAt <= now) throw new InputError('Choose a time in the future.', 'expiresAt');
  if (boardId) (await BoardAccess.open(services, actor, boardId, 'read')).close();
  const passwordHash = await confirmOwner(services, actor, password);
  const { text, ...generated } = generateKey();
  const { apiKey, user } = await transact(db, async (transaction) => {
    const owner = await lockOwner(transaction, actor, passwordHash);
    if ((await transaction.apiKey.count({ where: { userId } })) >= maxApiKeys) {
      const message = `An account has up to ${maxApiKeys} API keys. Revoke one first.`;
      throw new ConflictError(message, { max: maxApiKeys });
    }
    const access = { boards: boards ?? null, dynamicCodes: dynamicCodes ?? null, images: images ?? false };
    const limits = { boardId: boardId ?? null, expiresAt: expiresAt ?? null };
    const data = { ...generated, userId, name, ...access, ...limits, createdAt: now };
    return { apiKey: await transaction.apiKey.create({ data }), user: owner };
  });
  audit('api-key-creation', userId);
  await sendNotice(services, user, apiKeyCreatedEmail(publicUrl));
  return { apiKey, text };
}

/** Deletes an API key and closes its sockets. @throws NotFoundError if the user has no such key */
export async function revokeApiKey(
  { db, pubsub, audit }: Pick<AccountServices, 'db' | 'pubsub' | 'audit'>,
  { userId }: SessionActor,
  { id: publicId }: { readonly id: string },
): Promise<void> {
  // Postgres rejects text with a NUL character.
  const isPossible = !publicId.includes('\0');
  const { count } = isPossible ? await db.apiKey.deleteMany({ where: { userId, publicId } }) : { count: 0 };
  if (count === 0) throw new NotFoundError('This API key was revoked already.');
  pubsub.publish(`sessions:${userId}`);
  audit('api-key-revocation', userId);
}

/** Deletes the keys that expired a while ago. Until then, the list shows why a program no longer works. */
export async function deleteExpiredKeys(db: Db, now: number): Promise<void> {
  const before = new Date(now - expiredKeyDays * 24 * 60 * 60_000);
  await db.apiKey.deleteMany({ where: { expiresAt: { lte: before } } });
}
