import { plainCard } from '@canary/board/rows';
import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { overloaded } from '../../../guards/concurrency/operation-queues.ts';
import { createLiveBoard } from '../../../modules/board/log/live-board.ts';
import { openBoardId, termsOf } from '../../../modules/board/open-board.ts';
import { schema } from './index.ts';

test('The whole board is answered when it is its address’s turn, and not if too many wait', async () => {
  const board = createLiveBoard();
  const task = { ...plainCard, id: 'a', title: 'A', column: 'todo', rank: 'a0' };
  board.load({ version: 7, tasks: [task], users: [] });
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
          release: () => {},
        }),
      },
      boardQueue: {
        run: async (address: string, read: () => Promise<unknown>) => {
          entered.push(address);
          if (!isAllowed) throw overloaded();
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
