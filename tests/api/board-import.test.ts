import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { importPart, importStart } from '../../board/src/import.ts';
import {
  maxArchivedCards,
  maxBoardBytes,
  maxBoards,
  maxCards,
  maxComments,
  maxTextBytes,
} from '../../board/src/limits.ts';
import { rates } from '../../server/src/guards/limits.ts';
import { createRateLimits } from '../../server/src/guards/rate/rate-limits.ts';
import {
  importCards,
  purgeUnfinishedImports,
  startImport,
} from '../../server/src/modules/board/imports/imports.ts';
import { openBoards } from '../../server/src/modules/board/log/boards.ts';
import { readBoard } from '../../server/src/modules/board/log/read-board.ts';
import { createPubSub } from '../../server/src/platform/pubsub/pubsub.ts';
import { type Account, password, signUp } from '../support/accounts.ts';
import { countStatementsForTest } from '../support/count-statements.ts';
import { connectForTest, openDatabaseForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { describeOnBoth } from '../support/on-both.ts';
import { createTestClock } from '../support/test-clock.ts';

const hour = 60 * 60_000;
const notFound = [{ extensions: { code: 'NOT_FOUND' } }];
const badInput = (field: string) => [{ extensions: { code: 'BAD_USER_INPUT', field } }];

const card = (id: string, number: number, fields: Record<string, unknown> = {}) => ({
  ...{
    id,
    number,
    title: `Card ${number}`,
    description: '',
    columnId: 'todo',
    labelIds: [],
    assigneeIds: [],
  },
  ...{ checklist: [], isArchived: false },
  ...fields,
});

const comment = (id: string, cardId: string, fields: Record<string, unknown> = {}) => ({
  ...{ id, cardId, authorId: 'grace', text: `Comment ${id}`, createdAt: '2026-01-02T03:04:05.000Z' },
  ...fields,
});

/** A checklist with a number of items. */
const checklistOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `item-${index}`, text: 'x', isDone: false }));

const start = {
  name: 'Kitchen',
  columns: [
    { id: 'todo', name: 'To do' },
    { id: 'later', name: 'Later', color: 'teal' },
  ],
  labels: [{ id: 'urgent', name: 'Urgent', color: 'red' }],
  people: [
    { id: 'grace', name: 'Grace' },
    { id: 'alan', name: 'Alan' },
  ],
};

const mutations = {
  start: 'mutation ($input: StartImportInput!) { startImport(input: $input) }',
  add: 'mutation ($id: ID!, $input: ImportCardsInput!) { importCards(boardId: $id, input: $input) }',
  finish: 'mutation ($id: ID!) { finishImport(boardId: $id) { id name role memberCount } }',
  cancel: 'mutation ($id: ID!) { cancelImport(boardId: $id) }',
};

/** An account, and an import that it has started. */
function importAs(url: string, { headers }: Account) {
  const id = crypto.randomUUID();
  const send = (query: string, variables: Record<string, unknown> = {}) =>
    postGraphql(url, query, { id, ...variables }, { ...headers });
  return {
    id,
    send,
    start: (fields: Record<string, unknown> = {}) =>
      send(mutations.start, { input: { ...start, id, ...fields } }),
    add: (cards: readonly object[], comments: readonly object[] = []) =>
      send(mutations.add, { input: { cards, comments } }),
    finish: () => send(mutations.finish),
    cancel: () => send(mutations.cancel),
  };
}

/** Opens a database, and starts an import without a server. */
async function openImport() {
  const [db, clock] = [await openDatabaseForTest(), createTestClock()];
  const boards = await openBoards({ db, pubsub: createPubSub(), logger: fastify().log, clock });
  onTestFinished(() => boards.close());
  const services = { boards, boardAccess: 'open', rateLimits: createRateLimits(db, clock) } as const;
  const actor = { userId: 'ada', address: '192.0.2.1', sessionId: 'session' };
  await startImport(services, actor, importStart.parse({ ...start, id: 'own' }), 'Ada');
  return { services, actor, clock };
}

