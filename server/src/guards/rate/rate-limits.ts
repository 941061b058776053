import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { RateLimitedError } from '../../platform/errors.ts';
import { createFairQueue, inTurn } from '../concurrency/fair-queue.ts';
import { queues, rates } from '../limits.ts';
import { type Count, type Counter, type CountTimes, counterKey, createCount } from './counters.ts';
import { createTokenBuckets } from './token-bucket.ts';

/** How long the IP address of an owner's login is remembered: 30 days, in milliseconds. */
const ownerMs = 30 * 24 * 60 * 60_000;
/** An attempt to log in. */
export interface LoginAttempt {
  /** The visitor's IP address. */
  readonly address: string;
  readonly email: string;
}

/** A session whose user enters the password again. */
export interface CheckedSession {
  /** The stored id of the session. */
  readonly sessionId: string;
  /** The user's IP address. */
  readonly address: string;
}

export interface RateLimits {
  /**
   * Runs a login. The attempt counts as failed before `check` runs. When `check` succeeds, the attempt is given back,
   * and the IP address is remembered as the owner's.
   *
   * @param check checks the password, and throws if it is wrong
   * @throws RateLimitedError after too many failed attempts, or too many attempts
   */
  guardLogin<Result>(attempt: LoginAttempt, check: () => Promise<Result>): Promise<Result>;
  /**
   * Runs a password check of a logged-in user. Checks count by session, so that login attempts of strangers can't block
   * them.
   *
   * @param check checks the password, and throws if it is wrong
   * @throws RateLimitedError after too many wrong passwords, or too many checks
   */
  guardPasswordCheck<Result>(checked: CheckedSession, check: () => Promise<Result>): Promise<Result>;
  /** Saves an IP address of an account's owner. */
  saveOwnerAddress(attempt: LoginAttempt): Promise<void>;
  /** Deletes the saved IP addresses of an account's owner. */
  deleteOwnerAddresses(email: string): Promise<void>;
  /** Clears an account's failed logins after a password reset, and remembers the IP address as the owner's. */
  clearFailedLogins(attempt: LoginAttempt): Promise<void>;
  readonly count: Count;
  readonly countTimes: CountTimes;
  /** Counts an attempt. Returns false if there were too many attempts. */
  allow(counter: Counter): Promise<boolean>;
  /** Counts the characters that a user saves in a history, or imports into a board. @throws RateLimitedError */
  countSaved(by: { readonly userId: string; readonly address: string }, size: number): void;
  /** Counts the cards that a restored person gets back. @throws RateLimitedError */
  countReturned(address: string, cards: number): void;
}

/**
 * Creates the limits on guesses and emails. The counters are in the database, so that the limits hold across servers.
 */
export function createRateLimits(db: Db, clock: Clock): RateLimits {
  const countTimes = createCount(db, clock);
  const count: Count = (...counters) => countTimes(1, ...counters);
  const checks = createFairQueue('password-check-queue', queues['password-check-queue'], clock);
  const takeCheck = createTokenBuckets('password-checks', rates['password-checks'], clock.now);
  const takeSaved = createTokenBuckets('saved-text', rates['saved-text'], clock.now);
  const takeReturned = createTokenBuckets('returned-cards', rates['returned-cards'], clock.now);
  /**
   * Runs a password check after the earlier checks of the same line. @throws RateLimitedError if the IP address has too
   * many checks
   */
  const runCheck = async <Result>(
    { address, line }: { address: string; line: string },
    check: () => Promise<Result>,
  ) => {
    const wait = takeCheck(address);
    if (wait > 0) throw new RateLimitedError(wait);
    return await inTurn(checks, line, check);
  };
  /** Gives an attempt back if the password was correct, or wasn't checked because too many checks wait. */
  const runCounted = async <Result>(giveBack: () => Promise<void>, check: () => Promise<Result>) => {
    try {
      const result = await check();
      await giveBack();
      return result;
    } catch (error) {
      if (error instanceof RateLimitedError) await giveBack();
      throw error;
    }
  };

  const allow = async (counter: Counter): Promise<boolean> => {
    try {
      await count(counter);
      return true;
    } catch (error) {
      if (error instanceof RateLimitedError) return false;
      throw error;
    }
  };

  const saveOwnerAddress = async ({ email, address }: LoginAttempt) => {
    const key = counterKey('owner', email, address);
    const row = { points: 1, expire: new Date(clock.now() + ownerMs) };
    await db.rateLimit.upsert({ where: { key }, create: { key, ...row }, update: row });
  };

  return {
    guardLogin: (attempt, check) =>
      runCheck({ address: attempt.address, line: `address ${attempt.address}` }, async () => {
        const { address, email } = attempt;
        // An owner at a known IP address isn't blocked by strangers, and doesn't add to their count.
        const key = counterKey('owner', email, address);
        const isOwner =
          (await db.rateLimit.count({ where: { key, expire: { gt: new Date(clock.now()) } } })) > 0;
        const giveBack = await count(
          ['log-in-address', address],
          ['log-in-pair', email, address],
          ...(isOwner ? [] : [['log-in-account', email] as const]),
        );
        const result = await runCounted(giveBack, check);
        await saveOwnerAddress(attempt);
        return result;
      }),
    guardPasswordCheck: ({ sessionId, address }, check) =>
      runCheck({ address, line: `session ${sessionId}` }, async () => {
        const giveBack = await count(['password-check', sessionId]);
        return await runCounted(giveBack, check);
      }),
    saveOwnerAddress,
    deleteOwnerAddresses: async (email) => {
      const startsWith = `${counterKey('owner', email)}:`;
      await db.rateLimit.deleteMany({ where: { key: { startsWith } } });
    },
    clearFailedLogins: async (attempt) => {
      const { email, address } = attempt;
      const keys = [counterKey('log-in-account', email), counterKey('log-in-pair', email, address)];
      await db.rateLimit.deleteMany({ where: { key: { in: keys } } });
      await saveOwnerAddress(attempt);
    },
    count,
    countTimes,
    allow,
    countSaved: ({ userId, address }, size) => {
      const wait = Math.max(takeSaved(`user ${userId}`, size), takeSaved(`address ${address}`, size));
      if (wait > 0) throw new RateLimitedError(wait, 'You have saved a lot in a short time.');
    },
    countReturned: (address, cards) => {
      const wait = takeReturned(address, cards);
      if (wait > 0) throw new RateLimitedError(wait, 'You have restored a lot in a short time.');
    },
  };
}
