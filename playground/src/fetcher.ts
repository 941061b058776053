import type { GraphiQL } from 'graphiql';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import type { ComponentProps } from 'react';
import { authorization } from './bearer-token.ts';
import { follow } from './event-log.ts';

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];

/** Runs an operation: a query or mutation over HTTP, a subscription over WebSocket into the event log. */
export const fetcher: Fetcher = async ({ query, variables, operationName }) => {
  const operation = findOperation(query, operationName);
  const name = operation?.name?.value ?? null;
  if (operation?.operation === OperationTypeNode.SUBSCRIPTION) {
    follow({ query, variables, operationName: name });
    return noResults();
  }
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...authorization(),
    },
    body: JSON.stringify({ query, variables, operationName: name }),
  });
  return await response.json();
};

/** Finds the operation to run. GraphiQL updates the operation's name half a second after the last key. */
function findOperation(query: string, operationName: string | null | undefined) {
  try {
    const document = parse(query);
    return getOperationAST(document, operationName) ?? getOperationAST(document);
  } catch {
    // The server reports the syntax error.
    return null;
  }
}

async function* noResults() {}
