import fastify from 'fastify';
import { onTestFinished } from 'vitest';
import type { ChangeInput, ChangeKind } from '../../board/src/changes/index.ts';
import { type Boards, openBoards } from '../../server/src/modules/board/log/boards.ts';
import { BoardAccess } from '../../server/src/modules/board/members/access.ts';
import { type AllTables, openDatabase } from '../../server/src/platform/database/database.ts';
import type { Page, PageInput } from '../../server/src/platform/paging.ts';
import { createPubSub } from '../../server/src/platform/pubsub/pubsub.ts';
import { openDatabaseForTest } from './for-test.ts';
import { createTestDatabase } from './shared-postgres.ts';
import { createTestClock } from './test-clock.ts';
import { visitor } from './visitor.ts';

async function openPostgresForTest(): Promise<AllTables> {
  const { client, close } = await openDatabase(await createTestDatabase());
  onTestFinished(close);
  return client;
}

/** Opens a board with two editors, an owner, a viewer and a card. Servers get no signals, so they poll the database. */
export async function openCardSite(
  open: () => Promise<AllTables>,
  card: { readonly commentCount?: number } = {},
) {
  const db = await open();
  const clock = createTestClock();
  const createdAt = new Date(clock.now());
  const people = [
    { id: 'ada', name: 'Ada', role: 'editor' },
    { id: 'bob', name: 'Bob', role: 'editor' },
    { id: 'olga', name: 'Olga', role: 'owner' },
    { id: 'vic', name: 'Vic', role: 'viewer' },
  ] as const;
  await db.board.create({ data: { id: 'own', users: people.length, tasks: 1, lastNumber: 1 } });
  await db.boardColumn.create({ data: { boardId: 'own', id: 'todo', name: 'To do', rank: 'a0' } });
  await db.boardUser.createMany({
    data: people.map((person) => ({ boardId: 'own', accountId: person.id, createdAt, ...person })),
  });
  const task = { id: 'card', number: 1, title: 'Card', columnId: 'todo', rank: 'a0' };
  await db.task.create({ data: { boardId: 'own', createdAt, ...task, ...card } });
  const openServer = async () => {
    const pubsub = { ...createPubSub(), isShared: true };
    const boards = await openBoards({ db, pubsub, logger: fastify().log, clock });
    onTestFinished(() => boards.close());
    return boards;
  };
  return { db, clock, openServer, boards: await openServer() };
}

/** Opens the board of {@link openCardSite} for a user. */
export const use = async (boards: Boards, userId: string) =>
  await BoardAccess.open({ boards, boardAccess: 'open' }, { ...visitor, userId }, 'own', 'editCards');
/** Reads all pages of a list, and calls back after each page. */
export async function readPages<Item>(
  readPage: (page: PageInput) => Promise<Page<Item>>,
  { first = 500, afterPage = async () => {} }: { first?: number; afterPage?: () => Promise<unknown> } = {},
): Promise<Item[][]> {
  const pages: Item[][] = [];
  for (let after: string | null = null; ; ) {
    const { edges, pageInfo }: Page<Item> = await readPage({ first, after });
    pages.push(edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) return pages;
    after = pageInfo.endCursor;
    await afterPage();
  }
}
/** Makes a change of a card, and returns the card. */
export const change = async <Kind extends ChangeKind>(
  access: BoardAccess<'editCards'>,
  kind: Kind,
  input: ChangeInput<Kind>,
  changeId?: string,
) => {
  const id = await access.change(kind, input, changeId);
  return access.board.log.board.card(id ?? '');
};
/** The kinds of databases, with functions that open an empty database. */
export const databases = [
  ['SQLite', openDatabaseForTest],
  ['Postgres', openPostgresForTest],
] as const;