describeOnBoth('An import', (server) => {
  const member = (username: string) => signUp(server().url, { username });
  const begin = async (account?: Account, fields: Record<string, unknown> = {}) => {
    const started = importAs(server().url, account ?? (await member('Ada')));
    expect(await started.start(fields)).toMatchObject({ data: { startImport: started.id } });
    return started;
  };
  /** The rows of a board in all tables. */
  const countRows = async (boardId: string) => {
    const { db } = server();
    const where = { boardId };
    const counts = await Promise.all([
      db.board.count({ where: { id: boardId } }),
      db.boardColumn.count({ where }),
      db.boardLabel.count({ where }),
      db.boardUser.count({ where }),
      db.boardEvent.count({ where }),
      db.task.count({ where }),
      db.taskAssignee.count({ where }),
      db.taskText.count({ where }),
      db.taskItem.count({ where }),
      db.taskComment.count({ where }),
    ]);
    return counts.join(' ');
  };
  const nothing = '0 0 0 0 0 0 0 0 0 0';

  test('is a board of the user when it is finished, with all that was sent, however often it was sent', async () => {
    const ada = await member('Ada');
    const { id, send, ...steps } = importAs(server().url, ada);
    const cards = [
      card('a', 7, {
        description: 'Two *lines*',
        labelIds: ['urgent'],
        assigneeIds: ['grace', 'alan'],
        dueOn: '2026-11-30',
        checklist: [
          { id: 'item', text: 'Ask', isDone: true },
          { id: 'first', text: 'Buy', isDone: false },
        ],
      }),
      card('b', 3, { columnId: 'later' }),
      card('c', 9, { isArchived: true, description: 'Old' }),
    ];
    const comments = [comment('1', 'a', { editedAt: '2026-01-03T00:00:00.000Z' }), comment('2', 'c')];
    for (let time = 0; time < 2; time += 1) {
      expect(await steps.start()).toMatchObject({ data: { startImport: id } });
      expect(await steps.add(cards, comments)).toMatchObject({ data: { importCards: 3 } });
    }
    expect(await steps.add([card('0', 4)], [comment('3', 'a')])).toMatchObject({ data: { importCards: 4 } });
    const finished = { finishImport: { id, name: 'Kitchen', role: 'owner', memberCount: 1 } };
    for (let time = 0; time < 2; time += 1) expect(await steps.finish()).toMatchObject({ data: finished });
    expect(await steps.add([card('e', 5)])).toMatchObject({ errors: notFound });
    expect(await steps.cancel()).toMatchObject({ errors: notFound });

    const { data } = await send(`query ($id: ID!) { board(id: $id) {
      name version columns { id name color } labels { id name color } users { id name role }
      tasks { id number title columnId labelIds assigneeIds dueOn itemCount doneItemCount hasDescription commentCount textVersion }
    } }`);
    const plain = {
      labelIds: [],
      assigneeIds: [],
      dueOn: null,
      itemCount: 0,
      doneItemCount: 0,
      commentCount: 0,
      textVersion: 0,
    };
    expect(Object(data).board).toMatchObject({
      name: 'Kitchen',
      version: 2,
      columns: [
        { id: 'todo', color: null },
        { id: 'later', name: 'Later', color: 'teal' },
      ],
      labels: start.labels,
      users: [
        { name: 'Ada', role: 'owner' },
        { name: 'Alan', role: null },
        { name: 'Grace', role: null },
      ],
    });
    const tasks: { readonly id: string }[] = Object(data).board.tasks;
    expect(tasks.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
      { ...plain, id: '0', number: 4, title: 'Card 4', columnId: 'todo', hasDescription: false },
      {
        ...{ id: 'a', number: 7, title: 'Card 7', columnId: 'todo', labelIds: ['urgent'] },
        ...{ assigneeIds: ['grace', 'alan'], dueOn: '2026-11-30', hasDescription: true },
        ...{ itemCount: 2, doneItemCount: 1, commentCount: 2, textVersion: 1 },
      },
      { ...plain, id: 'b', number: 3, title: 'Card 3', columnId: 'later', hasDescription: false },
    ]);
    expect(tasks.map((task) => task.id).filter((task) => task !== 'b')).toEqual(['a', '0']);
    const texts = await send(`query ($id: ID!) { cardTexts(boardId: $id, id: "a") {
      description checklist { text isDone } comments(first: 5) { edges { node { id authorId text createdAt editedAt } } } } }`);
    expect(Object(texts.data).cardTexts).toMatchObject({
      description: 'Two *lines*',
      checklist: [
        { text: 'Ask', isDone: true },
        { text: 'Buy', isDone: false },
      ],
      comments: {
        edges: [
          { node: { id: '3', editedAt: null } },
          {
            node: {
              id: '1',
              authorId: 'grace',
              text: 'Comment 1',
              createdAt: '2026-01-02T03:04:05.000Z',
              editedAt: '2026-01-03T00:00:00.000Z',
            },
          },
        ],
      },
    });
    const archive = await send(
      'query ($id: ID!) { deletedTasks(boardId: $id, first: 5) { edges { node { task { id commentCount } } } } }',
    );
    expect(Object(archive.data).deletedTasks.edges).toEqual([
      { node: { task: { id: 'c', commentCount: 1 } } },
    ]);
    // Sizes are counted as if the cards had been added one by one.
    const row = await server().db.board.findUniqueOrThrow({ where: { id } });
    const textBytes = 'Two *lines*OldAskBuy'.length + 3 * 'Comment 1'.length;
    const stored = await readBoard(server().db, id);
    const cardBytes = stored.tasks.reduce((sum, task) => sum + Buffer.byteLength(JSON.stringify(task)), 0);
    expect(row).toMatchObject({ tasks: 3, archived: 1, users: 3, lastNumber: 9, textBytes, cardBytes });
    const created = await send(
      'mutation ($id: ID!) { createTask(boardId: $id, input: { title: "New", columnId: "todo" }) { number } }',
    );
    expect(Object(created.data).createTask).toEqual({ number: 10 });
  });

  test('has a log that begins with the finished board', async () => {
    const ada = await member('Ada');
    const { id, ...steps } = await begin(ada);
    await steps.add([card('a', 1)]);
    await steps.finish();
    const client = connectForTest(server().url, { ...ada.headers });
    const first = async (since: number) => {
      const query = `subscription ($id: ID!) { boardEvents(boardId: $id, since: ${since}) { kind version } }`;
      const next = await client.iterate({ query, variables: { id } }).next();
      return Object(next.value).data.boardEvents;
    };
    // The cards have no events of their own.
    for (const since of [0, 1]) expect(await first(since)).toEqual({ kind: 'RESET', version: 2 });
  });

  test('makes the user the person that they say', async () => {
    const { send, ...steps } = await begin(undefined, { personId: 'grace' });
    await steps.finish();
    const { data } = await send('query ($id: ID!) { board(id: $id) { users { id name role } } }');
    expect(Object(data).board.users).toEqual([
      { id: 'alan', name: 'Alan', role: null },
      { id: 'grace', name: 'Grace', role: 'owner' },
    ]);
  });

  test('isn’t found before it is finished, and never by another user', async () => {
    const [ada, eve] = [await member('Ada'), await member('Eve')];
    const { id, add, cancel } = await begin(ada);
    await add([card('a', 1)]);
    const stranger = { ...importAs(server().url, eve), id };
    for (const account of [ada, eve]) {
      const read = async (query: string) =>
        await postGraphql(server().url, query, { id }, { ...account.headers });
      expect(await read('{ boards { id } }')).toMatchObject({ data: { boards: [] } });
      for (const query of [
        'query ($id: ID!) { board(id: $id) { name } }',
        'query ($id: ID!) { card(boardId: $id, number: 1) { title } }',
        'mutation ($id: ID!) { createTask(boardId: $id, input: { title: "a", columnId: "todo" }) { id } }',
        'mutation ($id: ID!) { createInvitation(boardId: $id, input: { role: editor }) { token } }',
        'mutation ($id: ID!) { restoreBoard(boardId: $id) { id } }',
      ])
        expect((await read(query)).errors, query).toMatchObject(notFound);
    }
    const [input, before] = [{ cards: [card('b', 2)], comments: [] }, await countRows(id)];
    for (const query of [mutations.add, mutations.finish, mutations.cancel]) {
      const foreign = await stranger.send(query, { id, input });
      expect(foreign.errors).toMatchObject(notFound);
      expect(foreign).toEqual(await stranger.send(query, { id: crypto.randomUUID(), input }));
    }
    expect((await stranger.send(mutations.start, { input: { ...start, id } })).errors).toMatchObject(
      badInput('id'),
    );
    expect(await countRows(id)).toBe(before);
    await cancel();
  });

  test('that is cancelled leaves nothing', async () => {
    const { id, add, cancel, finish } = await begin();
    const fields = { description: 'Text', assigneeIds: ['grace'], checklist: checklistOf(2) };
    await add([card('a', 1, fields)], [comment('1', 'a')]);
    expect(await countRows(id)).toBe('1 2 1 3 0 1 1 1 2 1');
    expect(await cancel()).toMatchObject({ data: { cancelImport: id } });
    expect(await countRows(id)).toBe(nothing);
    for (const step of [cancel, finish, () => add([card('a', 1)])])
      expect(await step()).toMatchObject({ errors: notFound });
    expect(await countRows(id)).toBe(nothing);
  });

  test('is erased a day after its last request, and with its account', async () => {
    const ada = await member('Ada');
    const [old, unfinished, finished] = [await begin(ada), await begin(ada), await begin(ada)];
    await finished.finish();
    const { db } = server();
    const changedAt = new Date(Date.now() - 24 * hour - 1);
    await db.board.updateMany({ where: { id: { in: [old.id, finished.id] } }, data: { changedAt } });
    await purgeUnfinishedImports(db, Date.now());
    expect(await countRows(old.id)).toBe(nothing);
    expect(await countRows(unfinished.id)).not.toBe(nothing);
    await finished.send(`mutation { deleteAccount(password: "${password}") }`);
    expect(await countRows(unfinished.id)).toBe(nothing);
  });

  test('writes one part of an address after the other, however many are sent at once', async () => {
    const { add } = await begin();
    const { db } = server();
    let [running, most] = [0, 0];
    const transact = db.$transaction.bind(db) as (...args: unknown[]) => Promise<unknown>;
    vi.spyOn(db, '$transaction').mockImplementation(async (...args: unknown[]) => {
      running += 1;
      most = Math.max(most, running);
      return await transact(...args).finally(() => {
        running -= 1;
      });
    });
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => add([card(`${number}`, number)])));
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    // Other work of the server can have a transaction, too.
    expect(most).toBeLessThanOrEqual(2);
    vi.restoreAllMocks();
  });

  test('isn’t erased while it is sending, however long that takes', async () => {
    const { id, add } = await begin();
    const { db } = server();
    await db.board.update({ where: { id }, data: { changedAt: new Date(Date.now() - 24 * hour - 1) } });
    expect((await add([card('a', 1)])).errors).toBeUndefined();
    await purgeUnfinishedImports(db, Date.now());
    expect((await add([card('b', 2)])).data).toEqual({ importCards: 2 });
  });

  test.each([
    ['a column of another board', [card('b', 2, { columnId: 'done' })], [], 'columnId'],
    ['an unknown label', [card('b', 2, { labelIds: ['x'] })], [], 'labelIds'],
    ['an unknown person', [card('b', 2, { assigneeIds: ['x'] })], [], 'assigneeIds'],
    ['the number of another card', [card('b', 1)], [], 'cards'],
    ['a comment on an unknown card', [card('b', 2)], [comment('1', 'x')], 'cardId'],
    ['a comment of an unknown person', [card('b', 2)], [comment('1', 'b', { authorId: 'x' })], 'authorId'],
    ['a card twice', [card('b', 2), card('b', 3)], [], 'cards'],
    ['a number twice', [card('b', 2), card('c', 2)], [], 'cards'],
    ['a huge number', [card('b', 2_000_000_000)], [], 'cards'],
    ['a day that doesn’t exist', [card('b', 2, { dueOn: '2026-02-30' })], [], 'cards'],
    [
      'a time before computers',
      [card('b', 2)],
      [comment('1', 'b', { createdAt: '0001-01-01T00:00:00Z' })],
      'comments',
    ],
    ['a broken text', [card('b', 2, { description: 'a\0' })], [], 'cards'],
    ['too many items', [card('b', 2, { checklist: checklistOf(101) })], [], 'cards'],
    [
      'too many rows',
      Array.from({ length: 10 }, (_, index) => card(`${index}`, 10 + index, { checklist: checklistOf(99) })),
      [comment('c', 'a')],
      'cards',
    ],
  ])('refuses the whole request for %s', async (_what, cards, comments, field) => {
    const { id, add, cancel } = await begin();
    await add([card('a', 1)]);
    const before = await countRows(id);
    expect((await add(cards, comments)).errors).toMatchObject(badInput(field));
    expect(await countRows(id)).toBe(before);
    await cancel();
  });

  test.each([
    ['cards', { tasks: maxCards }, card('a', 1), 'columnId'],
    ['bytes in cards', { cardBytes: maxBoardBytes }, card('a', 1), 'title'],
    ['archived cards', { archived: maxArchivedCards }, card('a', 1, { isArchived: true }), 'id'],
    ['descriptions', { textBytes: maxTextBytes }, card('a', 1, { description: 'a' }), 'text'],
    ['items', { textBytes: maxTextBytes }, card('a', 1, { checklist: checklistOf(1) }), 'text'],
  ])('holds the limit of a board’s %s', async (_what, data, added, field) => {
    const { id, add, cancel } = await begin();
    await server().db.board.update({ where: { id }, data });
    expect((await add([added])).errors).toMatchObject(badInput(field));
    await cancel();
  });

  test('takes 1,000 cards at once, and holds the limit of a card’s comments over several requests', async () => {
    const { id, add, cancel } = await begin();
    const cards = Array.from({ length: 1_000 }, (_, index) => card(`card-${index}`, index + 2));
    expect((await add(cards)).errors).toBeUndefined();
    expect(await server().db.task.count({ where: { boardId: id } })).toBe(1_000);
    const comments = Array.from({ length: maxComments }, (_, index) => comment(`${index}`, 'a'));
    expect((await add([card('a', 1)])).errors).toBeUndefined();
    expect((await add([], comments)).errors).toBeUndefined();
    expect((await add([], [comment('more', 'a')])).errors).toMatchObject(badInput('comments'));
    expect(await server().db.taskComment.count({ where: { boardId: id } })).toBe(maxComments);
    await cancel();
  });

  test('counts as a board of the user', async () => {
    const ada = await member('Ada');
    const { id } = await begin(ada);
    const { db } = server();
    const { importerId } = await db.board.findUniqueOrThrow({ where: { id } });
    const others = Array.from({ length: maxBoards - 1 }, () => ({ id: crypto.randomUUID(), importerId }));
    await db.board.createMany({ data: others });
    const next = importAs(server().url, ada);
    expect(await next.start()).toMatchObject({ errors: [{ extensions: { code: 'CONFLICT' } }] });
    await db.board.deleteMany({ where: { id: { in: others.map((other) => other.id) } } });
    expect((await next.start()).errors).toBeUndefined();
  });
});

