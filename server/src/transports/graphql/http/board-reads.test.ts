import { expect, test, vi } from 'vitest';
import { openBoardsForTest, openDatabaseForTest } from '../../../../../tests/support/for-test.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { BoardAccess } from '../../../modules/board/members/access.ts';
import { createPubSub } from '../../../platform/pubsub/pubsub.ts';
import { siteOperations } from '../documents/site-documents.ts';
import type { Graphql, PreparedArgs } from '../engine.ts';
import { createBoardReads } from './board-reads.ts';

const operation = [...siteOperations.byText].find(([text]) => /board\(id: \$/.test(text))?.[1];

/** A board of Olga and Ben, and the reads of its members. */
async function openReads(budget?: number) {
  if (!operation) throw new Error('The manifest has no query of a board by its id.');
  const [db, clock] = [await openDatabaseForTest(), createTestClock()];
  const createdAt = new Date(clock.now());
  await db.board.create({ data: { id: 'one', users: 2 } });
  const member = (id: string) =>
    ({ boardId: 'one', id, name: id, accountId: id, role: 'owner', createdAt }) as const;
  await db.boardUser.createMany({ data: [member('olga'), member('ben')] });
  const boards = await openBoardsForTest(db, clock, createPubSub(), budget);
  const execute = vi.fn(async (): Promise<object> => ({ data: { board: { name: 'One' } } }));
  const run = createBoardReads({ execute } as unknown as Graphql);
  const read = (userId: string, operationToRun = operation) => {
    const contextValue = { boards, boardAccess: 'open', viewer: { id: userId }, address: '192.0.2.1' };
    const variableValues = Object.fromEntries(
      (operationToRun.node.variableDefinitions ?? []).map(({ variable }) => [variable.name.value, 'one']),
    );
    return run({ ...operationToRun, variableValues, contextValue } as unknown as PreparedArgs);
  };
  const use = () =>
    BoardAccess.open(
      { boards, boardAccess: 'open' },
      { userId: 'olga', address: '192.0.2.1' },
      'one',
      'manage',
    );
  return { boards, execute, read, use };
}

test('Each version of a board is executed and serialised once for all members', async () => {
  const { execute, read, use } = await openReads();
  const answers = await Promise.all(['olga', 'ben', 'olga'].map((userId) => read(userId)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(String(answers[0]?.body)).toBe('{"data":{"board":{"name":"One"}}}');
  expect(execute).toHaveBeenCalledTimes(1);
  await (await use()).change('createTask', { title: 'A', columnId: 'todo' });
  await read('ben');
  expect(execute).toHaveBeenCalledTimes(2);
});

test('A user who is no longer a member gets an execution of their own, which fails', async () => {
  const { execute, read, use } = await openReads();
  await read('ben');
  await (await use()).change('removeMember', { id: 'ben' });
  await read('olga');
  execute.mockClear();
  expect(await read('ben')).not.toHaveProperty('body');
  expect(execute).toHaveBeenCalledTimes(1);
});

test('The error of one reader isn’t the answer of another', async () => {
  const { execute, read } = await openReads();
  execute.mockResolvedValueOnce({ data: null, errors: [{ message: 'Busy' }] });
  const [first, second] = await Promise.all([read('olga'), read('ben')]);
  expect(execute).toHaveBeenCalledTimes(3);
  expect([first?.result, second?.result]).toEqual(Array(2).fill({ data: { board: { name: 'One' } } }));
});

test('A read that waits for its turn doesn’t keep the board’s cards in memory', async () => {
  const { boards, execute, read } = await openReads(1);
  const cards: unknown[] = [];
  execute.mockImplementation(async () => {
    cards.push(boards.find('one')?.log.board.hasCards());
    return {};
  });
  await read('olga');
  expect(cards).toEqual([false]);
});
