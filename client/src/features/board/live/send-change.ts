import type { ApolloClient } from '@apollo/client';
import type { PendingChange, PrecedingChange } from '@canary/board/pending-change';
import { asAccount } from '#session/account-requests.ts';
import { changeKinds } from './change-kinds.ts';

/**
 * Sends a change of a board to the server, which applies each `changeId` once.
 *
 * @param signal aborts the request
 * @throws the server's error
 */
export type SendChange = (
  boardId: string,
  change: PendingChange | PrecedingChange,
  signal: AbortSignal,
) => Promise<void>;

/** Creates the function that sends each kind of change in the name of an account. */
export function createChangeSender(client: ApolloClient, accountId: string | null): SendChange {
  return async (boardId, { kind, input, changeId }, signal) => {
    const { data } = await client.mutate({
      mutation: changeKinds[kind].document,
      variables: { boardId, input: { ...input, changeId } },
      // The board's events update the board store, so the cache keeps nothing of the response.
      fetchPolicy: 'no-cache',
      context: accountId === null ? { fetchOptions: { signal } } : asAccount(accountId, signal),
    });
    // Without data, the server may not have applied the change.
    if (!data) throw new Error('The answer has no data.');
  };
}
