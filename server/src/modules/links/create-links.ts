import { generateSlug, ownSlugProblem } from '@canary/links/slug';
import type { Link, Prisma } from '../../generated/sqlite/client.ts';
import type { DbClient } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/error-codes.ts';
import { lockUser, transact } from '../../platform/database/transact.ts';
import { type ConflictError, InputError, UnauthenticatedError } from '../../platform/errors.ts';
import type { Actor } from '../credentials/actor.ts';
import { type LinkServices, requireTarget, roomForLinks } from './link-rules.ts';
import { canonicalTimeZone } from './local-time.ts';
import { isOffensive } from './offensive.ts';

/** A link to create. */
interface NewLink {
  readonly target: string;
  /** An own slug. If it is missing, a slug is generated. */
  readonly slug?: string | null | undefined;
  readonly passesQuery: boolean;
  readonly timeZone: string;
  /** The idempotency key. If a link was already created with it, that link is returned. */
  readonly changeId: string;
}

/** Why one link of several isn't created. */
export type LinkRefusal = InputError | ConflictError;

/**
 * Creates a link.
 *
 * @throws InputError if the target, the slug or the time zone is invalid, or the slug is taken
 * @throws ConflictError if the account has too many links
 * @throws RateLimitedError after too many creations
 */
export async function createLink(services: LinkServices, actor: Actor, input: NewLink): Promise<Link> {
  const [result] = await createLinks(services, actor, [input]);
  if (!result || result instanceof Error) throw result;
  return result;
}

/**
 * Creates links in one transaction. A refused link doesn't stop the other links.
 *
 * @returns for each input, in order, its link or why there is none
 * @throws RateLimitedError if not all of the links may be created now; none is created then
 */
export async function createLinks(
  services: LinkServices,
  { userId, address }: Actor,
  inputs: readonly NewLink[],
): Promise<readonly (Link | LinkRefusal)[]> {
  const { db, rateLimits } = services;
  const checked = inputs.map((input) => checkNewLink(services, input));
  const valid = validOf(checked);
  if (valid.length === 0) return checked.filter((link) => link instanceof InputError);
  const repeated = await findCreated(db, userId, valid);
  const added = new Set(valid.map(({ changeId }) => changeId).filter((changeId) => !repeated.has(changeId)));
  if (added.size > 0)
    await rateLimits.countTimes(added.size, ['link-creation', userId], ['link-creation-address', address]);
  for (;;) {
    try {
      return await insertLinks(services, userId, checked);
    } catch (error) {
      // Another account has taken an own slug meanwhile, which the next attempt finds. Or a generated slug is taken, with
      // a probability of 1 in 887 million for each link: deleted links keep their slugs.
      if (!isUniqueViolation(error)) throw error;
    }
  }
}

/** A link to create, after the checks that need no database. */
interface CheckedLink extends NewLink {
  /** The own slug as it is stored; null if a slug is generated. */
  readonly ownSlug: string | null;
}

function checkNewLink(services: LinkServices, input: NewLink): CheckedLink | InputError {
  try {
    const target = requireTarget(services, input.target);
    const timeZone = requireTimeZone(input.timeZone);
    return { ...input, target, timeZone, ownSlug: input.slug ? requireOwnSlug(input.slug) : null };
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

const validOf = (checked: readonly (CheckedLink | InputError)[]): readonly CheckedLink[] =>
  checked.flatMap((link) => (link instanceof InputError ? [] : link));

async function insertLinks(
  { db, clock }: LinkServices,
  userId: string,
  checked: readonly (CheckedLink | InputError)[],
): Promise<readonly (Link | LinkRefusal)[]> {
  return await transact(db, async (transaction) => {
    // Locks the user, so that concurrent creations are counted.
    const user = await lockUser(transaction, userId);
    if (!user) throw new UnauthenticatedError();
    const isVerified = user.emailVerifiedAt !== null;
    const valid = validOf(checked);
    const repeated = await findCreated(transaction, userId, valid);
    const taken = await findTaken(transaction, valid);
    const { left, refusal } = await roomForLinks(transaction, userId, isVerified);
    const createdAt = new Date(clock.now());
    const added = new Map<string, Prisma.LinkCreateManyInput>();
    const results = checked.map((link): string | LinkRefusal => {
      if (link instanceof InputError) return link;
      const { ownSlug, target, passesQuery, timeZone, changeId } = link;
      if (repeated.has(changeId) || added.has(changeId)) return changeId;
      if (ownSlug !== null && !isVerified)
        return new InputError('Confirm your email address to choose a name yourself.', 'slug');
      if (added.size >= left) return refusal;
      if (ownSlug !== null && taken.has(ownSlug))
        return new InputError('This name is taken. Choose another one.', 'slug');
      const slug = ownSlug ?? generateSlug((bytes) => crypto.getRandomValues(bytes));
      taken.add(slug);
      added.set(changeId, { slug, ownerId: userId, target, passesQuery, timeZone, changeId, createdAt });
      return changeId;
    });
    const links = await transaction.link.createManyAndReturn({ data: [...added.values()] });
    await transaction.linkTarget.createMany({
      data: links.map(({ id, target }) => ({ linkId: id, version: 1, target, since: createdAt })),
    });
    const all = new Map([...repeated.values(), ...links].map((link) => [link.changeId, link]));
    return results.map((result) => {
      const link = typeof result === 'string' ? all.get(result) : result;
      if (!link) throw new Error('A created link is missing.');
      return link;
    });
  });
}

/** The own slugs that are taken. */
async function findTaken(client: DbClient, links: readonly CheckedLink[]): Promise<Set<string>> {
  const slugs = links.flatMap(({ ownSlug }) => ownSlug ?? []);
  if (slugs.length === 0) return new Set();
  const rows = await client.link.findMany({ where: { slug: { in: slugs } }, select: { slug: true } });
  return new Set(rows.map(({ slug }) => slug));
}

/** The links that were already created with these idempotency keys, by key. */
async function findCreated(
  client: DbClient,
  ownerId: string,
  links: readonly Pick<NewLink, 'changeId'>[],
): Promise<ReadonlyMap<string, Link>> {
  const keys = links.map(({ changeId }) => changeId);
  const created = await client.link.findMany({ where: { ownerId, changeId: { in: keys } } });
  return new Map(created.map((link) => [link.changeId ?? '', link]));
}

function requireTimeZone(name: string): string {
  const timeZone = canonicalTimeZone(name);
  if (timeZone === null) throw new InputError('Enter a time zone such as Europe/Berlin.', 'timeZone');
  return timeZone;
}

function requireOwnSlug(typed: string): string {
  const problem = ownSlugProblem(typed);
  if (problem) throw new InputError(problem, 'slug');
  if (isOffensive(typed)) throw new InputError('This name may offend. Choose another one.', 'slug');
  return typed.trim().toUpperCase();
}
