import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import type { BoardFile } from '../board-file.ts';
import { planImport } from '../import-plan.ts';
import { FinishImportDocument, ImportCardsDocument, StartImportDocument } from '../operations.ts';

/** Connects to a server without a browser. */
export function openApiClient(url: string, headers: Readonly<Record<string, string>>): ApolloClient {
  return new ApolloClient({
    link: new HttpLink({ uri: `${url}/graphql`, headers: { ...headers } }),
    cache: new InMemoryCache(),
    defaultOptions: { mutate: { fetchPolicy: 'no-cache' } },
  });
}

/**
 * Imports a board with the requests that the page sends.
 *
 * @returns the board's id
 * @throws the server's rejection
 */
export async function importByApi(client: ApolloClient, board: BoardFile): Promise<string> {
  const { start, chunks } = planImport(board);
  const { id: boardId } = start;
  await client.mutate({ mutation: StartImportDocument, variables: { input: start } });
  for (const input of chunks)
    await client.mutate({ mutation: ImportCardsDocument, variables: { boardId, input } });
  await client.mutate({ mutation: FinishImportDocument, variables: { boardId } });
  return boardId;
}