test('An import waits after as much text as an account may save at once', async () => {
  const { services, actor } = await openImport();
  services.rateLimits.countSaved(actor, rates['saved-text'].burst);
  const part = importPart.parse({ cards: [card('a', 1)], comments: [] });
  await expect(importCards(services, actor, 'own', part)).rejects.toMatchObject({
    extensions: { code: 'RATE_LIMITED' },
  });
});

test('A request of an import takes as many statements for 200 cards as for two', async () => {
  const count = countStatementsForTest();
  const { services, actor, clock } = await openImport();
  const add = async (indexes: readonly number[]) => {
    const cards = indexes.map((index) =>
      card(`card-${index}`, index, {
        ...{ description: 'Text', labelIds: ['urgent'], assigneeIds: ['grace'] },
        columnId: index % 2 === 0 ? 'todo' : 'later',
      }),
    );
    const comments = indexes.map((index) => comment(`comment-${index}`, `card-${index}`));
    const dated = comments.map((one) => ({ ...one, createdAt: new Date(clock.now()) }));
    await importCards(services, actor, 'own', importPart.parse({ cards, comments: dated }));
  };
  const ofFew = await count(() => add([1, 2]));
  const ofMany = await count(() => add(Array.from({ length: 200 }, (_, index) => index + 3)));
  expect(ofMany).toBe(ofFew);
  expect(ofMany).toBeLessThanOrEqual(20);
});
