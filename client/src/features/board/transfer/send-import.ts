import type { ApolloClient } from '@apollo/client';
import { asAccount, createPatientSender, type Wait } from '#session/account-requests.ts';
import { BoardsDocument } from '../live/operations.ts';
import type { ImportChunk, ImportStart } from './import-plan.ts';
import {
  CancelImportDocument,
  FinishImportDocument,
  ImportCardsDocument,
  StartImportDocument,
} from './operations.ts';

/** The account that imports, and its connection. */
export interface Importer {
  readonly client: ApolloClient;
  readonly accountId: string;
}

/** A board to send. */
interface SentBoard {
  /** The board without cards, and the id of the person who is the user; null for a new person. */
  readonly start: ImportStart & { readonly personId: string | null };
  /** The number of chunks. */
  readonly chunks: number;
  /** Returns a chunk, from 0. */
  chunk(index: number): ImportChunk | Promise<ImportChunk>;
}

/** How far the sending is: the number of requests that were answered, of the chunks and two more; and what it waits for. */
export interface SendingProgress {
  readonly sent: number;
  readonly wait: Wait | null;
}

interface SendingOptions extends Importer {
  readonly signal: AbortSignal;
  onProgress(progress: SendingProgress): void;
}

/**
 * Sends a board, which appears when all of it has arrived.
 *
 * @throws the server's rejection, or the signal's reason. What was sent stays until {@link cancelSent}
 */
export async function sendImport(
  { start, chunks, chunk }: SentBoard,
  { client, accountId, signal, onProgress }: SendingOptions,
): Promise<void> {
  const { id: boardId } = start;
  let sent = 0;
  const send = createPatientSender({ signal, accountId, onWait: (wait) => onProgress({ sent, wait }) });
  const count = () => {
    signal.throwIfAborted();
    sent += 1;
    onProgress({ sent, wait: null });
  };
  await send((options) =>
    client.mutate({ mutation: StartImportDocument, variables: { input: start }, ...options }),
  );
  count();
  for (let index = 0; index < chunks; index += 1) {
    const variables = { boardId, input: await chunk(index) };
    await send((options) => client.mutate({ mutation: ImportCardsDocument, variables, ...options }));
    count();
  }
  await send((options) =>
    client.mutate({ mutation: FinishImportDocument, variables: { boardId }, ...options }),
  );
  void client.refetchQueries({ include: [BoardsDocument] });
}

/** Erases what was sent. If that fails, the server erases it after a day; until then it isn't seen either. */
export async function cancelSent({ client, accountId }: Importer, boardId: string): Promise<void> {
  const context = asAccount(accountId);
  await client
    .mutate({ mutation: CancelImportDocument, variables: { boardId }, context, fetchPolicy: 'no-cache' })
    .catch(() => undefined);
}
