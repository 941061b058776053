import { postGraphql } from './graphql-client.ts';

export const password = 'correct horse battery';

export interface Account {
  readonly token: string;
  /** What its requests and sockets come with. */
  readonly headers: { readonly authorization: string };
}

/** Makes an account over HTTP, with a bearer token; every field but the given ones is made up. */
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
  if (!isSignedUp(data)) throw new Error(`Nobody was signed up: ${JSON.stringify(errors)}`);
  const { token } = data.signUp;
  return { token, headers: { authorization: `Bearer ${token}` } };
}

/** Pays for a feature, as the Unlock button does. */
export async function unlock(url: string, { headers }: Account, feature: string): Promise<void> {
  const { errors } = await postGraphql(
    url,
    'mutation ($feature: Feature!) { unlock(feature: $feature) { id } }',
    { feature },
    headers,
  );
  if (errors) throw new Error(`${feature} was not unlocked: ${JSON.stringify(errors)}`);
}

function isSignedUp(data: unknown): data is { signUp: { token: string } } {
  return typeof data === 'object' && data !== null && 'signUp' in data && data.signUp !== null;
}
