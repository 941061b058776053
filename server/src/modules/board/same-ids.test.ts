import { expect, test } from 'vitest';
import {
  addBoardForTest,
  openBoardsForTest,
  openDatabaseForTest,
} from '../../../../tests/support/for-test.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { visitor } from '../../../../tests/support/visitor.ts';
import { getDatamodel } from '../../generated/pothos.ts';
import { eraseArchivedCards, eraseComments } from './cards/text-statements.ts';
import { type BoardDb, withBoardTables } from './database.ts';
import type { ServedBoard } from './log/boards.ts';
import { clearCard } from './log/clear-card.ts';
import { eraseBoard, pruneBoard } from './log/prune.ts';
import { readBoard, readLog } from './log/read-board.ts';
import { readRosters, writeRoster } from './log/roster.ts';
import { BoardAccess } from './members/access.ts';
import { createInvitation } from './members/invitations.ts';

const day = 24 * 60 * 60_000;

/** The models whose rows belong to a board. An API key belongs to its user. */
const ofBoards = Object.entries(getDatamodel().datamodel.models).flatMap(([model, { fields }]) =>
  model !== 'ApiKey' && fields.some(({ name }) => name === 'boardId') ? model : [],
);

/** Two boards whose rows have the same ids, and a function that reads all rows of one. */
async function openSite() {
  const db = withBoardTables(await openDatabaseForTest());
  const clock = createTestClock();
  const services = { boards: await openBoardsForTest(db, clock), boardAccess: 'open' } as const;
  const boards: ServedBoard[] = [];
  for (const boardId of ['one', 'two']) {
    await addBoardForTest(db, boardId, { ada: 'owner', bob: 'editor' });
    const ada = await BoardAccess.open(services, { ...visitor, userId: 'ada' }, boardId, 'manage');
    await ada.change('createColumn', { id: 'a', name: boardId }, 'key');
    await ada.change('createLabel', { id: 'a', name: boardId, color: 'red' });
    for (const id of ['a', 'archived']) {
      await ada.change('createTask', { id, title: boardId, columnId: 'a', assigneeIds: ['bob'] });
      await ada.change('setDescription', { id, base: '', text: boardId });
      await ada.change('createChecklistItems', { id, items: [{ id, text: boardId, isDone: true }] });
      for (const commentId of [id, `${id}-deleted`])
        await ada.change('createComment', { id, commentId, text: boardId });
      await ada.change('deleteComment', { id, commentId: `${id}-deleted` });
    }
    await ada.change('deleteTask', { id: 'archived' });
    await createInvitation(ada, { role: 'editor', days: 1 });
    const participant = { key: 'ada', id: 'ada', name: boardId, taskId: null, editingId: null };
    await writeRoster(db, boardId, 'server', { count: 1, participants: [participant] }, clock.now());
    boards.push(ada.board);
  }
  const rowsOf = async (boardId: string): Promise<Record<string, object[]>> => ({
    Board: await db.$queryRawUnsafe<object[]>(`SELECT * FROM "Board" WHERE "id" = '${boardId}'`),
    ...Object.fromEntries(
      await Promise.all(
        ofBoards.map(async (model) => [
          model,
          await db.$queryRawUnsafe<object[]>(`SELECT * FROM "${model}" WHERE "boardId" = '${boardId}'`),
        ]),
      ),
    ),
  });
  return { db, clock, services, boards, rowsOf };
}

type Site = Awaited<ReturnType<typeof openSite>>;

test.each<[string, (site: Site & { readonly one: ServedBoard }) => Promise<unknown>]>([
  ['is pruned', ({ db, clock }) => pruneBoard(db, 'one', 200_000, clock.now())],
  ['loses a card by the operator', ({ services, one }) => clearCard(services.boards, one, 1, 'card')],
  [
    'loses the texts of a card by the operator',
    ({ services, one }) => clearCard(services.boards, one, 1, 'texts'),
  ],
  ['loses its archived cards', ({ db, clock }) => eraseArchivedCards(db, 'one', new Date(clock.now() + day))],
  ['loses its deleted comments', ({ db, clock }) => eraseComments(db, 'one', new Date(clock.now() + day))],
])('A board that %s leaves one with the same ids as it is', async (_what, work) => {
  const site = await openSite();
  const [one] = site.boards;
  if (!one) return expect.unreachable();
  const [before, two] = [await site.rowsOf('one'), await site.rowsOf('two')];
  expect(Object.keys(two).filter((model) => two[model]?.length === 0)).toEqual([]);
  await work({ ...site, one });
  expect(await site.rowsOf('one')).not.toEqual(before);
  expect(await site.rowsOf('two')).toEqual(two);
  await expectCountedBytes(site.db);
});

/** Checks that each board counts the bytes of its own texts. */
async function expectCountedBytes(db: BoardDb): Promise<void> {
  for (const { id: boardId, textBytes } of await db.board.findMany()) {
    const texts = await db.taskText.findMany({ where: { boardId } });
    const items = await db.taskItem.findMany({ where: { boardId } });
    const comments = await db.taskComment.findMany({ where: { boardId } });
    const written = [
      ...texts.map(({ description }) => description),
      ...[...items, ...comments].map(({ text }) => text),
    ];
    expect(textBytes, boardId).toBe(written.join('').length);
  }
}

test('A board is read and erased without one that has the same ids', async () => {
  const { db, clock, rowsOf } = await openSite();
  const two = await rowsOf('two');
  const read = [
    await readBoard(db, 'one'),
    await readLog(db, 'one', 0, 100),
    await readRosters(db, 'one', 'another', clock.now()),
  ];
  expect(JSON.stringify(read)).not.toContain('two');
  expect(read).toMatchObject([
    { tasks: [{ id: 'a', assigneeIds: ['bob'] }] },
    { length: 15 },
    { count: 1, participants: [{ name: 'one' }] },
  ]);
  await db.$transaction((transaction) => eraseBoard(transaction, 'one'));
  expect(Object.values(await rowsOf('one')).flat()).toEqual([]);
  expect(await rowsOf('two')).toEqual(two);
});
