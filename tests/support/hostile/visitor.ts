import { randomUUID } from 'node:crypto';
import { password } from '../accounts.ts';
import { type GraphqlAnswer, postGraphql } from '../graphql-client.ts';
import { wrappedKey } from '../saved-history.ts';

/** A client with a network address, an account and a history of its own. */
export interface Visitor {
  readonly url: string;
  readonly email: string;
  /** Its address and its session. */
  readonly headers: Record<string, string>;
  readonly keyId: string;
  send(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer>;
}

/** Signs up with a network address, which the server takes from a trusted proxy's header, and creates a history. */
export async function createVisitor(url: string, address: string): Promise<Visitor> {
  const email = `${randomUUID()}@example.com`;
  const from = { 'x-forwarded-for': address };
  const input = { username: 'Ada', email, password, persistence: 'MEMORY' };
  const answer = await postGraphql(
    url,
    'mutation ($input: SignUpInput!) { signUp(input: $input) { token } }',
    { input },
    from,
  );
  const token: unknown = Object(answer.data).signUp?.token;
  if (typeof token !== 'string') throw new Error(`Sign-up failed: ${JSON.stringify(answer)}`);
  const headers = { ...from, authorization: `Bearer ${token}` };
  const keyId = randomUUID();
  const visitor: Visitor = {
    url,
    email,
    headers,
    keyId,
    send: (query, variables) => postGraphql(url, query, variables, headers),
  };
  const keys = [wrappedKey('PASSPHRASE'), wrappedKey('RECOVERY')];
  const create = 'mutation ($input: CreateHistoryInput!) { createHistory(input: $input) { keyId } }';
  const { errors } = await visitor.send(create, { input: { keyId, keys } });
  if (errors) throw new Error(`The history was not created: ${JSON.stringify(errors)}`);
  return visitor;
}
