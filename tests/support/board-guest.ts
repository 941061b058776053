import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { type Account, signUp } from './accounts.ts';

/** A user who reads boards by every way that the API has, whether they are members or not. */
export interface BoardGuest {
  readonly name: string;
  readonly accountId: string;
  readonly headers: Account['headers'];
  /** Sends an operation, again if it gets no answer or the server is busy. */
  send(query: string, variables?: Record<string, unknown>): Promise<{ data?: unknown; errors?: unknown }>;
  /** Reads and follows boards, and tries to change them, until it is stopped. */
  spy(boardIds: readonly string[], isOver: () => boolean): Promise<void>;
}

/** Fragments with all texts of a board's events. */
const events = `{ __typename version
  ... on TaskCreated { task { title } } ... on TaskUpdated { task { title } } ... on TaskMoved { task { title } }
  ... on TaskRestored { task { title } } ... on TaskDeleted { taskId } ... on BoardUserCreated { user { name } }
  ... on BoardUserUpdated { user { name } } ... on BoardUserDeleted { userId } ... on BoardChanged { name }
  ... on ColumnChanged { column { name } } ... on LabelChanged { label { name } }
  ... on BoardClosed { reason } }`;
const subscriptions = [
  `subscription ($id: ID!) { boardEvents(boardId: $id, since: 0) ${events} }`,
  `subscription ($id: ID!) { taskChanged(boardId: $id) ${events} }`,
  `subscription ($id: ID!) { boardUserChanged(boardId: $id) ${events} }`,
  'subscription ($id: ID!) { boardPresence(boardId: $id, participantId: "spy") { count participants { name } } }',
];
const reads = [
  'query ($id: ID!) { board(id: $id) { name version tasks { title assignee { name } } users { name } } }',
  'query ($id: ID!) { tasks(boardId: $id, first: 100) { edges { node { title } } } }',
  'query ($id: ID!) { deletedTasks(boardId: $id, first: 100) { edges { node { task { title } } } } }',
  'query ($id: ID!) { boardUsers(boardId: $id, first: 100) { edges { node { name tasks(first: 20) { edges { node { title } } } } } } }',
  'query ($id: ID!) { cardTexts(boardId: $id, id: "card") { description comments(first: 100) { edges { node { text } } } } }',
  'query ($id: ID!) { card(boardId: $id, number: 1) { title checklist { text } } }',
  'query ($id: ID!) { boards { name } cardCounts(boardId: $id) { todo } }',
  'mutation ($id: ID!) { createTask(boardId: $id, input: { title: "spied", column: done }) { title assignee { name } } }',
];

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
  return {
    name,
    accountId: Object(data).me.id,
    headers: account.headers,
    send,
    spy: async (boardIds, isOver) => {
      const following = boardIds.map((id) => followAll(url, account, id, isOver));
      while (!isOver()) {
        for (const id of boardIds) for (const query of reads) if (!isOver()) await send(query, { id });
        await delay(50);
      }
      await Promise.all(following);
    },
  };
}

/** Follows a board with all subscriptions, again whenever they end. */
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
        for await (const _ of client.iterate({ query, variables: { id } })) if (isOver()) return;
      } catch {
        // The server was killed.
      }
    };
    const ended = Promise.all(subscriptions.map(follow));
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
