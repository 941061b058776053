import { email as emailRule, username as usernameRule, withoutHidden } from '@canary/input/account';
import { maxUsernameLength } from '@canary/input/limits';
import { isTaken } from '../database/error-codes.ts';
import { lockUser } from '../database/lock-user.ts';
import { transact } from '../database/transact.ts';
import { googleLinkedLetter } from '../mail/templates.ts';
import { createUser } from './create-user.ts';
import { arrive, type LoggedIn, type LoginContext } from './log-in.ts';
import { mailNotice } from './notice.ts';
import type { Services } from './services.ts';

/** What Google vouches for about whoever has just logged in there. */
export interface GoogleClaims {
  readonly issuer: string;
  /** Its name for them, which never changes, as an address may. */
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly name: string | undefined;
}

/** A login by Google came to nothing. Its message is for the log, and never holds a secret. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError';
}

const fallbackName = 'GoogleUser';

/**
 * Logs in whoever Google says it is: as the user that it is linked to, as the owner of the same address, or as a new user.
 * An address is taken for theirs only when Google has verified it, and links to a user here only when we have, too: else
 * somebody could sign up with another's address, and wait for them to join. Even so whoever has made the account may be
 * another than who has confirmed its address: so linking takes every other way in away that wasn't proved to be theirs, and tells the address.
 *
 * @throws GoogleError when an address is not verified
 */
export async function logInByGoogle(
  services: Services,
  claims: GoogleClaims,
  arrival: LoginContext,
): Promise<LoggedIn> {
  const loggedIn = await enter(services, claims, arrival).catch((error) => {
    if (!isTaken(error)) throw error;
    // Two first logins at once: what the other has made is there now.
    return enter(services, claims, arrival);
  });
  await services.rateLimits.rememberOwner({ address: arrival.address, email: loggedIn.user.email });
  return loggedIn;
}

async function enter(services: Services, claims: GoogleClaims, arrival: LoginContext): Promise<LoggedIn> {
  const { db } = services;
  const { issuer, subject } = claims;
  const known = await db.identity.findUnique({
    where: { issuer_subject: { issuer, subject } },
  });
  if (known) {
    return await transact(db, (transaction) => arrive(transaction, known.userId, arrival));
  }
  const email = verifiedEmail(claims);
  const owner = await db.user.findUnique({ where: { email } });
  if (owner) return await link(services, claims, { userId: owner.id, email }, arrival);
  return await transact(db, async (transaction) => {
    const newUser = { username: usernameFrom(claims.name), email, emailVerifiedAt: new Date() };
    const { id: userId } = await createUser(transaction, newUser);
    await transaction.identity.create({ data: { issuer, subject, userId } });
    return await arrive(transaction, userId, arrival);
  });
}

/**
 * Links somebody to the account of their address. Unless its password is known to be that of whoever reads the address,
 * nobody gets in from then on by what was there before.
 */
async function link(
  services: Services,
  { issuer, subject }: GoogleClaims,
  { userId, email }: { readonly userId: string; readonly email: string },
  arrival: LoginContext,
): Promise<LoggedIn> {
  const { db, pubsub, publicUrl } = services;
  const loggedIn = await transact(db, async (transaction) => {
    const owner = await lockUser(transaction, userId);
    if (owner?.email !== email) throw new GoogleError('The account has changed meanwhile');
    if (!owner.emailVerifiedAt) throw new GoogleError('The address is not verified here');
    // Of two first logins at once, this is the second.
    const isLinked = (await transaction.identity.count({ where: { issuer, subject, userId } })) > 0;
    if (isLinked) return await arrive(transaction, userId, arrival);
    const isProved = (await transaction.credential.count({ where: { userId, isProved: true } })) > 0;
    if (!isProved) {
      await transaction.credential.deleteMany({ where: { userId } });
      await transaction.session.deleteMany({ where: { userId } });
      await transaction.identity.deleteMany({ where: { userId } });
      await transaction.mailToken.deleteMany({ where: { userId } });
    }
    await transaction.identity.create({ data: { issuer, subject, userId } });
    return await arrive(transaction, userId, arrival);
  });
  pubsub.publish(`sessions:${userId}`);
  await mailNotice(services, loggedIn.user, googleLinkedLetter(`${publicUrl}/forgot-password`));
  return loggedIn;
}

function verifiedEmail({ email, isEmailVerified }: GoogleClaims): string {
  const parsed = emailRule.safeParse(email);
  if (!isEmailVerified || !parsed.success) throw new GoogleError('The address is not verified by Google');
  return parsed.data;
}

/**
 * A username from the name in a profile, brought to the rule for usernames.
 *
 * @example
 * usernameFrom(' Ada\u0000  Lovelace '); // 'Ada Lovelace'
 * usernameFrom(undefined); // 'GoogleUser'
 */
export function usernameFrom(name: string | undefined): string {
  const shown = [...withoutHidden((name ?? '').normalize('NFC')).trim()];
  // Once more, since an emoji that is cut through leaves a joiner.
  const parsed = usernameRule.safeParse(withoutHidden(shown.slice(0, maxUsernameLength).join('')));
  return parsed.success ? parsed.data : fallbackName;
}
