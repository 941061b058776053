import { RateLimitedError } from '../errors.ts';
import { createLimiter } from './limiter.ts';

const minute = 60_000;

/** Wrong passwords by one network address, whatever the accounts. */
const byAddress = { max: 30, windowMs: 15 * minute };
/** Wrong passwords by one network address for one account. */
const byPair = { max: 10, windowMs: 15 * minute };
/** Wrong passwords for one account from everywhere, except from where its owner has signed in. */
const byAccount = { max: 100, windowMs: 60 * minute };
/** Attempts to make an account, by network address. */
const signUps = { max: 30, windowMs: 60 * minute };
/** Steps of a sign-in by Google, which has two, by network address. */
const googleSteps = { max: 60, windowMs: 15 * minute };
/** Requests that mail somebody, by network address. */
const mailRequests = { max: 30, windowMs: 60 * minute };
/** Mails with a link to one e-mail address, whoever asked for them: nobody's mailbox is ours to fill. */
const mails = { max: 5, windowMs: 60 * minute };
/** For how long the address of a sign-in counts as the owner's. */
const known = { max: 1, windowMs: 30 * 24 * 60 * minute };

/** Who tries to sign in, and from where. */
export interface Attempt {
  readonly address: string;
  readonly email: string;
}

export interface Throttle {
  /**
   * Counts an attempt to sign in as failed before the password is looked at, so that attempts at the same time count.
   *
   * @throws RateLimitedError when there were too many
   */
  beginSignIn(attempt: Attempt): void;
  /** Takes the count back: the password was right, and the address is the owner's. */
  passSignIn(attempt: Attempt): void;
  /** @throws RateLimitedError when an address has tried to make too many accounts */
  beginSignUp(address: string): void;
  /** @throws RateLimitedError when an address has tried to sign in by Google too often */
  beginGoogle(address: string): void;
  /**
   * Counts a request that mails somebody, and the mail where its address may be told to have got too many.
   *
   * @throws RateLimitedError when there were too many of either
   */
  beginMail(request: { readonly address: string; readonly email?: string }): void;
  /** Counts a mail to an e-mail address; false when it has got too many, and is to get no more for a while. */
  mayMail(email: string): boolean;
}

/**
 * The limits on guessing, kept in this process: docs/decisions/031 says why these.
 *
 * @param now the time in milliseconds, for tests
 */
export function createThrottle(now: () => number = Date.now): Throttle {
  const addresses = createLimiter(byAddress, now);
  const pairs = createLimiter(byPair, now);
  const accounts = createLimiter(byAccount, now);
  const newcomers = createLimiter(signUps, now);
  const googlers = createLimiter(googleSteps, now);
  const askers = createLimiter(mailRequests, now);
  const mailboxes = createLimiter(mails, now);
  const owners = createLimiter(known, now);
  const pairOf = ({ address, email }: Attempt) => `${address} ${email}`;

  return {
    beginSignIn: (attempt) => {
      const pair = pairOf(attempt);
      const isOwners = owners.wait(pair) > 0;
      const waits = [addresses.wait(attempt.address), pairs.wait(pair)];
      // What an owner does from a known place neither waits for what strangers did, nor adds to it.
      if (!isOwners) waits.push(accounts.wait(attempt.email));
      refuseAfter(Math.max(...waits));
      addresses.add(attempt.address);
      pairs.add(pair);
      if (!isOwners) accounts.add(attempt.email);
    },
    passSignIn: (attempt) => {
      const pair = pairOf(attempt);
      addresses.remove(attempt.address);
      pairs.remove(pair);
      if (owners.wait(pair) > 0) return;
      accounts.remove(attempt.email);
      owners.add(pair);
    },
    beginSignUp: (address) => {
      refuseAfter(newcomers.wait(address));
      newcomers.add(address);
    },
    beginGoogle: (address) => {
      refuseAfter(googlers.wait(address));
      googlers.add(address);
    },
    beginMail: ({ address, email }) => {
      refuseAfter(Math.max(askers.wait(address), email === undefined ? 0 : mailboxes.wait(email)));
      askers.add(address);
      if (email !== undefined) mailboxes.add(email);
    },
    mayMail: (email) => {
      if (mailboxes.wait(email) > 0) return false;
      mailboxes.add(email);
      return true;
    },
  };
}

function refuseAfter(seconds: number): void {
  if (seconds > 0) throw new RateLimitedError(seconds);
}
