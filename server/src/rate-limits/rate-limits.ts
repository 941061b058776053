import { maxHistorySize } from '@canary/input/limits';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { RateLimitedError } from '../errors.ts';
import { type Counter, createCount, keyOf, type Limit } from './counters.ts';
import { createKeyedMutex } from './keyed-mutex.ts';
import { createTokenBuckets } from './token-bucket.ts';

const minute = 60;
const hour = 60 * minute;

/** Checks of passwords by one network address, correct or not. A company may share an address. */
const passwordChecks = { perSecond: 2, burst: 120 };
/** How many of them may wait for the one before. */
const maxWaitingChecks = 50;
/** What a user, or a network address, saves in histories, in characters: a whole history at once. */
const savedText = { perSecond: 200_000, burst: maxHistorySize };

/** An attempt to log in. */
export interface LoginAttempt {
  /** The visitor's network address. */
  readonly address: string;
  readonly email: string;
}

/** A session whose user enters the password again. */
export interface CheckedSession {
  /** The stored id. */
  readonly sessionId: string;
  /** The user's network address. */
  readonly address: string;
}

/** The purpose of an email. Each kind is counted apart, so that one doesn't use up another's limit. */
export type EmailKind = 'VERIFY_EMAIL' | 'CHANGE_EMAIL' | 'RESET_PASSWORD' | 'NOTICE';

export interface RateLimits {
  /**
   * Runs a login. It counts as failed before `check` runs, and is given back when `check` succeeds; then the network
   * address is remembered as the owner's. Attempts from one network address run one after another, so that concurrent
   * correct ones are never too many.
   *
   * @param check checks the password, and throws if it is wrong
   * @throws RateLimitedError after too many failed attempts, or too many at all
   */
  guardLogin<Result>(attempt: LoginAttempt, check: () => Promise<Result>): Promise<Result>;
  /**
   * Runs a password check of a logged-in user. It counts by session, so that strangers' login attempts can't block it.
   *
   * @param check checks the password, and throws if it is wrong
   * @throws RateLimitedError after too many wrong passwords, or too many checks at all
   */
  guardPasswordCheck<Result>(checked: CheckedSession, check: () => Promise<Result>): Promise<Result>;
  /** Remembers a network address as that of an account's owner. */
  rememberOwner(attempt: LoginAttempt): Promise<void>;
  /** Forgets the network addresses of an account's owner. */
  forgetOwner(email: string): Promise<void>;
  /** Clears an account's failed logins after a password reset, and remembers the network address as the owner's. */
  clearFailedLogins(attempt: LoginAttempt): Promise<void>;
  /** @throws RateLimitedError */
  countPasswordChange(userId: string): Promise<void>;
  /** @throws RateLimitedError */
  countSignUp(address: string): Promise<void>;
  /** @throws RateLimitedError */
  countGoogleStep(address: string): Promise<void>;
  /** Counts a visitor's request for an email. @throws RateLimitedError */
  countVisitorEmail(address: string): Promise<void>;
  /** Counts a logged-in user's request for an email, by network address and by recipient. @throws RateLimitedError */
  countUserEmail(request: LoginAttempt & { readonly kind: EmailKind }): Promise<void>;
  /** Counts what a user saves in a history. @param size in characters @throws RateLimitedError */
  countSaved(by: { readonly userId: string; readonly address: string }, size: number): void;
  /** @throws RateLimitedError */
  countContactMessage(address: string): Promise<void>;
  /** Counts an email to the operator; false if there were too many. */
  allowContactEmail(): Promise<boolean>;
  /** Counts an email to a recipient; false if there were too many of its kind. */
  allowEmail(recipient: string, kind: EmailKind): Promise<boolean>;
}

