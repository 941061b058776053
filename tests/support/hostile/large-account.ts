import { password } from '../accounts.ts';
import { postGraphql } from '../graphql-client.ts';
import { times } from './attacks.ts';
import { sendUntilServed, type Visitor } from './visitor.ts';

export const largeEmail = 'large-account@example.com';

/**
 * The boards of an account that an attacker can make in an hour: each board is full of cards that are assigned to the
 * account, and two boards have 90 MB of its comments.
 */
export const largeBoards = times(24, (index) => `large-${index}`);
/** The id of a card that is on each large board. */
export const largeCard = (index: number) => `card-${index}`;

/** Logs in to the account with large boards, from an IP address. */
export async function openLargeAccount(url: string, address: string): Promise<Visitor> {
  const from = { 'x-forwarded-for': address };
  const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
  const input = { email: largeEmail, password, persistence: 'MEMORY' };
  const answer = await sendUntilServed(() => postGraphql(url, query, { input }, from));
  const token: unknown = Object(answer.data).logIn?.token;
  if (typeof token !== 'string') throw new Error(`Log-in failed: ${JSON.stringify(answer)}`);
  const headers = { ...from, authorization: `Bearer ${token}` };
  return {
    ...{ url, email: largeEmail, headers, keyId: '' },
    send: (operation, variables) => postGraphql(url, operation, variables, headers),
  };
}
