import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoardFile } from '../../client/src/features/board/transfer/board-file.ts';
import { readBoard } from '../../client/src/features/board/transfer/read-board.ts';
import { readBoardFile } from '../../client/src/features/board/transfer/read-board-file.ts';
import { readTrello } from '../../client/src/features/board/transfer/read-trello.ts';
import { arbitraryBoard } from '../../client/src/features/board/transfer/testing/arbitrary-board.ts';
import { hostileValue, pathsIn, replaceAt } from '../../client/src/features/board/transfer/testing/damage.ts';
import { workOfPeople } from '../../client/src/features/board/transfer/testing/foreign-boards.ts';
import {
  importByApi,
  openApiClient,
} from '../../client/src/features/board/transfer/testing/import-by-api.ts';
import { trelloBoard2019 } from '../../client/src/features/board/transfer/testing/trello-fixtures.ts';
import { withoutIds } from '../../client/src/features/board/transfer/testing/without-ids.ts';
import { FileError } from '../../tables/src/file-error.ts';
import { type Account, signUp } from '../support/accounts.ts';
import type { ApiServer } from '../support/api-server.ts';
import { startServerForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { describeOnBoth } from '../support/on-both.ts';
import { isSoak } from '../support/soak.ts';

/** How many boards are moved, and half the number of damaged files. */
const runs = isSoak ? 100 : 6;

/**
 * Imports a board in the name of a new account, and exports it again.
 *
 * @param change changes the board before it is exported
 */
async function moveThrough(
  { url, db }: ApiServer,
  board: BoardFile,
  change: (boardId: string, headers: Account['headers']) => Promise<unknown> = async () => undefined,
): Promise<BoardFile> {
  // An account creates fewer boards in an hour.
  await db.rateLimit.deleteMany();
  const { headers } = await signUp(url, { username: 'Importer' });
  const client = openApiClient(url, headers);
  const boardId = await importByApi(client, board);
  await change(boardId, headers);
  const { id: accountId } = await db.user.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  return await readBoard({
    ...{ client, boardId, accountId, origin: url, hasComments: true, signal: new AbortController().signal },
    onProgress: () => undefined,
    onWait: () => undefined,
  });
}

/** A board as it is after its import: with its user. */
function asImported(board: BoardFile): BoardFile {
  return { ...board, people: [...board.people, { id: 'importer', name: 'Importer' }] };
}

describeOnBoth('A board that moves through the server', (server) => {
  test('is equal when it is exported again', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBoard, async (board) => {
        const numbered = {
          ...board,
          cards: board.cards.map((card, index) => ({ ...card, number: index + 1 })),
        };
        const exported = await moveThrough(server(), numbered);
        expect(withoutIds(exported)).toEqual(withoutIds(asImported(numbered)));
        const times = exported.cards.map(({ comments }) => comments.map(({ createdAt }) => createdAt));
        expect(times).toEqual(times.map((ofCard) => ofCard.toSorted()));
      }),
      { numRuns: runs, endOnFailure: true },
    );
  });

  test('keeps the cards and comments of two people of one name apart', async () => {
    const members = [
      { id: 'm1', fullName: 'Jo Miller', username: 'jo1' },
      { id: 'm2', fullName: 'Jo Miller', username: 'jo2' },
    ];
    const cards = members.map(({ id }) => ({
      id: `card-${id}`,
      name: `Of ${id}`,
      idList: 'l',
      idMembers: [id],
    }));
    const actions = members.map(({ id }) => ({
      ...{ type: 'commentCard', date: '2024-01-10T09:00:00.000Z', idMemberCreator: id },
      data: { text: `By ${id}`, card: { id: 'card-m1' } },
    }));
    const lists = [{ id: 'l', name: 'To do' }];
    const { board } = readTrello({ name: 'Kitchen', lists, cards, members, actions });
    expect(workOfPeople(await moveThrough(server(), board)).toSorted()).toEqual([
      'Importer',
      'Jo Miller | Of m1 | By m1',
      'Jo Miller | Of m2 | By m2',
    ]);
  });

  test('can be imported again after a column with archived cards was deleted', async () => {
    const { url, db } = server();
    const lists = ['To do', 'Done'].map((name) => ({ id: name, name }));
    const card = { id: 'milk', name: 'Milk', idList: 'Done', closed: true };
    const { board } = readTrello({ name: 'Kitchen', lists, cards: [card], members: [], actions: [] });
    const exported = await moveThrough(server(), board, async (boardId, headers) => {
      const [moveTo, id] = (
        await db.boardColumn.findMany({ where: { boardId }, orderBy: { rank: 'asc' } })
      ).map((column) => column.id);
      const query =
        'mutation ($boardId: ID!, $input: DeleteColumnInput!) { deleteColumn(boardId: $boardId, input: $input) }';
      const deleted = await postGraphql(url, query, { boardId, input: { id, moveTo } }, headers);
      expect(deleted.data).toEqual({ deleteColumn: id });
    });
    expect(exported.columns).toHaveLength(1);
    const again = readBoardFile(JSON.parse(JSON.stringify(exported))).board;
    expect(again.cards).toMatchObject([{ title: 'Milk', column: exported.columns[0]?.id, isArchived: true }]);
  });

  test('comes from a file that was damaged anywhere, whole or not at all', async () => {
    const whole = trelloBoard2019();
    const paths = pathsIn(whole);
    let imported = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), hostileValue, async (path, by) => {
        const board = readOrReject(replaceAt(whole, path, by));
        if (!board) return;
        const exported = await moveThrough(server(), board);
        expect(exported.cards).toHaveLength(board.cards.length);
        imported += 1;
      }),
      { numRuns: 2 * runs, endOnFailure: true },
    );
    expect(imported).toBeGreaterThan(runs / 4);
  });
});

