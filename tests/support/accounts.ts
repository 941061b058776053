import { createRateLimits, type LoginAttempt } from '../../server/src/guards/rate/rate-limits.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import type { AllTables } from '../../server/src/platform/database/database.ts';
import { postGraphql } from './graphql-client.ts';

export const password = 'correct horse battery';

export interface Account {
  readonly token: string;
  /** The headers that authenticate requests and sockets of the account. */
  readonly headers: { readonly authorization: string };
}

/** Signs up over HTTP and returns the account's bearer token. Fields that are not given have valid defaults. */
export async function signUp(
  url: string,
  input: { username?: string; email?: string; password?: string } = {},
): Promise<Account> {
  const { data, errors } = await postGraphql(
    url,
    'mutation ($input: SignUpInput!) { signUp(input: $input) { token } }',
    {
      input: {
        username: 'Ada',
        email: `${crypto.randomUUID()}@example.com`,
        password,
        persistence: 'MEMORY',
        ...input,
      },
    },
  );
  if (!isSignedUp(data)) throw new Error(`Sign-up failed: ${JSON.stringify(errors)}`);
  const { token } = data.signUp;
  return { token, headers: { authorization: `Bearer ${token}` } };
}

/** What a test gives an API key: access to boards, to dynamic codes and to images, its board and its expiry. */
interface KeyInput {
  readonly boards?: 'READ' | 'WRITE';
  readonly dynamicCodes?: 'READ' | 'WRITE';
  readonly images?: boolean;
  readonly boardId?: string;
  readonly expiresAt?: Date;
}

/** Creates an API key of an account. */
export async function createKey(url: string, { headers }: Pick<Account, 'headers'>, input: KeyInput) {
  const query =
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { text apiKey { id ending } } }';
  const variables = { input: { name: 'Script', password, ...input } };
  const { data, errors } = await postGraphql(url, query, variables, headers);
  if (errors) throw new Error(`Creating a key failed: ${JSON.stringify(errors)}`);
  const { text, apiKey } = Object(data).createApiKey;
  return { text: String(text), id: String(apiKey.id), headers: { authorization: `Bearer ${text}` } };
}

/** Revokes an API key of an account. */
export async function revokeKey(
  url: string,
  { headers }: Pick<Account, 'headers'>,
  { id }: { readonly id: string },
): Promise<void> {
  const query = 'mutation ($id: ID!) { revokeApiKey(id: $id) }';
  const { errors } = await postGraphql(url, query, { id }, headers);
  if (errors) throw new Error(`Revoking a key failed: ${JSON.stringify(errors)}`);
}

/** Unlocks a feature for one of the account's tokens. */
export async function unlock(url: string, { headers }: Account, feature: string): Promise<void> {
  const { errors } = await postGraphql(
    url,
    'mutation ($feature: Feature!) { unlock(feature: $feature) { id } }',
    { feature },
    headers,
  );
  if (errors) throw new Error(`Unlocking ${feature} failed: ${JSON.stringify(errors)}`);
}

/** Counts wrong passwords as the server does, without the work of checking them. */
export async function countWrongPasswords(
  db: AllTables,
  attempt: LoginAttempt,
  count: number,
): Promise<void> {
  const limits = createRateLimits(db, systemClock);
  const wrong = () => Promise.reject(new Error('wrong'));
  for (let i = 0; i < count; i += 1) await limits.guardLogin(attempt, wrong).catch(() => undefined);
}

function isSignedUp(data: unknown): data is { signUp: { token: string } } {
  return typeof data === 'object' && data !== null && 'signUp' in data && data.signUp !== null;
}
