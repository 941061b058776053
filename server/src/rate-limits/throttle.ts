import { RateLimitedError } from '../errors.ts';
import { createTurns } from './keyed-mutex.ts';
import { createLimiter, type Limiter } from './limiter.ts';

const minute = 60_000;

/** Wrong passwords by one network address, whatever the accounts. */
const byAddress = { max: 30, windowMs: 15 * minute };
/** Wrong passwords by one network address for one account. */
const byPair = { max: 10, windowMs: 15 * minute };
/** Wrong passwords for one account from everywhere, except from where its owner has logged in. */
const byAccount = { max: 100, windowMs: 60 * minute };
/** Wrong passwords by somebody who is logged in, by session. */
const bySession = { max: 10, windowMs: 15 * minute };
/** Changes of a password, by account. */
const passwordChanges = { max: 10, windowMs: 60 * minute };
/** Attempts to make an account, by network address. */
const signUps = { max: 30, windowMs: 60 * minute };
/** Steps of a login by Google, which has two, by network address. */
const googleSteps = { max: 60, windowMs: 15 * minute };
/** Requests that mail somebody, by network address; those of strangers apart from those of the logged-in. */
const mailRequests = { max: 30, windowMs: 60 * minute };
/** Messages to whoever runs the site, by network address. */
const messages = { max: 5, windowMs: 60 * minute };
/** Mails of one kind to one email address, whoever asked for them: nobody's mailbox is ours to fill. */
const mails = { max: 5, windowMs: 60 * minute };
/** Mails to whoever runs the site, of what visitors write; what is more is only kept. */
const contactMails = { max: 60, windowMs: 60 * minute };
/** For how long the address of a login counts as the owner's. */
const known = { max: 1, windowMs: 30 * 24 * 60 * minute };

/** Who tries to log in, and from where. */
export interface Attempt {
  readonly address: string;
  readonly email: string;
}

/**
 * What a mail is for. Each kind has a count of its own, so that nobody uses up another's: a link to an account's present
 * address is only asked for by its owner.
 */
export type MailKind = 'VERIFY_EMAIL' | 'CHANGE_EMAIL' | 'RESET_PASSWORD' | 'NOTICE';

export interface Throttle {
  /**
   * Lets somebody try to log in: one after the other from a network address, so that those who are right are never too
   * many. Each counts as failed before its password is looked at, and no more once `enter` has let them in: then the
   * address is the owner's.
   *
   * @param enter looks at the password, and throws when it is wrong
   * @throws RateLimitedError when there were too many
   */
  tryLogIn<Result>(attempt: Attempt, enter: () => Promise<Result>): Promise<Result>;
  /**
   * Lets somebody who is logged in prove by their password who they are. What strangers guess doesn't count here.
   *
   * @param prove looks at the password, and throws when it is wrong
   * @throws RateLimitedError when there were too many by this session
   */
  tryProof<Result>(sessionId: string, prove: () => Promise<Result>): Promise<Result>;
  /** Notes that an address is the owner's, who came in without a password. */
  recogniseOwner(attempt: Attempt): void;
  /** Forgets what was guessed at a password that is none any more; the address is that of its owner. */
  forgetGuesses(attempt: Attempt): void;
  /** @throws RateLimitedError when an account's password has changed too often */
  beginPasswordChange(userId: string): void;
  /** @throws RateLimitedError when an address has tried to make too many accounts */
  beginSignUp(address: string): void;
  /** @throws RateLimitedError when an address has tried to log in by Google too often */
  beginGoogle(address: string): void;
  /** @throws RateLimitedError when a network address of strangers has asked for too many mails */
  beginMail(address: string): void;
  /** @throws RateLimitedError when a network address has sent too many messages to whoever runs the site */
  beginMessage(address: string): void;
  /**
   * Counts a mail that somebody who is logged in asks for, and who may be told that its address has got too many.
   *
   * @throws RateLimitedError when there were too many requests, or mails of the kind
   */
  beginOwnMail(request: Attempt & { readonly kind: MailKind }): void;
  /** Counts a mail of a visitor's message to whoever runs the site; false when they have got too many for a while. */
  mayMailMessage(): boolean;
  /** Counts a mail to an email address; false when it has got too many of the kind, and is to get no more for a while. */
  mayMail(email: string, kind?: MailKind): boolean;
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
  const sessions = createLimiter(bySession, now);
  const changes = createLimiter(passwordChanges, now);
  const newcomers = createLimiter(signUps, now);
  const googlers = createLimiter(googleSteps, now);
  const strangers = createLimiter(mailRequests, now);
  const members = createLimiter(mailRequests, now);
  const senders = createLimiter(messages, now);
  const operators = createLimiter(contactMails, now);
  const mailboxes = createLimiter(mails, now);
  const owners = createLimiter(known, now);
  const inTurn = createTurns();
  const pairOf = ({ address, email }: Attempt) => `${address} ${email}`;
  const may = (limiter: Limiter, key: string) => {
    if (limiter.wait(key) > 0) return false;
    limiter.add(key);
    return true;
  };
  const mailboxOf = (email: string, kind: MailKind) => `${kind} ${email}`;

  return {
    tryLogIn: (attempt, enter) =>
      inTurn(`address ${attempt.address}`, async () => {
        const pair = pairOf(attempt);
        const counts: Count[] = [
          [addresses, attempt.address],
          [pairs, pair],
        ];
        // What an owner does from a known place neither waits for what strangers did, nor adds to it.
        if (owners.wait(pair) === 0) counts.push([accounts, attempt.email]);
        const takeBack = count(counts);
        const result = await enter();
        takeBack();
        owners.add(pair);
        return result;
      }),
    tryProof: (sessionId, prove) =>
      inTurn(`session ${sessionId}`, async () => {
        const takeBack = count([[sessions, sessionId]]);
        const result = await prove();
        takeBack();
        return result;
      }),
    recogniseOwner: (attempt) => void owners.add(pairOf(attempt)),
    forgetGuesses: (attempt) => {
      accounts.clear(attempt.email);
      pairs.clear(pairOf(attempt));
      owners.add(pairOf(attempt));
    },
    beginPasswordChange: (userId) => void count([[changes, userId]]),
    beginSignUp: (address) => void count([[newcomers, address]]),
    beginGoogle: (address) => void count([[googlers, address]]),
    beginMail: (address) => void count([[strangers, address]]),
    beginMessage: (address) => void count([[senders, address]]),
    beginOwnMail: ({ address, email, kind }) =>
      void count([
        [members, address],
        [mailboxes, mailboxOf(email, kind)],
      ]),
    mayMailMessage: () => may(operators, ''),
    mayMail: (email, kind = 'VERIFY_EMAIL') => may(mailboxes, mailboxOf(email, kind)),
  };
}

type Count = readonly [limiter: Limiter, key: string];

/** Counts one by each key, or none when any has to wait; returns a function that takes these back. */
function count(counts: readonly Count[]): () => void {
  const seconds = Math.max(...counts.map(([limiter, key]) => limiter.wait(key)));
  if (seconds > 0) throw new RateLimitedError(seconds);
  const takeBacks = counts.map(([limiter, key]) => limiter.add(key));
  return () => {
    for (const takeBack of takeBacks) takeBack();
  };
}