function readOrReject(value: unknown): BoardFile | null {
  try {
    return readTrello(value, { timeZone: 'UTC' }).board;
  } catch (error) {
    expect(error).toBeInstanceOf(FileError);
    return null;
  }
}

test('A request of an import that is damaged anywhere is refused with a reason, or is whole', async () => {
  const { url, db } = await startServerForTest();
  const account: Account = await signUp(url);
  const id = crypto.randomUUID();
  const send = (query: string, variables: Record<string, unknown>) =>
    postGraphql(url, query, variables, { ...account.headers });
  const start = 'mutation ($input: StartImportInput!) { startImport(input: $input) }';
  const add = 'mutation ($id: ID!, $input: ImportCardsInput!) { importCards(boardId: $id, input: $input) }';
  const board = {
    ...{ id, name: 'Kitchen', columns: [{ id: 'todo', name: 'To do', color: 'red' }] },
    ...{ labels: [{ id: 'l', name: 'Urgent', color: 'blue' }], people: [{ id: 'p', name: 'Grace' }] },
  };
  const part = () => ({
    cards: [
      {
        ...{ id: crypto.randomUUID(), number: 1 + Math.floor(Math.random() * 1_000_000_000), title: 'Milk' },
        ...{ description: 'a', columnId: 'todo', labelIds: ['l'], assigneeIds: ['p'], dueOn: '2026-11-30' },
        ...{ checklist: [{ id: 'i', text: 'a', isDone: true }], isArchived: false },
      },
    ],
    comments: [] as object[],
  });
  await send(start, { input: board });
  const count = () => db.task.count({ where: { boardId: id } });
  let [refused, added] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...pathsIn(part())), hostileValue, async (path, by) => {
      const before = await count();
      const { errors } = await send(add, { id, input: replaceAt(part(), path, by) });
      const code = errors?.[0]?.extensions?.['code'];
      if (errors) expect(['BAD_USER_INPUT', 'BAD_REQUEST']).toContain(code);
      if (errors) expect(await count()).toBe(before);
      if (errors) refused += 1;
      else added += 1;
    }),
    { numRuns: 300 },
  );
  expect(refused).toBeGreaterThan(50);
  expect(added).toBeGreaterThan(5);
});
