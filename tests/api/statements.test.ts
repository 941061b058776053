import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import fastify from 'fastify';
import { type ExecutionResult, execute, getNamedType, parse, subscribe } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { createAnswerQueue } from '../../server/src/guards/concurrency/answer-queue.ts';
import { openBoards } from '../../server/src/modules/board/log/boards.ts';
import { newEvent } from '../../server/src/modules/board/log/event.ts';
import { hashInvitation } from '../../server/src/modules/board/log/invitation.ts';
import { BoardAccess } from '../../server/src/modules/board/members/access.ts';
import { openBoardId } from '../../server/src/modules/board/open-board.ts';
import { createTargetsReader } from '../../server/src/modules/links/read-links.ts';
import { createTotalsReader } from '../../server/src/modules/links/scan-totals.ts';
import {
  createRecentScansReader,
  createStatisticsReader,
} from '../../server/src/modules/links/statistics.ts';
import { createPubSub } from '../../server/src/platform/pubsub/pubsub.ts';
import type { ReplaySource } from '../../server/src/platform/pubsub/replay-stream.ts';
import { createTopicStreams } from '../../server/src/platform/pubsub/topic-streams.ts';
import type { Context } from '../../server/src/transports/graphql/context.ts';
import { schema } from '../../server/src/transports/graphql/schema/index.ts';
import { viewerOf } from '../../server/src/transports/graphql/viewer.ts';
import { signUp } from '../support/accounts.ts';
import { countStatementsForTest } from '../support/count-statements.ts';
import { openDatabaseForTest, startServerForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { addOwner, encryptedRecord, wrappedKey } from '../support/saved-history.ts';
import { addListLengths, selectAll } from '../support/select-all.ts';
import { createTestClock } from '../support/test-clock.ts';
import { visitor } from '../support/visitor.ts';
import { openWebSocket } from '../support/web-socket.ts';

/** Waits until what started in the background has ended, such as the mail of a sign-up. */
async function untilIdle(countStatements: ReturnType<typeof countStatementsForTest>): Promise<void> {
  while ((await countStatements(() => setTimeout(100))) > 0);
}

test('A user’s request reads the session and the account with one statement, and each relation with one more', async () => {
  const countStatements = countStatementsForTest();
  // Nothing is polled.
  const { url } = await startServerForTest({ clock: createTestClock() });
  const { headers } = await signUp(url);
  const count = (query: string) => countStatements(() => postGraphql(url, query, {}, headers));
  await untilIdle(countStatements);
  expect(await count('{ __typename }')).toBe(1);
  expect(await count('{ me { id email emailVerified points nextLevelAt } }')).toBe(1);
  expect(await count('{ me { unlocks { feature } } }')).toBe(2);
  expect(await count('{ me { hasPassword sessions { current } } }')).toBe(3);
  expect(await count('{ hasRecentLogin }')).toBe(1);
});

test('Opening a socket reads nothing', async () => {
  const countStatements = countStatementsForTest();
  const { url } = await startServerForTest({ clock: createTestClock() });
  const { headers } = await signUp(url);
  await untilIdle(countStatements);
  const open = async () => {
    await once(openWebSocket(url, { ...headers }), 'open');
    await untilIdle(countStatements);
  };
  expect(await countStatements(open)).toBe(0);
});

test('Saving many codes again takes as many statements as saving one', async () => {
  const countStatements = countStatementsForTest();
  const server = await startServerForTest({ clock: createTestClock() });
  const { save } = await addOwner(server);
  const records = Array.from({ length: 20 }, () => encryptedRecord());
  await save(...records);
  const next = records.map(({ id }) => encryptedRecord({ id, version: 2 }));
  await untilIdle(countStatements);
  const one = await countStatements(() => save(...next.slice(0, 1)));
  expect(await countStatements(() => save(...next.slice(1)))).toBe(one);
});

/** Lists whose length doesn't depend on data. */
const fixedLists = [
  'board.columns',
  'board.labels',
  'catalogue',
  'dynamicCode.recentScans',
  'dynamicCode.statistics.devices',
  'dynamicCodes.edges.node.recentScans',
  'dynamicCodes.edges.node.statistics.devices',
  'loginProviders',
  'boardEvents.columns.fields',
  'boardEvents.labels.fields',
  'boardEvents.tasks.fields',
  'boardEvents.users.fields',
];
/** Lists of a card, which is in memory with them. */
const listOfCard = /(tasks|node|task)\.(assigneeIds|assignees|labelIds)(\.|$)|^card\./;
/** The token of an invitation to the first board. */
const invitationToken = 'a'.repeat(43);

test('No operation needs more statements for twenty items in every list than for two', async () => {
  const countStatements = countStatementsForTest();
  const [few, many] = [await readEverything(countStatements, 2), await readEverything(countStatements, 20)];
  expect(many.statements).toEqual(few.statements);
  const isLonger = (path: string) => (many.lengths.get(path) ?? 0) > (few.lengths.get(path) ?? 0);
  // A new list needs more items in `openContext`.
  const lists = [...many.lengths.keys()].filter((path) => !listOfCard.test(path));
  expect(lists.filter((path) => !isLonger(path))).toEqual(fixedLists);
});

/** Selects every field of every query and subscription, with a number of items in every list. */
async function readEverything(countStatements: ReturnType<typeof countStatementsForTest>, items: number) {
  const context = await openContext(items);
  const records = await context.db.historyRecord.findMany({ select: { id: true } });
  const ids = JSON.stringify(records.map(({ id }) => id));
  const statements: Record<string, number> = {};
  const lengths = new Map<string, number>();
  for (const type of [schema.getQueryType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const operation = type === schema.getQueryType() ? 'query' : 'subscription';
      const values = {
        since: '0',
        participantId: '"me"',
        ids,
        id: '"0"',
        number: '1',
        boardId: '"own-0"',
        token: `"${invitationToken}"`,
        from: '"1970-01-01"',
        to: '"1970-01-31"',
        unit: 'DAY',
        text: '"card"',
      };
      const document = parse(selectAll(schema, operation, field, values));
      // Loaders cache by context.
      const options = { schema, document, contextValue: { ...context } };
      statements[`${operation} ${field.name}`] = await countStatements(async () => {
        const { data, errors } = await (operation === 'query' ? execute(options) : firstEvent(options));
        expect(errors, field.name).toBeUndefined();
        if (getNamedType(field.type).name !== 'JSON') addListLengths(data, '', lengths);
      });
    }
  }
  return { statements, lengths };
}

async function firstEvent(options: Parameters<typeof subscribe>[0]): Promise<ExecutionResult> {
  const events = await subscribe(options);
  if (!(Symbol.asyncIterator in events)) return events;
  for await (const event of events) return event;
  throw new Error('The subscription has ended.');
}

/** A source whose readers get one item. */
function oneItem<Item>(item: Item): ReplaySource<Item> {
  let newest = 0;
  const batch = (cursor: number) => ({ items: [item], cursor: cursor + 1, isLast: true });
  return {
    newest: () => newest++,
    recent: batch,
    read: async (cursor) => batch(cursor),
    onAdded: () => () => undefined,
  };
}

/** The first event of the open board, with a number of items in every list. */
function eventWith(items: number, createdAt: Date) {
  const ids = Array.from({ length: items }, (_, index) => `${index}`);
  const named = ids.map((id) => ({ id, name: 'x' }));
  const deleted = { cards: ids, columns: ids, labels: ids, people: ids };
  const cards = ids.map((id) => ({ id, labelIds: ids, assigneeIds: ids }));
  const writes = { cards, columns: named, labels: named, people: named, deleted };
  const by = { changeId: null, actorId: null, createdAt };
  return { ...newEvent({ boardId: openBoardId, version: 1, kind: 'updateTask', writes, ...by }), writes };
}

/** The context for resolvers, with a number of items in every list, or at least more in the larger lists. */
async function openContext(items: number): Promise<Context> {
  const [db, clock, pubsub] = [await openDatabaseForTest(), createTestClock(), createPubSub()];
  const log = fastify().log;
  const times = <Item>(make: (index: number) => Item) => Array.from({ length: items }, (_, i) => make(i));
  const createdAt = new Date(clock.now());
  const other = { username: 'x', onLeaderboard: true, createdAt };
  const others = times((index) => ({ ...other, email: `${index}@example.com` }));
  await db.user.createMany({ data: others });
  const { id: userId } = await db.user.findFirstOrThrow();
  const ofUser = { userId, createdAt };
  const expiresAt = new Date(clock.now() + 1_000);
  const lasting = { lastSeenAt: createdAt, expiresAt };
  const session = { ...ofUser, ...lasting, persistence: 'MEMORY', device: 'x' } as const;
  await db.session.createMany({ data: times((index) => ({ ...session, id: `${index}` })) });
  const key = { ...ofUser, name: 'x', ending: 'x', images: true };
  await db.apiKey.createMany({ data: times((index) => ({ ...key, id: `${index}` })) });
  const features = ['VCARD', 'WIFI', 'SMS'] as const;
  await db.unlock.createMany({
    data: features.slice(0, items / 2).map((feature) => ({ ...ofUser, feature })),
  });
  const entry = { ...ofUser, delta: 1, reason: 'LEVEL' } as const;
  await db.tokenEntry.createMany({ data: times((index) => ({ ...entry, reference: `${index}` })) });
  await db.history.create({ data: { ...ofUser, keyId: 'key', revision: items } });
  const keys = (['PASSWORD', 'RECOVERY'] as const).slice(0, items / 2).map(wrappedKey);
  await db.historyKey.createMany({ data: keys.map((key) => ({ ...ofUser, ...key })) });
  const record = (index: number) => ({ ...encryptedRecord(), ...ofUser, size: 400, revision: index + 1 });
  await db.historyRecord.createMany({ data: times(record) });

  const link = { ownerId: userId, target: 'https://example.com/', timeZone: 'UTC', createdAt };
  await db.link.createMany({ data: times((index) => ({ ...link, id: `${index}`, slug: `SLUG-${index}` })) });
  for (const linkId of times(String)) {
    const { target } = link;
    await db.linkTarget.createMany({
      data: times((index) => ({ linkId, version: index + 1, target, since: createdAt })),
    });
    const devices = { phone: 1, tablet: 1, computer: 1, other: 1, previews: 0, bots: 0 };
    await db.scanDay.createMany({ data: times((day) => ({ linkId, day, ...devices })) });
    await db.scanCountry.createMany({
      data: times((index) => ({ linkId, day: 1, country: `${index}`, scans: 1 })),
    });
  }

  await db.boardEvent.create({ data: eventWith(items, createdAt) });
  await db.board.updateMany({ data: { version: 1 } });
  const boards = await openBoards({ db, pubsub, logger: log, clock });
  onTestFinished(() => boards.close());
  const board = await BoardAccess.open({ boards, boardAccess: 'open' }, visitor, 'board', 'editCards');
  const people = times((index) => `person-${index}`);
  for (const id of people) await board.change('createBoardUser', { id, name: id });
  const card = { title: 'Card', columnId: 'todo' };
  // Each person has a card, and one has many.
  for (const id of [...people, ...people.map(() => 'person-0')])
    await board.change('createTask', { ...card, assigneeIds: [id] });
  for (const id of people) {
    await board.change('createTask', { ...card, id, assigneeIds: [id] });
    await board.change('deleteTask', { id });
  }
  for (const id of times((index) => `own-${index}`)) {
    await db.board.create({ data: { id, name: id, users: 1 } });
    const owner = { id: 'owner', name: 'x', accountId: userId, role: 'owner' } as const;
    await db.boardUser.create({ data: { boardId: id, ...owner, createdAt } });
  }
  const boardId = 'own-0';
  const person = { boardId, name: 'x', createdAt };
  await db.boardUser.createMany({ data: times((index) => ({ ...person, id: `plain-${index}` })) });
  const member = { ...person, role: 'viewer' } as const;
  await db.boardUser.createMany({
    data: times((index) => ({ ...member, id: `member-${index}`, accountId: `account-${index}` })),
  });
  const numbered = times((index) => ({ boardId, id: `${index}`, name: 'x', color: 'red' }));
  await db.boardColumn.createMany({ data: numbered.map((column) => ({ ...column, rank: 'a0' })) });
  await db.boardLabel.createMany({ data: numbered });
  const labelIds = numbered.map(({ id }) => id);
  await db.task.createMany({
    data: numbered.map(({ id }, index) => ({
      ...{ boardId, id, number: index + 1, title: 'x', columnId: '0', rank: `a${index}`, createdAt },
      labelIds,
    })),
  });
  await db.taskAssignee.createMany({
    data: numbered.map(({ id }, position) => ({ boardId, taskId: '0', personId: `plain-${id}`, position })),
  });
  const ownerships = numbered.map(({ id }) => ({ boardId, taskId: id, personId: 'owner', position: items }));
  await db.taskAssignee.createMany({ data: ownerships });
  const notice = {
    accountId: userId,
    boardId,
    kind: 'ASSIGNED',
    commentId: '',
    actorId: 'member-0',
  } as const;
  await db.boardNotice.createMany({ data: numbered.map(({ id }) => ({ ...notice, taskId: id, createdAt })) });
  const changes = numbered.map(() => ({ field: 'title', from: 'y', to: 'x' }));
  const activity = { boardId, kind: 'TASK_UPDATED', subjectId: '0', taskId: '0', title: 'x' } as const;
  await db.boardActivity.createMany({
    data: times((index) => ({ ...activity, version: index + 1, position: 0, changes, createdAt })),
  });
  await db.taskComment.createMany({
    data: numbered.map(({ id }) => ({ boardId, id, taskId: '0', authorId: 'owner', text: 'x', createdAt })),
  });
  await db.taskText.createMany({
    data: numbered.map(({ id }) => ({ boardId, taskId: id, description: 'x' })),
  });
  const item = { boardId, taskId: '0', text: 'x', isDone: false };
  await db.taskItem.createMany({ data: numbered.map(({ id }) => ({ ...item, id, rank: `a${id}` })) });
  const invitation = { boardId, role: 'viewer', inviterId: userId, createdAt, expiresAt } as const;
  await db.boardInvitation.createMany({
    data: times((index) => ({
      ...invitation,
      hash: index === 0 ? hashInvitation(invitationToken) : `${index}`,
    })),
  });
  const participants = times((index) => ({ id: `${index}`, name: 'x', taskId: null, editingId: null }));
  const presence = () => ({ enter: () => () => undefined, rosters: oneItem({ count: items, participants }) });
  return {
    db,
    clock,
    boards: {
      ...boards,
      hold: async (id: string, address: string) =>
        id === 'board'
          ? { board: { ...board.board, presence }, releaseCards: () => {}, release: () => {} }
          : await boards.hold(id, address),
    },
    linkHosts: { publicUrl: 'http://localhost', shortUrl: null },
    readTotals: createTotalsReader(db),
    readTargets: createTargetsReader(db),
    readStatistics: createStatisticsReader(db),
    readRecentScans: createRecentScansReader(db, clock),
    boardQueue: createAnswerQueue('boards', clock),
    historyQueue: createAnswerQueue('history', clock),
    pubsub,
    openTopicStream: createTopicStreams(pubsub),
    boardAccess: 'open',
    loginProviders: ['GOOGLE'],
    viewer: viewerOf(await db.session.findFirstOrThrow({ include: { user: true } })),
    address: '192.0.2.1',
  } as unknown as Context;
}
