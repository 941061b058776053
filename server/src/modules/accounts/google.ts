import { email as emailSchema, username as usernameSchema } from '@canary/input/account';
import { maxUsernameLength } from '@canary/input/limits';
import { normalise, withoutHidden } from '@canary/input/plain-text';
import { isUniqueViolation } from '../../platform/database/error-codes.ts';
import { lockUser, transact } from '../../platform/database/transact.ts';
import { googleLinkedEmail } from '../../platform/mail/templates.ts';
import { createLoginSession, type LoggedIn, type LoginContext } from './log-in.ts';
import { type AccountServices, sendNotice } from './services.ts';
import { createUser } from './sign-up.ts';

/** The claims of Google's ID token. */
export interface GoogleClaims {
  readonly issuer: string;
  /** Google's id for the person. It never changes, unlike their address. */
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly name: string | undefined;
}

/** A failed Google login. The message is for the log and contains no secret. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError';
}

const fallbackName = 'GoogleUser';
const method = 'google';

/**
 * Logs in with Google's claims: as the linked user, as the owner of the same address, or as a new user.
 *
 * An address is trusted only if Google has verified it. Google is linked to an existing account only if this site has
 * verified the address too; otherwise an attacker could sign up with another person's address and wait for that person
 * to join. Even then, a stranger may have created the account. So linking removes every other way to log in that isn't
 * proved to be the owner's, and notifies the address.
 *
 * @throws GoogleError if an address is not verified
 */
export async function logInByGoogle(
  services: AccountServices,
  context: LoginContext,
  claims: GoogleClaims,
): Promise<LoggedIn> {
  const loggedIn = await findOrCreateUser(services, context, claims).catch((error) => {
    if (!isUniqueViolation(error)) throw error;
    // A concurrent first login created the user meanwhile.
    return findOrCreateUser(services, context, claims);
  });
  await services.rateLimits.saveOwnerAddress({ address: context.address, email: loggedIn.user.email });
  return loggedIn;
}

async function findOrCreateUser(
  services: AccountServices,
  context: LoginContext,
  claims: GoogleClaims,
): Promise<LoggedIn> {
  const { db, audit } = services;
  const { issuer, subject } = claims;
  const identity = await db.identity.findUnique({ where: { issuer_subject: { issuer, subject } } });
  if (identity) {
    const { userId } = identity;
    const loggedIn = await transact(db, (transaction) => createLoginSession(transaction, userId, context));
    audit('log-in', userId, { method });
    return loggedIn;
  }
  const email = verifiedEmail(claims);
  const owner = await db.user.findUnique({ where: { email } });
  if (owner) return await linkToAccount(services, claims, { userId: owner.id, email }, context);
  const loggedIn = await transact(db, async (transaction) => {
    const createdAt = new Date(context.now);
    const newUser = { username: usernameFrom(claims.name), email, emailVerifiedAt: createdAt };
    const { id: userId } = await createUser(transaction, newUser, context.now);
    await transaction.identity.create({ data: { issuer, subject, userId, createdAt } });
    return await createLoginSession(transaction, userId, context);
  });
  audit('sign-up', loggedIn.user.id, { method });
  return loggedIn;
}

/** Links Google to the account with the same address, and removes unproved ways to log in. */
async function linkToAccount(
  services: AccountServices,
  { issuer, subject }: GoogleClaims,
  { userId, email }: { readonly userId: string; readonly email: string },
  context: LoginContext,
): Promise<LoggedIn> {
  const { db, pubsub, publicUrl } = services;
  const loggedIn = await transact(db, async (transaction) => {
    const owner = await lockUser(transaction, userId);
    if (owner?.email !== email) throw new GoogleError('The account has changed meanwhile');
    if (!owner.emailVerifiedAt) throw new GoogleError('The address is not verified here');
    // A concurrent first login may have linked the account already.
    const isLinked = (await transaction.identity.count({ where: { issuer, subject, userId } })) > 0;
    if (isLinked) return await createLoginSession(transaction, userId, context);
    const isProved = (await transaction.credential.count({ where: { userId, isProved: true } })) > 0;
    if (!isProved) {
      await transaction.credential.deleteMany({ where: { userId } });
      await transaction.session.deleteMany({ where: { userId } });
      await transaction.apiKey.deleteMany({ where: { userId } });
      await transaction.identity.deleteMany({ where: { userId } });
      await transaction.mailToken.deleteMany({ where: { userId } });
    }
    const createdAt = new Date(context.now);
    await transaction.identity.create({ data: { issuer, subject, userId, createdAt } });
    return await createLoginSession(transaction, userId, context);
  });
  services.audit('google-link', userId);
  services.audit('log-in', userId, { method });
  pubsub.publish(`sessions:${userId}`);
  await sendNotice(services, loggedIn.user, googleLinkedEmail(`${publicUrl}/forgot-password`));
  return loggedIn;
}

function verifiedEmail({ email, isEmailVerified }: GoogleClaims): string {
  const parsed = emailSchema.safeParse(email);
  if (!isEmailVerified || !parsed.success) throw new GoogleError('The address is not verified by Google');
  return parsed.data;
}

/**
 * Turns the name of a Google profile into a valid username.
 *
 * @example
 * usernameFrom(' Ada\u0000  Lovelace '); // 'Ada Lovelace'
 * usernameFrom(undefined); // 'GoogleUser'
 */
export function usernameFrom(name: string | undefined): string {
  const characters = [...withoutHidden(normalise(name ?? '', maxUsernameLength)).trim()];
  // Removes hidden characters again, because cutting through an emoji leaves a joiner.
  const parsed = usernameSchema.safeParse(withoutHidden(characters.slice(0, maxUsernameLength).join('')));
  return parsed.success ? parsed.data : fallbackName;
}
