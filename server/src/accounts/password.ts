import { isPasswordLength, normalisePassword } from '@canary/input/account';
import { passwordLength } from '@canary/input/limits';
import { hash, type Options, verify } from '@node-rs/argon2';

/** argon2id, which is the library's default, with OWASP's first recommended parameters; memory in KiB. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of no one's password: what an unknown address is compared with. Made at start, or the first would take longer. */
const decoy = hashPassword(crypto.randomUUID());

/** Hashes a password for the database, as a PHC string. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalisePassword(password), options);
}

/**
 * Whether a password is the one that was hashed. It does the same work when there is no hash, or the password is too
 * long to be anyone's, so that the time doesn't tell which addresses have an account.
 *
 * @param passwordHash undefined for an address that nobody has, or an account without a password
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isPossible = passwordHash !== undefined && isPasswordLength(password);
  const text = password.length > 2 * passwordLength.max ? '' : normalisePassword(password);
  return (await verify(passwordHash ?? (await decoy), text)) && isPossible;
}
