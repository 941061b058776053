import { plainCard } from '@canary/board/rows';
import { graphql, parse, subscribe } from 'graphql';
import { expect, test, vi } from 'vitest';
import { gate } from '../../../../../client/src/testing/gate.ts';
import { openBoardsForTest, openDatabaseForTest } from '../../../../../tests/support/for-test.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { overloadedError } from '../../../guards/concurrency/operation-queues.ts';
import { createLiveBoard } from '../../../modules/board/log/live-board.ts';
import { openBoardId, termsOf } from '../../../modules/board/open-board.ts';
import { createPubSub } from '../../../platform/pubsub/pubsub.ts';
import { schema } from './index.ts';

test('The whole board is answered when it is its address’s turn, and not if too many wait', async () => {
  const board = createLiveBoard();
  const card = { ...plainCard, id: 'a', title: 'A', columnId: 'todo', rank: 'a0' };
  board.load({ version: 7, tasks: [card], users: [] });
  const read = async (isAllowed: boolean) => {
    const entered: unknown[] = [];
    const contextValue = {
      boardAccess: 'open',
      viewer: null,
      address: '192.0.2.1',
      boards: {
        openBoard: { id: openBoardId },
        hold: async () => ({
          board: {
            id: openBoardId,
            terms: termsOf(openBoardId),
            log: { board, currentBoard: async () => board },
          },
          releaseCards: () => {},
          release: () => {},
        }),
      },
      boardQueue: {
        run: async (address: string, read: () => Promise<unknown>) => {
          entered.push(address);
          if (!isAllowed) throw overloadedError();
          return await read();
        },
      },
    };
    const { data, errors } = await graphql({ schema, source: '{ board { version } }', contextValue });
    expect(entered).toEqual(['192.0.2.1']);
    return { data, codes: errors?.map(({ extensions: { code } }) => code) };
  };
  expect(await read(true)).toEqual({ data: { board: { version: 7 } } });
  expect(await read(false)).toEqual({ data: null, codes: ['OVERLOADED'] });
});

test('A board’s cards may leave memory while it is followed, and aren’t read before a turn', async () => {
  const db = await openDatabaseForTest();
  await db.board.create({ data: { id: 'one', users: 1 } });
  const olga = { id: 'olga', name: 'Olga', accountId: 'olga', role: 'owner' } as const;
  await db.boardUser.create({ data: { boardId: 'one', ...olga, createdAt: new Date() } });
  const boards = await openBoardsForTest(db, createTestClock(), createPubSub(), 1);
  const { opened, open } = gate();
  const boardQueue = { run: (_address: string, read: () => Promise<unknown>) => opened.then(read) };
  const viewer = { id: 'olga' };
  const contextValue = { boards, boardAccess: 'open', viewer, address: '192.0.2.1', boardQueue };
  const hasCards = () => boards.find('one')?.log.board.hasCards();

  const answers = ['board(id: "one") { name }', 'descriptions(boardId: "one") { edges { cursor } }'].map(
    (field) => graphql({ schema, source: `{ ${field} }`, contextValue }),
  );
  expect(hasCards()).toBeUndefined();
  const document = parse('subscription { boardEvents(boardId: "one", since: 0) { version } }');
  const followed = await subscribe({ schema, document, contextValue });
  expect([Symbol.asyncIterator in followed, hasCards()]).toEqual([true, false]);
  open();
  for (const { errors } of await Promise.all(answers)) expect(errors).toBeUndefined();
});

test.each([
  '{ board(id: "one") { name } }',
  '{ boards { name } }',
  '{ myCards { edges { cursor } } }',
  '{ myData }',
  '{ myAssignments { edges { cursor } } }',
  '{ myComments { edges { cursor } } }',
  '{ descriptions(boardId: "one") { edges { cursor } } }',
  '{ comments(boardId: "one") { edges { cursor } } }',
  'mutation { importCards(boardId: "one", input: { cards: [], comments: [] }) }',
])(
  'An operation that reads a whole board or account waits for the turn of its address: %s',
  async (source) => {
    const refuse = vi.fn((_address: string, _work: () => Promise<unknown>) =>
      Promise.reject(overloadedError()),
    );
    // The context has no database, so any work before the turn fails.
    const contextValue = {
      viewer: { id: 'olga', session: {} },
      address: '192.0.2.1',
      boardQueue: { run: refuse },
    };
    const { errors } = await graphql({ schema, source, contextValue });
    expect(errors).toMatchObject([{ extensions: { code: 'OVERLOADED' } }]);
    expect(refuse).toHaveBeenCalledExactlyOnceWith('192.0.2.1', expect.any(Function));
  },
);