/** Creates the limits on guesses and emails. They are counted in the database, so that they hold across servers. */
export function createRateLimits(db: Db, clock: Clock): RateLimits {
  // docs/decisions/031 explains the limits.
  const limit = (name: string, attempts: number, seconds: number): Limit => ({ name, attempts, seconds });
  const failuresByAddress = limit('log-in-address', 30, 15 * minute);
  const failuresByAccountAndAddress = limit('log-in-pair', 10, 15 * minute);
  /** Except from network addresses that the account's owner has logged in from. */
  const failuresByAccount = limit('log-in-account', 100, hour);
  const failuresBySession = limit('password-check', 10, 15 * minute);
  const passwordChanges = limit('password-change', 10, hour);
  const signUps = limit('sign-up', 30, hour);
  /** A login with Google takes two steps. */
  const googleSteps = limit('google', 60, 15 * minute);
  /** Visitors and logged-in users are counted apart. */
  const emailsByVisitor = limit('email-visitor', 30, hour);
  const emailsByUser = limit('email-user', 30, hour);
  const emailsByRecipient = limit('email-recipient', 5, hour);
  const contactMessages = limit('contact-message', 5, hour);
  /** Further messages are stored, but not emailed. */
  const contactEmails = limit('contact-email', 60, hour);
  /** Not a limit: marks a network address that an account's owner has logged in from. */
  const owners = limit('owner', 1, 30 * 24 * hour);
  const count = createCount(db, clock);
  const runExclusive = createKeyedMutex(maxWaitingChecks, () => new RateLimitedError(5));
  const takeCheck = createTokenBuckets(passwordChecks, clock.now);
  const takeSaved = createTokenBuckets(savedText, clock.now);
  /** Runs a password check after those before it. @throws RateLimitedError if the network address has too many */
  const runCheck = async <Result>(
    { address, line }: { address: string; line: string },
    check: () => Promise<Result>,
  ) => {
    const wait = takeCheck(address);
    if (wait > 0) throw new RateLimitedError(wait);
    return await runExclusive(line, check);
  };
  /** Gives an attempt back if the password was correct, or wasn't checked because too many wait. */
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

  const rememberOwner = async ({ email, address }: LoginAttempt) => {
    const key = keyOf(owners, [email, address]);
    const row = { points: 1, expire: new Date(clock.now() + 1_000 * owners.seconds) };
    await db.rateLimit.upsert({ where: { key }, create: { key, ...row }, update: row });
  };

  return {
    guardLogin: (attempt, check) =>
      runCheck({ address: attempt.address, line: `address ${attempt.address}` }, async () => {
        const { address, email } = attempt;
        // An owner at a known network address isn't blocked by strangers, and doesn't add to their count.
        const key = keyOf(owners, [email, address]);
        const isOwner =
          (await db.rateLimit.count({ where: { key, expire: { gt: new Date(clock.now()) } } })) > 0;
        const giveBack = await count(
          [failuresByAddress, address],
          [failuresByAccountAndAddress, email, address],
          ...(isOwner ? [] : [[failuresByAccount, email] as const]),
        );
        const result = await runCounted(giveBack, check);
        await rememberOwner(attempt);
        return result;
      }),
    guardPasswordCheck: ({ sessionId, address }, check) =>
      runCheck({ address, line: `session ${sessionId}` }, async () => {
        const giveBack = await count([failuresBySession, sessionId]);
        return await runCounted(giveBack, check);
      }),
    rememberOwner,
    forgetOwner: async (email) => {
      const startsWith = `${keyOf(owners, [email])}:`;
      await db.rateLimit.deleteMany({ where: { key: { startsWith } } });
    },
    clearFailedLogins: async (attempt) => {
      const { email, address } = attempt;
      const keys = [keyOf(failuresByAccount, [email]), keyOf(failuresByAccountAndAddress, [email, address])];
      await db.rateLimit.deleteMany({ where: { key: { in: keys } } });
      await rememberOwner(attempt);
    },
    countPasswordChange: async (userId) => void (await count([passwordChanges, userId])),
    countSignUp: async (address) => void (await count([signUps, address])),
    countGoogleStep: async (address) => void (await count([googleSteps, address])),
    countVisitorEmail: async (address) => void (await count([emailsByVisitor, address])),
    countUserEmail: async ({ address, email, kind }) =>
      void (await count([emailsByUser, address], [emailsByRecipient, email, kind])),
    countSaved: ({ userId, address }, size) => {
      const wait = Math.max(takeSaved(`user ${userId}`, size), takeSaved(`address ${address}`, size));
      if (wait > 0) throw new RateLimitedError(wait, 'You have saved a lot in a short time.');
    },
    countContactMessage: async (address) => void (await count([contactMessages, address])),
    allowContactEmail: () => allow([contactEmails]),
    allowEmail: (recipient, kind) => allow([emailsByRecipient, recipient, kind]),
  };
}
