import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#session/session.ts';
import { graphqlError } from '#testing/graphql-error.ts';
import { api, server } from '#testing/server.ts';
import { cancelImport, closeImport, openFile, sendBoard } from './board-import.ts';
import { startFileImport } from './file-import.ts';
import { importState } from './import-state.ts';
import { readBoard } from './read-board.ts';
import { fakeImportWorkers } from './testing/fake-import-worker.ts';

const boardFile = JSON.stringify({
  ...{ format: 'canary-board', version: 1, name: 'Kitchen', columns: [{ id: 'todo', name: 'To do' }] },
  cards: [{ title: 'Milk', column: 'todo' }],
});
const noPage = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
const board = { version: 1, name: 'Kitchen', columns: [], labels: [], users: [], tasks: [] };

/** The account that each operation names. */
let accounts: [operation: string, account: string | null][];
/** Refuses an operation. */
let refused: string | undefined;
let client: ApolloClient;

beforeEach(() => {
  accounts = [];
  refused = undefined;
  sessionStore.set({ status: 'logged-in', userId: 'ada', unlocks: [] });
  client = new ApolloClient({
    link: new HttpLink({ uri: 'http://localhost/graphql' }),
    cache: new InMemoryCache(),
  });
  // No list of boards is shown.
  vi.spyOn(client, 'refetchQueries').mockReturnValue(client.refetchQueries({}));
  server.use(
    api.operation(({ operationName = '', request }) => {
      accounts.push([operationName, request.headers.get('canary-account')]);
      if (operationName === refused) return graphqlError('BAD_USER_INPUT', 'No.');
      return HttpResponse.json({
        data: {
          ...{ startImport: 'b', importCards: 1, cancelImport: 'b', finishImport: { id: 'b' }, board },
          ...{ deletedTasks: noPage, descriptions: noPage, checklistItems: noPage, comments: noPage },
        },
      });
    }),
  );
});

afterEach(() => {
  closeImport();
  sessionStore.set({ status: 'loading' });
});

async function importBoard(): Promise<void> {
  const reading = startFileImport('https://canary.example');
  fakeImportWorkers({
    ...reading,
    open: (_file, onProgress) => reading.open(new Blob([boardFile]), onProgress),
  });
  await openFile(new File([], 'kitchen.json'), { client, accountId: 'ada' });
  await sendBoard({ name: 'Kitchen', personId: null });
}

test.each<[string, () => Promise<unknown>, string[]]>([
  ['an import', importBoard, ['StartImport', 'ImportCards', 'FinishImport']],
  [
    'an import that the server refuses',
    () => {
      refused = 'ImportCards';
      return importBoard();
    },
    ['StartImport', 'ImportCards', 'CancelImport'],
  ],
  [
    'an import that the user cancels',
    async () => {
      const stop = importState.watch(() => {
        const state = importState.read();
        if (state.step === 'sending' && state.sent === 1) cancelImport();
      });
      await importBoard();
      stop();
      await vi.waitFor(() => expect(accounts.map(([name]) => name)).toContain('CancelImport'));
    },
    ['StartImport', 'CancelImport'],
  ],
  [
    'an export',
    () =>
      readBoard({
        ...{ client, boardId: 'b', accountId: 'ada', origin: 'https://canary.example', hasComments: true },
        ...{ signal: new AbortController().signal, onProgress: vi.fn(), onWait: vi.fn() },
      }),
    ['Board', 'DeletedTasks', 'Descriptions', 'ChecklistItems', 'Comments'],
  ],
])(
  'Every request of %s names its account, so that no other one that logs in meanwhile gets the board',
  async (_what, run, operations) => {
    await run();
    expect(accounts).toEqual(operations.map((operation) => [operation, 'ada']));
  },
);
