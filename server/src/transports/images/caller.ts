import type { IncomingHttpHeaders } from 'node:http';
import type { DesignFeature } from '@canary/qr/design/required-features';
import { readBearer } from '../../modules/accounts/session-cookie.ts';
import { findApiKey, invalidKeyMessage, isApiKey, recordKeyUse } from '../../modules/api-keys/api-key.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { databaseFaultOf } from '../../platform/database/fault.ts';
import { Problem } from './problem.ts';

/** The account whose API key a program sends. */
export interface Caller {
  /** The stored id of the key. */
  readonly keyId: string;
  readonly unlocked: ReadonlySet<string>;
}

interface CallerServices {
  readonly db: Db;
  readonly clock: Clock;
}

/** Finds the account of a request's API key; null for a request without one. Cookies don't count. @throws {Problem} */
export async function findCaller(
  { db, clock }: CallerServices,
  headers: IncomingHttpHeaders,
): Promise<Caller | null> {
  if (headers.authorization === undefined) return null;
  const token = readBearer(headers);
  const key = token !== null && isApiKey(token) ? await findApiKey(db, token, clock.now()) : null;
  if (!key) {
    throw new Problem({
      status: 401,
      code: 'invalid-key',
      title: 'The API key isn’t valid',
      detail: invalidKeyMessage,
    });
  }
  if (!key.images) {
    throw new Problem({
      status: 403,
      code: 'key-without-images',
      title: 'The API key may not draw images',
      detail: 'This API key has no access to images. Create a key with this access.',
    });
  }
  const unlocks = await db.unlock.findMany({ where: { userId: key.userId }, select: { feature: true } });
  try {
    await recordKeyUse(db, key, clock.now());
  } catch (error) {
    // A database that refuses writes can still be read.
    if (databaseFaultOf(error) !== 'refusal') throw error;
  }
  return { keyId: key.id, unlocked: new Set(unlocks.map(({ feature }) => feature)) };
}

const inWords: Readonly<Record<DesignFeature, string>> = {
  LOGO: 'a logo of your own',
  GRADIENTS: 'gradients or a third colour',
  BACKGROUND: 'a transparent background',
};

/** Features that a design needs, and the parameter that has the design. */
export interface DesignNeeds {
  readonly features: readonly DesignFeature[];
  readonly parameter: 'design' | 'template';
}

/** Checks that a caller has unlocked what a design needs. @throws {Problem} */
export function requireUnlocked({ features, parameter }: DesignNeeds, caller: Caller | null): void {
  const locked = features.filter((feature) => !caller?.unlocked.has(feature));
  if (locked.length === 0) return;
  const names = new Intl.ListFormat('en').format(locked.map((feature) => inWords[feature]));
  throw new Problem({
    status: 403,
    code: 'locked-feature',
    title: 'The design needs an unlocked feature',
    detail: caller
      ? `The account of this API key hasn’t unlocked ${names}. Unlock it on the site, or change the design.`
      : `This design has ${names}. Send the API key of an account that has unlocked it, or change the design.`,
    parameter: locked.includes('LOGO') ? 'logo' : parameter,
    features: locked,
  });
}
