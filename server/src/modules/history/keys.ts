import type { historyKey, historyKeyReplacement, historyReset, newHistory } from '@canary/input/history';
import type { z } from 'zod';
import type { History } from '../../generated/sqlite/client.ts';
import type { RateLimits } from '../../guards/rate/rate-limits.ts';
import type { DbClient } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { ConflictError, InputError } from '../../platform/errors.ts';
import type { Audit } from '../../platform/log/audit.ts';
import type { SessionActor } from '../credentials/actor.ts';
import { confirmOwner, lockOwner, requirePassword } from '../credentials/password.ts';
import { changeHistory, type HistoryServices, lockHistory, requireKey } from './change.ts';

/** A history key that the browser of its owner has wrapped. */
export type WrappedKey = z.output<typeof historyKey>;

/** The services that changes of the keys use. Password checks need the rate limits. */
interface KeyServices extends HistoryServices {
  readonly audit: Audit;
  readonly rateLimits: RateLimits;
}

/**
 * Creates a user's history with a key that the user's browser has generated and wrapped.
 *
 * @throws InputError if the password is missing
 * @throws InvalidCredentialsError if the password is wrong
 * @throws ConflictError if the user already has a history
 */
export async function createHistory(
  services: KeyServices,
  actor: SessionActor,
  { keyId, keys, password }: z.output<typeof newHistory>,
): Promise<void> {
  const passwordHash = await checkPassword(services, actor, keys, password);
  const { userId } = actor;
  await transact(services.db, async (transaction) => {
    await lockOwner(transaction, actor, passwordHash);
    const existing = await transaction.history.findUnique({ where: { userId } });
    if (existing) {
      throw new ConflictError('Your history was set up elsewhere. Load it again.', { keyId: existing.keyId });
    }
    // Starts at revision 1, so that devices that have read the empty history load the history again.
    const createdAt = new Date(services.clock.now());
    await transaction.history.create({ data: { userId, keyId, revision: 1, keptSince: 1, createdAt } });
    await transaction.historyKey.createMany({ data: keys.map((key) => ({ ...key, userId, createdAt })) });
  });
  services.pubsub.publish(`history:${userId}`);
}

/**
 * Erases all records of a user and sets a new key, for users who can no longer unlock their history.
 *
 * @throws InputError if the password is missing
 * @throws InvalidCredentialsError if the password is wrong
 * @throws RecentLoginRequiredError if the account has no password, and the login is too old
 * @throws NotFoundError if the user has no history
 * @throws ConflictError if the history has another key by now
 */
export async function resetHistory(
  services: KeyServices,
  actor: SessionActor,
  { keyId, newKeyId, keys, password }: z.output<typeof historyReset>,
): Promise<void> {
  await changeKeys(services, actor, { keyId, keys, password }, async (transaction, { userId, revision }) => {
    const createdAt = new Date(services.clock.now());
    await transaction.historyRecord.deleteMany({ where: { userId } });
    await transaction.historyKey.deleteMany({ where: { userId } });
    await transaction.history.update({
      where: { userId },
      data: {
        keyId: newKeyId,
        keptSince: revision,
        count: 0,
        deletedCount: 0,
        size: 0,
        createdAt,
      },
    });
    await transaction.historyKey.createMany({ data: keys.map((key) => ({ ...key, userId, createdAt })) });
  });
  services.audit('history-reset', actor.userId);
}

/**
 * Replaces one wrapped key: by a new recovery code, or by the new password after a reset.
 *
 * @throws InputError if the password is missing
 * @throws InvalidCredentialsError if the password is wrong
 * @throws RecentLoginRequiredError if the account has no password, and the login is too old
 * @throws NotFoundError if the user has no history
 * @throws ConflictError if the history has another key by now
 */
export async function replaceHistoryKey(
  services: KeyServices,
  actor: SessionActor,
  { keyId, key, password }: z.output<typeof historyKeyReplacement>,
): Promise<void> {
  await changeKeys(services, actor, { keyId, keys: [key], password }, (transaction, { userId }) =>
    putKey(transaction, userId, key, services.clock.now()),
  );
}

interface KeyChange {
  /** The key that the history must still have. */
  readonly keyId: string;
  /** The new wrapped keys. */
  readonly keys: readonly WrappedKey[];
  readonly password: string | null | undefined;
}

/** Changes the keys of a history in one transaction, after it has checked the owner. */
async function changeKeys(
  services: KeyServices,
  actor: SessionActor,
  { keyId, keys, password }: KeyChange,
  work: (transaction: DbClient, history: History) => Promise<void>,
): Promise<void> {
  const passwordHash =
    (await checkPassword(services, actor, keys, password)) ?? (await confirmOwner(services, actor, password));
  await changeHistory(services, actor.userId, keyId, work, (transaction) =>
    lockOwner(transaction, actor, passwordHash),
  );
}

/**
 * Updates a history within the transaction of a password change: deletes the key that the old password wrapped, and
 * adds the key that the new password wraps, if any.
 */
export async function replacePasswordKey(
  transaction: DbClient,
  userId: string,
  wrapped: { readonly keyId: string; readonly key: WrappedKey } | null,
  now: number,
): Promise<void> {
  const history = await lockHistory(transaction, userId);
  if (wrapped) requireKey(history, wrapped.keyId);
  await transaction.historyKey.deleteMany({ where: { userId, method: 'PASSWORD' } });
  if (wrapped) await putKey(transaction, userId, wrapped.key, now);
}

/**
 * Checks the password if one of the keys is wrapped with it, so that no key is wrapped with an outdated password.
 *
 * @returns the hash of the checked password; null if no key is wrapped with it
 * @throws InputError if the password is missing
 * @throws InvalidCredentialsError if the password is wrong, or the account has no password
 * @throws RateLimitedError after too many wrong passwords
 */
async function checkPassword(
  services: KeyServices,
  actor: SessionActor,
  keys: readonly WrappedKey[],
  password: string | null | undefined,
): Promise<string | null> {
  if (keys.every(({ method }) => method !== 'PASSWORD')) return null;
  if (password == null) throw new InputError('Enter your password.', 'password');
  return (await requirePassword(services, actor, { password, field: 'password' })).passwordHash;
}

async function putKey(transaction: DbClient, userId: string, key: WrappedKey, now: number): Promise<void> {
  await transaction.historyKey.deleteMany({ where: { userId, method: key.method } });
  await transaction.historyKey.create({ data: { userId, ...key, createdAt: new Date(now) } });
}
