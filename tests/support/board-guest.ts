import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { type Account, signUp } from './accounts.ts';
import { writeReads } from './board-mutations.ts';

/** A user who reads boards with every operation of the API, as a member or not. */
export interface BoardGuest {
  readonly name: string;
  readonly accountId: string;
  readonly headers: Account['headers'];
  /** Sends an operation. Repeats it without an answer, or if the server is busy. */
  send(query: string, variables?: Record<string, unknown>): Promise<{ data?: unknown; errors?: unknown }>;
  /** Reads and follows boards, and tries to change them, until it is stopped. */
  spy(boardIds: readonly string[], isOver: () => boolean): Promise<void>;
  /** The answers to the reads of the guest's own cards, searches and notices so far. */
  readonly ownReads: readonly OwnRead[];
}

/** An answer about the guest's own cards, searches or notices. Times are in milliseconds since the process started. */
export interface OwnRead {
  readonly startedAt: number;
  readonly endedAt: number;
  /** The ids of the boards in the answer. */
  readonly boardIds: ReadonlySet<string>;
}

/** The operations besides all reads of a board: the guest's list of boards, and a change whose answer has texts. */
const otherOperations = [
  '{ boards { name } }',
  'mutation ($id: ID!) { createTask(boardId: $id, input: { title: "spied", columnId: "done" }) { title assignees { name } } }',
];

/** Queries of cards and notices from all boards of the guest. */
const ownQueries = [
  '{ myCards(first: 100) { edges { node { title columnName board { id name } } } } }',
  '{ searchCards(text: "mark", first: 100) { title excerpt columnName board { id name } } }',
  '{ notices(first: 100) { edges { node { title actor { name } board { id name } } } } }',
];
const onBoard = z.object({ board: z.object({ id: z.string() }) });
const ownAnswer = z.record(
  z.string(),
  z.union([z.array(onBoard), z.object({ edges: z.array(z.object({ node: onBoard })) })]),
);

/** Signs a guest up. */
export async function createBoardGuest(url: () => string, name: string): Promise<BoardGuest> {
  const account = await untilAnswered(() => signUp(url(), { username: name }));
  const send: BoardGuest['send'] = (query, variables = {}) =>
    untilAnswered(async () => {
      const response = await fetch(`${url()}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-encoding': 'identity',
          ...account.headers,
        },
        body: JSON.stringify({ query, variables }),
      });
      const text = await response.text();
      if (/"(UNAVAILABLE|OVERLOADED|RATE_LIMITED)"/.test(text)) throw new Error('The server is busy.');
      return JSON.parse(text);
    });
  const { data } = await send('{ me { id } }');
  const ownReads: OwnRead[] = [];
  const readOwn = async (query: string, isOver: () => boolean) => {
    while (!isOver()) {
      const startedAt = performance.now();
      const answer = ownAnswer.parse((await send(query)).data);
      const found = Object.values(answer).flatMap((list) =>
        Array.isArray(list) ? list : list.edges.map(({ node }) => node),
      );
      const boardIds = new Set(found.map(({ board }) => board.id));
      ownReads.push({ startedAt, endedAt: performance.now(), boardIds });
      await delay(20);
    }
  };
  return {
    name,
    accountId: Object(data).me.id,
    headers: account.headers,
    send,
    ownReads,
    spy: async (boardIds, isOver) => {
      const following = boardIds.map((id) => followAll(url, account, id, isOver));
      const readingOwn = ownQueries.map((query) => readOwn(query, isOver));
      while (!isOver()) {
        for (const id of boardIds)
          for (const operation of [...writeReads('query', id), ...otherOperations])
            if (!isOver()) requireValid(operation, await send(operation, { id }));
        await delay(50);
      }
      await Promise.all([...following, ...readingOwn]);
    },
  };
}

/** @throws if the server runs no such operation */
function requireValid(operation: string, { errors }: { readonly errors?: unknown }): void {
  const text = JSON.stringify(errors) ?? '';
  if (text.includes('GRAPHQL_VALIDATION_FAILED')) throw new Error(`${operation} failed: ${text}`);
}

/** Follows a board with all subscriptions. Subscribes again whenever they end. */
async function followAll(
  url: () => string,
  { headers }: Account,
  id: string,
  isOver: () => boolean,
): Promise<void> {
  class GuestSocket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { ...headers }, perMessageDeflate: false });
      this.on('error', () => undefined);
    }
  }
  while (!isOver()) {
    const client = createClient({
      url: `${url().replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: GuestSocket,
      retryAttempts: 0,
    });
    const follow = async (query: string) => {
      try {
        for await (const _ of client.iterate({ query })) if (isOver()) return;
      } catch (error) {
        // Without GraphQL errors, the server was killed.
        requireValid(query, { errors: error });
      }
    };
    const ended = Promise.all(writeReads('subscription', id).map(follow));
    const over = (async () => {
      while (!isOver()) await delay(50);
    })();
    await Promise.race([ended, over]);
    await client.dispose();
    await delay(50);
  }
}

async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await delay(100);
    }
  }
}
