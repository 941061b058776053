import type { historyKey, replacedHistoryKey } from '@canary/input/history';
import type { z } from 'zod';
import { requirePassword } from '../accounts/require-password.ts';
import type { Actor, Services } from '../accounts/services.ts';
import { lockUser } from '../database/lock-user.ts';
import { transact } from '../database/transact.ts';
import type { DbClient } from '../db.ts';
import { InputError, InvalidCredentialsError, NotFoundError, UnauthenticatedError } from '../errors.ts';
import { refuseOtherKey, takeHistory } from './change.ts';

/** The key of a history as its owner's browser has wrapped it. */
export type WrappedKey = z.output<typeof historyKey>;

/** Somebody who changes what their history's key is wrapped by. */
interface KeyOwner {
  readonly userId: string;
  /** The password's hash when they proved to know it; null where nothing depends on the password. */
  readonly passwordHash: string | null;
}

/**
 * Makes sure that a key which is to be wrapped by the password is wrapped by the present one.
 *
 * @throws InvalidCredentialsError when it is not, or the account has none @throws RateLimitedError after too many wrong ones
 */
export async function proveOwner(
  services: Services,
  asker: Actor,
  keys: readonly WrappedKey[],
  password: string | null | undefined,
): Promise<KeyOwner> {
  const { userId } = asker;
  if (keys.every(({ method }) => method !== 'PASSWORD')) return { userId, passwordHash: null };
  if (password == null) throw new InputError('Enter your password.', 'password');
  const { passwordHash } = await requirePassword(services, asker, { password, field: 'password' });
  return { userId, passwordHash };
}

/** Makes other changes of an account wait, and sure that its password is still the one that was proved. */
export async function lockOwner(transaction: DbClient, { userId, passwordHash }: KeyOwner): Promise<void> {
  if (!(await lockUser(transaction, userId))) throw new UnauthenticatedError();
  if (passwordHash === null) return;
  const known = await transaction.credential.count({ where: { userId, passwordHash } });
  if (known === 0) throw new InvalidCredentialsError('Your password was just changed elsewhere.', 'password');
}

/**
 * Wraps the key of somebody's history anew by one method: another recovery code, or the password after a reset.
 *
 * @throws InputError when a field is wrong @throws NotFoundError @throws ConflictError when it has another key by now
 */
export async function replaceHistoryKey(
  services: Services,
  asker: Actor,
  { keyId, key, password }: z.output<typeof replacedHistoryKey>,
): Promise<void> {
  const owner = await proveOwner(services, asker, [key], password);
  const { userId } = owner;
  await transact(services.db, async (transaction) => {
    await lockOwner(transaction, owner);
    const history = await takeHistory(transaction, userId);
    if (!history) throw new NotFoundError('Nothing has been saved yet. Set up your history first.');
    refuseOtherKey(history, keyId);
    await putKey(transaction, userId, key);
  });
  services.pubsub.publish(`history:${userId}`);
}

/**
 * Keeps a history in step with a password that changes, within the transaction that changes it: what the old one has
 * wrapped goes, whether or not there is something in its place.
 */
export async function replacePasswordKey(
  transaction: DbClient,
  userId: string,
  wrapped: { readonly keyId: string; readonly key: WrappedKey } | null,
): Promise<void> {
  const history = await takeHistory(transaction, userId);
  if (wrapped) refuseOtherKey(history, wrapped.keyId);
  await transaction.historyKey.deleteMany({ where: { userId, method: 'PASSWORD' } });
  if (wrapped) await putKey(transaction, userId, wrapped.key);
}

async function putKey(transaction: DbClient, userId: string, key: WrappedKey): Promise<void> {
  await transaction.historyKey.deleteMany({ where: { userId, method: key.method } });
  await transaction.historyKey.create({ data: { userId, ...key } });
}
