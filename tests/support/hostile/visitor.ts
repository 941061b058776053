import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { password } from '../accounts.ts';
import { type GraphqlAnswer, postGraphql } from '../graphql-client.ts';
import { wrappedKey } from '../saved-history.ts';

/** A client with an IP address, an account and a history of its own. */
export interface Visitor {
  readonly url: string;
  readonly email: string;
  /** The headers with the IP address and the session. */
  readonly headers: Record<string, string>;
  readonly keyId: string;
  send(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer>;
}

/** Sends a request. If the server is busy, sends it again up to three times, as the site's client does. */
export async function sendUntilServed(send: () => Promise<GraphqlAnswer>): Promise<GraphqlAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send();
    const isRefused = answer.errors?.[0]?.extensions?.['code'] === 'OVERLOADED';
    if (!isRefused || attempt === 4) return answer;
    await delay(1_000 * (1 + Math.random()));
  }
}

/** Signs up with an IP address, which the server takes from a trusted proxy's header, and creates a history. */
export async function createVisitor(url: string, address: string): Promise<Visitor> {
  const email = `${randomUUID()}@example.com`;
  const from = { 'x-forwarded-for': address };
  const input = { username: 'Ada', email, password, persistence: 'MEMORY' };
  const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { token } }';
  const answer = await sendUntilServed(() => postGraphql(url, signUp, { input }, from));
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
  const { errors } = await sendUntilServed(() => visitor.send(create, { input: { keyId, keys } }));
  if (errors) throw new Error(`The history was not created: ${JSON.stringify(errors)}`);
  return visitor;
}

/** Opens a page over a connection of its own, as a new visitor does. Returns the status. */
export async function openPage(url: string, headers: Record<string, string>): Promise<number> {
  const [response] = await once(get(url, { headers, agent: false }), 'response');
  await once(response.resume(), 'end');
  return response.statusCode;
}

/**
 * Opens a TCP connection whose answers aren't read.
 *
 * @param localAddress by default an address that isn't a trusted proxy, so that the server limits its connections
 */
export function openConnection(url: string, localAddress = '127.0.0.2'): Socket {
  const { hostname, port } = new URL(url);
  const connection = connect({ host: hostname, port: Number(port), localAddress });
  connection.on('error', () => undefined);
  return connection;
}
