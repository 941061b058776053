import { email as emailRule, username as usernameRule } from '@canary/input/account';
import { maxUsernameLength } from '@canary/input/limits';
import { isTaken } from '../database/taken.ts';
import type { Db } from '../db.ts';
import { createUser } from './create-user.ts';
import { type Arrival, arrive, type SignedIn } from './sign-in.ts';

/** What Google vouches for about whoever has just signed in there. */
export interface GoogleClaims {
  readonly issuer: string;
  /** Its name for them, which never changes, as an address may. */
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly name: string | undefined;
}

/** A sign-in by Google came to nothing. Its message is for the log, and never holds a secret. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError';
}

const fallbackName = 'GoogleUser';

/**
 * Signs in whoever Google says it is: as the user that it is linked to, as the owner of the same address, or as a new user.
 * An address is taken for theirs only when Google has verified it, and links to a user here only when we have, too: else
 * somebody could sign up with another's address, and wait for them to join.
 *
 * @throws GoogleError when an address is not verified
 */
export async function signInByGoogle(db: Db, claims: GoogleClaims, arrival: Arrival): Promise<SignedIn> {
  try {
    return await enter(db, claims, arrival);
  } catch (error) {
    if (!isTaken(error)) throw error;
    // Two first sign-ins at once: what the other has made is there now.
    return await enter(db, claims, arrival);
  }
}

async function enter(db: Db, claims: GoogleClaims, arrival: Arrival): Promise<SignedIn> {
  const { issuer, subject } = claims;
  const known = await db.identity.findUnique({
    where: { issuer_subject: { issuer, subject } },
  });
  if (known) {
    return await db.$transaction((transaction) => arrive(transaction, known.userId, arrival));
  }
  const email = verifiedEmail(claims);
  const owner = await db.user.findUnique({ where: { email } });
  if (owner && !owner.emailVerifiedAt) throw new GoogleError('The address is not verified here');
  return await db.$transaction(async (transaction) => {
    const emailVerifiedAt = new Date();
    const newUser = { username: usernameFrom(claims.name), email, emailVerifiedAt };
    const { id: userId } = owner ?? (await createUser(transaction, newUser));
    // Fails when the owner is gone by now; that they have another address by now makes them no other person.
    await transaction.identity.create({ data: { issuer, subject, userId } });
    return await arrive(transaction, userId, arrival);
  });
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
  const shown = [...(name ?? '').replaceAll(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')];
  const parsed = usernameRule.safeParse(shown.slice(0, maxUsernameLength).join(''));
  return parsed.success ? parsed.data : fallbackName;
}
