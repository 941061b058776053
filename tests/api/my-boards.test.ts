import { expect, test, vi } from 'vitest';
import { activityDays, maxNotices, noticeDays } from '../../board/src/limits.ts';
import { purgeNotices } from '../../server/src/modules/board/cards/notices.ts';
import { type Account, password, signUp } from '../support/accounts.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';
import { describeOnBoth } from '../support/on-both.ts';

const day = 24 * 60 * 60_000;

interface Activity {
  readonly kind: string;
  readonly title: string | null;
  readonly number: number | null;
  readonly actor: { readonly name: string } | null;
  readonly changes: readonly unknown[];
}

describeOnBoth('Activity, notices and cards of boards', (server) => {
  /** Runs an operation that works, and returns the value of its field. */
  const run = async (account: Account, operation: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await postGraphql(server().url, operation, variables, { ...account.headers });
    expect(errors).toBeUndefined();
    return Object.values(Object(data))[0] as never;
  };
  const list = async <Item>(account: Account, field: string, selection: string): Promise<Item[]> => {
    const { edges } = (await run(account, `{ ${field} { edges { node { ${selection} } } } }`)) as {
      edges: { node: Item }[];
    };
    return edges.map(({ node }) => node);
  };
  const change = (account: Account, boardId: string, name: string, input: string) =>
    run(account, `mutation { ${name}(boardId: "${boardId}", input: { ${input} }) ${selectionOf(name)} }`);
  const selectionOf = (name: string) => (/^delete(Task|Column|Label)$/.test(name) ? '' : '{ id }');

  /** A board of Olga, with the members Ada and Bob, whose ids on it are `ada` and `bob`, and Zoe without an account. */
  async function openBoard(name = 'Plans') {
    const { url, db } = server();
    const id = crypto.randomUUID();
    // The tests sign up more people than an address may.
    await db.rateLimit.deleteMany();
    const olga = await signUp(url, { username: 'Olga' });
    await run(olga, `mutation { createBoard(input: { id: "${id}", name: "${name}" }) { id } }`);
    const join = async (username: string) => {
      const account = await signUp(url, { username });
      const accountId: string = Object(await run(account, '{ me { id } }')).id;
      await addMember(id, username, accountId);
      return { ...account, id: accountId };
    };
    const [ada, bob] = [await join('Ada'), await join('Bob')];
    await db.boardUser.create({ data: { boardId: id, id: 'zoe', name: 'Zoe', createdAt: new Date() } });
    return { id, olga, ada, bob };
  }

  async function addMember(boardId: string, name: string, accountId: string) {
    const createdAt = new Date();
    const account = { accountId, lastAccountId: accountId, role: 'editor' } as const;
    await server().db.boardUser.create({
      data: { boardId, id: name.toLowerCase(), name, createdAt, ...account },
    });
  }

  const activityOf = (account: Account, args: string) =>
    list<Activity>(
      account,
      `activity(${args})`,
      'kind title number actor { name } changes { field from to }',
    );

  test('The activity tells who did what, with the earlier and later values, the newest first', async () => {
    const { id, ada, bob } = await openBoard();
    await change(ada, id, 'createLabel', 'id: "l", name: "Urgent", color: red');
    await change(ada, id, 'createTask', 'id: "c", title: "Draft", columnId: "todo"');
    await change(
      bob,
      id,
      'updateTask',
      'id: "c", title: "Letter", assignees: { add: ["zoe"] }, labels: { add: ["l"] }',
    );
    await change(
      bob,
      id,
      'createChecklistItems',
      'id: "c", items: [{ id: "1", text: "Write", isDone: false }, { id: "2", text: "Send", isDone: false }]',
    );
    await change(ada, id, 'updateChecklistItem', 'id: "c", itemId: "2", isDone: true');
    await change(ada, id, 'moveChecklistItem', 'id: "c", itemId: "1", after: "2"');
    await change(bob, id, 'updateChecklistItem', 'id: "c", itemId: "2", isDone: false');
    await change(bob, id, 'updateChecklistItem', 'id: "c", itemId: "2", text: "Post"');
    await change(bob, id, 'deleteChecklistItem', 'id: "c", itemId: "1"');
    await change(ada, id, 'moveTask', 'id: "c", columnId: "done", today: "2026-11-28"');
    await change(ada, id, 'setDescription', 'id: "c", base: "", text: "Secret"');
    await change(ada, id, 'createTask', 'id: "other", title: "Other", columnId: "todo"');
    await change(ada, id, 'deleteTask', 'id: "c"');
    await change(ada, id, 'deleteLabel', 'id: "l"');
    const card = { title: 'Letter', number: 1 };
    const by = (name: string) => ({ actor: { name } });
    const told = [
      { kind: 'TASK_DELETED', ...card, ...by('Ada'), changes: [] },
      {
        kind: 'TASK_UPDATED',
        ...card,
        ...by('Ada'),
        changes: [{ field: 'description', from: null, to: '' }],
      },
      {
        kind: 'TASK_MOVED',
        ...card,
        ...by('Ada'),
        changes: [
          { field: 'column', from: 'To do', to: 'Done' },
          { field: 'doneOn', from: null, to: '2026-11-28' },
        ],
      },
      {
        kind: 'TASK_UPDATED',
        ...card,
        ...by('Bob'),
        changes: [{ field: 'checklist', from: 'Write', to: null }],
      },
      {
        kind: 'TASK_UPDATED',
        ...card,
        ...by('Bob'),
        changes: [{ field: 'checklist', from: 'Send', to: 'Post' }],
      },
      {
        kind: 'TASK_UPDATED',
        ...card,
        ...by('Bob'),
        changes: [{ field: 'done', from: 'Send', to: null }],
      },
      {
        kind: 'TASK_UPDATED',
        ...card,
        ...by('Ada'),
        changes: [{ field: 'done', from: null, to: 'Send' }],
      },
      {
        kind: 'TASK_UPDATED',
        ...card,
        ...by('Bob'),
        changes: [
          { field: 'checklist', from: null, to: 'Write' },
          { field: 'checklist', from: null, to: 'Send' },
        ],
      },
      {
        kind: 'TASK_UPDATED',
        ...card,
        ...by('Bob'),
        changes: [
          { field: 'title', from: 'Draft', to: 'Letter' },
          { field: 'assignees', from: null, to: 'Zoe' },
          { field: 'labels', from: null, to: 'Urgent' },
        ],
      },
      { kind: 'TASK_CREATED', title: 'Draft', number: 1, ...by('Ada'), changes: [] },
    ];
    expect(await activityOf(ada, `boardId: "${id}", cardId: "c"`)).toEqual(told);
    const ofBoard = await activityOf(ada, `boardId: "${id}", first: 50`);
    const label = { kind: 'LABEL_DELETED', title: 'Urgent', number: null, ...by('Ada') };
    expect(ofBoard[0]).toMatchObject({
      ...label,
      changes: [{ field: 'name', from: 'Urgent', to: null }, { field: 'color' }],
    });
    expect(ofBoard.filter(({ number }) => number === 1)).toEqual(told);
    await run(ada, `mutation { purgeTask(boardId: "${id}", id: "c") }`);
    expect(await activityOf(ada, `boardId: "${id}", cardId: "c"`)).toEqual([
      {
        kind: 'TASK_PURGED',
        title: 'Letter',
        number: null,
        ...by('Ada'),
        changes: [{ field: 'title', from: 'Letter', to: null }],
      },
      ...told.map((entry) => ({ ...entry, number: null })),
    ]);
  });

  test('The activity tells by ids whether a member left or was removed', async () => {
    const { id, olga, ada } = await openBoard();
    await change(olga, id, 'removeMember', 'id: "bob"');
    await run(ada, `mutation { leaveBoard(boardId: "${id}") }`);
    const told = await list<object>(olga, `activity(boardId: "${id}", first: 2)`, 'subjectId actor { id }');
    expect(told).toEqual([
      { subjectId: 'ada', actor: { id: 'ada' } },
      { subjectId: 'bob', actor: { id: expect.not.stringMatching(/^bob$/) } },
    ]);
  });

  test('The activity tells that a board was deleted and restored, but not a renaming to the same name', async () => {
    const { id, olga } = await openBoard();
    await run(olga, `mutation { deleteBoard(boardId: "${id}") }`);
    await run(olga, `mutation { restoreBoard(boardId: "${id}") { id } }`);
    for (const name of ['Plans', 'Later'])
      await run(olga, `mutation { renameBoard(boardId: "${id}", input: { name: "${name}" }) { id } }`);
    const told = await list<object>(olga, `activity(boardId: "${id}", first: 3)`, 'isDeleted changes { to }');
    expect(told).toEqual([
      { isDeleted: false, changes: [{ to: 'Later' }] },
      { isDeleted: false, changes: [] },
      { isDeleted: true, changes: [] },
    ]);
  });

  test('The activity comes in pages, ends after 90 days, and names former members', async () => {
    const { id, olga, ada, bob } = await openBoard();
    for (const title of ['a', 'b', 'c'])
      await change(ada, id, 'createTask', `title: "${title}", columnId: "todo"`);
    await change(bob, id, 'createTask', 'title: "d", columnId: "todo"');
    await change(olga, id, 'removeMember', 'id: "bob"');
    await run(bob, 'mutation ($password: String!) { deleteAccount(password: $password) }', { password });
    const page = async (after: string | null) =>
      Object(
        await run(
          ada,
          `query ($after: String) { activity(boardId: "${id}", first: 2, after: $after) { edges { node { title actor { name } } } pageInfo { hasNextPage endCursor } } }`,
          { after },
        ),
      );
    const first = await page(null);
    const bobs = { title: 'd', actor: { name: 'Bob' } };
    expect(first.edges).toEqual([{ node: { title: 'Bob', actor: { name: 'Olga' } } }, { node: bobs }]);
    const second = await page(first.pageInfo.endCursor);
    expect(second.edges.map(({ node }: { node: Activity }) => node.title)).toEqual(['c', 'b']);
    expect([first, second].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true]);
    const createdAt = new Date(Date.now() - activityDays * day - 1_000);
    await server().db.boardActivity.updateMany({
      where: { boardId: id, version: { lte: 2 } },
      data: { createdAt },
    });
    expect((await page(first.pageInfo.endCursor)).pageInfo.hasNextPage).toBe(false);
    expect((await activityOf(ada, `boardId: "${id}"`)).map(({ title }) => title)).toEqual([
      'Bob',
      'd',
      'c',
      'b',
    ]);
    const { errors } = await postGraphql(
      server().url,
      `{ activity(boardId: "${id}", after: "x") { edges { cursor } } }`,
      {},
      { ...ada.headers },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'after' } }]);
  });

  test('Archived cards are found by a part of their title and by their number', async () => {
    const { id, ada } = await openBoard();
    for (const title of ['Buy 100% Milk', 'Buy 100 eggs', 'Call \\\\ Übung', 'Milk_man'])
      await change(ada, id, 'createTask', `title: "${title}", columnId: "todo"`);
    const { tasks } = Object(await run(ada, `{ board(id: "${id}") { tasks { id } } }`));
    for (const card of tasks.slice(0, 4)) await change(ada, id, 'deleteTask', `id: "${card.id}"`);
    await change(ada, id, 'createTask', 'title: "Milk on the board", columnId: "todo"');
    const find = async (search: string) => {
      const cards = await list<{ task: { title: string } }>(
        ada,
        `deletedTasks(boardId: "${id}", search: ${JSON.stringify(search)})`,
        'task { title }',
      );
      return cards.map(({ task: card }) => card.title);
    };
    expect(await find('milk')).toEqual(['Milk_man', 'Buy 100% Milk']);
    expect(await find(' 100% ')).toEqual(['Buy 100% Milk']);
    expect(await find('k_m')).toEqual(['Milk_man']);
    expect(await find('call \\ Übung')).toEqual(['Call \\ Übung']);
    expect(await find('#2')).toEqual(['Buy 100 eggs']);
    expect(await find('#5')).toEqual([]);
    expect(await find('#x')).toEqual([]);
    expect(await find(' ')).toHaveLength(4);
    const ofPage = `deletedTasks(boardId: "${id}", search: "buy", first: 1`;
    const query = `{ ${ofPage}) { pageInfo { endCursor hasNextPage } } }`;
    const { pageInfo } = Object(await run(ada, query));
    expect(pageInfo.hasNextPage).toBe(true);
    expect(await list(ada, `${ofPage}, after: "${pageInfo.endCursor}")`, 'task { title }')).toEqual([
      { task: { title: 'Buy 100% Milk' } },
    ]);
  });

  test.each([
    ['', 0, 1],
    [' that are too large to be sorted together', 9_000, 2],
  ])(
    'A user’s cards of all boards%s come by due day, without archived cards, deleted boards and former memberships',
    async (_which, tasks, statements) => {
      const { id, olga, ada } = await openBoard('First');
      const others = [
        await openBoard('Second'),
        await openBoard('Deleted'),
        await openBoard('Left'),
      ] as const;
      for (const { id: boardId } of others) await addMember(boardId, 'Ada Two', ada.id);
      const [second, deleted, left] = others;
      const assign = async (account: Account, boardId: string, person: string, title: string, more = '') =>
        change(
          account,
          boardId,
          'createTask',
          `id: "${title}", title: "${title}", columnId: "todo", assigneeIds: ["${person}", "bob"], ${more}`,
        );
      await change(olga, id, 'createLabel', 'id: "l", name: "Urgent", color: red');
      await assign(olga, id, 'ada', 'none');
      await assign(olga, id, 'ada', 'late', 'dueOn: "2026-12-24"');
      await assign(olga, id, 'ada', 'archived', 'dueOn: "2026-12-01"');
      await assign(olga, id, 'zoe', 'foreign', 'dueOn: "2026-12-01"');
      await change(olga, id, 'deleteTask', 'id: "archived"');
      await server().db.boardUser.updateMany({ where: { id: 'ada two' }, data: { id: 'ada-two' } });
      for (const board of others)
        await assign(board.olga, board.id, 'ada-two', 'early', 'dueOn: "2026-12-01"');
      await change(olga, id, 'updateTask', 'id: "late", labels: { add: ["l"] }');
      await change(second.olga, second.id, 'createLabel', 'id: "l", name: "Calm", color: blue');
      await change(second.olga, second.id, 'updateTask', 'id: "early", labels: { add: ["l"] }');
      await change(olga, id, 'updateColumn', 'id: "todo", name: "Next"');
      await run(deleted.olga, `mutation { deleteBoard(boardId: "${deleted.id}") }`);
      await change(left.olga, left.id, 'removeMember', 'id: "ada-two"');
      const ids = [id, ...others.map((board) => board.id)];
      await server().db.board.updateMany({ where: { id: { in: ids } }, data: { tasks } });
      const fields = 'board { id name } columnName taskId number title dueOn labels { name }';
      const cards = [
        {
          board: { id: second.id, name: 'Second' },
          columnName: 'To do',
          taskId: 'early',
          number: 1,
          title: 'early',
          dueOn: '2026-12-01',
          labels: [{ name: 'Calm' }],
        },
        {
          board: { id, name: 'First' },
          columnName: 'Next',
          taskId: 'late',
          number: 2,
          title: 'late',
          dueOn: '2026-12-24',
          labels: [{ name: 'Urgent' }],
        },
        {
          board: { id, name: 'First' },
          columnName: 'Next',
          taskId: 'none',
          number: 1,
          title: 'none',
          dueOn: null,
          labels: [],
        },
      ];
      const queries = vi.spyOn(server().db, '$queryRaw');
      expect(await list(ada, 'myCards', fields)).toEqual(cards);
      const sorted = queries.mock.calls.filter(([text]) => String(text).includes('AS "assigned"'));
      expect(sorted).toHaveLength(statements);
      queries.mockRestore();
      const pages = [];
      for (let after = ''; pages.length < 4; ) {
        const { edges, pageInfo } = Object(
          await run(
            ada,
            `{ myCards(first: 1, after: "${after}") { edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } }`,
          ),
        );
        pages.push(...edges.map(({ node }: { node: unknown }) => node));
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
      expect(pages).toEqual(cards);
    },
  );

  test('Done cards are listed apart, the last done first, and in pages', async () => {
    const { id, olga, ada } = await openBoard('Done');
    const days = { early: '2026-11-20', late: '2026-11-27', middle: '2026-11-25' };
    const add = (card: string, fields: string) =>
      change(
        olga,
        id,
        'createTask',
        `id: "${card}", title: "${card}", columnId: "todo", assigneeIds: ["ada"], ${fields}`,
      );
    for (const [card, day] of Object.entries(days)) await add(card, `doneOn: "${day}"`);
    await add('open', 'dueOn: "2026-12-01"');
    const titlesOf = async (args: string) => {
      const { edges, pageInfo } = Object(
        await run(ada, `{ myCards(${args}) { edges { node { title doneOn } } pageInfo { endCursor } } }`),
      );
      return [edges.map(({ node }: { node: { title: string } }) => node.title), pageInfo.endCursor];
    };
    expect(await titlesOf('isDone: false, first: 9')).toEqual([['open'], expect.any(String)]);
    const [titles, after] = await titlesOf('isDone: true, first: 2');
    expect(titles).toEqual(['late', 'middle']);
    expect(await titlesOf(`isDone: true, first: 2, after: "${after}"`)).toEqual([
      ['early'],
      expect.any(String),
    ]);
    expect((await titlesOf('first: 9'))[0]).toHaveLength(4);
  });

  test('A search in the user’s cards finds words of all texts, on all boards, and only cards that are assigned to them', async () => {
    const { id, olga, ada } = await openBoard('Searched');
    const second = await openBoard('Searched too');
    await addMember(second.id, 'Lovelace', ada.id);
    const add = async (account: Account, boardId: string, title: string, more: string) => {
      const taskId = crypto.randomUUID();
      const input = `id: "${taskId}", title: "${title}", columnId: "todo", ${more}`;
      await change(account, boardId, 'createTask', input);
      return taskId;
    };
    await add(olga, id, 'Buy paper', 'assigneeIds: ["ada"]');
    await add(olga, id, 'More paper', 'assigneeIds: ["bob"]');
    const assigned = 'assigneeIds: ["lovelace"]';
    const printer = await add(second.olga, second.id, 'Printer', assigned);
    const text = `id: "${printer}", base: "", text: "It has no Páper."`;
    await change(second.olga, second.id, 'setDescription', text);
    await add(second.olga, second.id, 'Paper plane', `doneOn: "2026-11-20", ${assigned}`);
    await add(second.olga, second.id, 'Ink', assigned);
    const titlesOf = async (args: string, account: Account = ada) => {
      const { edges } = Object(await run(account, `{ myCards(${args}) { edges { node { title } } } }`));
      return edges.map(({ node }: { node: { title: string } }) => node.title).toSorted();
    };
    expect(await titlesOf('text: "PAP", isDone: false, first: 9')).toEqual(['Buy paper', 'Printer']);
    expect(await titlesOf('text: "paper", isDone: true, first: 9')).toEqual(['Paper plane']);
    expect(await titlesOf('text: "paper buy", first: 9')).toEqual(['Buy paper']);
    expect(await titlesOf('text: "…", first: 9')).toEqual([]);
    expect(await titlesOf('text: "paper", first: 9', olga)).toEqual([]);
    // Boards that are too large to be sorted together are searched one after another.
    await server().db.board.updateMany({ where: { id: { in: [id, second.id] } }, data: { tasks: 9_000 } });
    expect(await titlesOf('text: "paper", first: 9')).toEqual(['Buy paper', 'Paper plane', 'Printer']);
  });

  interface Notice {
    readonly id: string;
    readonly kind: string;
    readonly title: string;
    readonly createdAt: string;
    readonly readAt: string | null;
    readonly commentId: string | null;
    readonly actor: { readonly name: string } | null;
  }

  const noticesOf = (account: Account) =>
    list<Notice>(account, 'notices', 'id kind title createdAt readAt commentId actor { name }');
  const unread = async (account: Account) =>
    Object(await run(account, '{ me { unreadNotices } }')).unreadNotices;
  const assign = (account: Account, boardId: string, id: string, assignees: string) =>
    change(
      account,
      boardId,
      'createTask',
      `id: "${id}", title: "${id}", columnId: "todo", assigneeIds: [${assignees}]`,
    );

  test('A member gets a notice of a card that another member assigns to them, once per assignment', async () => {
    const { id, ada, bob } = await openBoard();
    await assign(ada, id, 'c', '"ada", "zoe"');
    expect(await noticesOf(ada)).toEqual([]);
    const toBob = 'id: "c", assignees: { add: ["bob"] }';
    await change(ada, id, 'updateTask', toBob);
    await change(ada, id, 'updateTask', `${toBob}, title: "Letter"`);
    const notice = {
      kind: 'ASSIGNED',
      title: 'Letter',
      actor: { name: 'Ada' },
      commentId: null,
      readAt: null,
    };
    expect(await noticesOf(bob)).toMatchObject([notice]);
    expect(await unread(bob)).toBe(1);
    expect(await noticesOf(ada)).toEqual([]);
    await change(bob, id, 'updateTask', 'id: "c", assignees: { remove: ["bob"] }');
    await change(bob, id, 'updateTask', toBob);
    expect(await noticesOf(bob)).toMatchObject([notice]);
  });

  test('A member gets a notice of each text that mentions them, and none if the text is edited', async () => {
    const { id, ada, bob } = await openBoard();
    await assign(ada, id, 'c', '');
    await change(ada, id, 'setDescription', 'id: "c", base: "", text: "@Bob and @bob, not `@Ada`"');
    await change(ada, id, 'createComment', 'id: "c", commentId: "1", text: "Hello @Bob, from @Ada"');
    const read = (await noticesOf(bob)).map(({ kind, commentId }) => [kind, commentId]);
    expect(read).toEqual([
      ['MENTIONED', '1'],
      ['MENTIONED', null],
    ]);
    expect(await noticesOf(ada)).toEqual([]);
    await run(
      bob,
      `mutation { markNoticesRead(until: "${new Date(Date.now() + day).toISOString()}") { id } }`,
    );
    await change(
      ada,
      id,
      'updateComment',
      'id: "c", commentId: "1", base: "Hello @Bob, from @Ada", text: "Hi @Bob"',
    );
    expect(await unread(bob)).toBe(0);
    await change(ada, id, 'updateComment', 'id: "c", commentId: "1", base: "Hi @Bob", text: "Hi"');
    await change(ada, id, 'updateComment', 'id: "c", commentId: "1", base: "Hi", text: "Hi @Bob"');
    expect(await unread(bob)).toBe(1);
    expect(await noticesOf(bob)).toHaveLength(2);
  });

  test('Notices of former memberships, deleted boards and deleted accounts are not shown', async () => {
    const { db } = server();
    const [left, deleted] = [await openBoard('Left'), await openBoard('Deleted')];
    const { bob } = left;
    await addMember(deleted.id, 'Robert', bob.id);
    await assign(left.ada, left.id, 'left', '"bob"');
    await assign(deleted.ada, deleted.id, 'deleted', '"robert"');
    expect((await noticesOf(bob)).map(({ title }) => title)).toEqual(['deleted', 'left']);
    await run(deleted.olga, `mutation { deleteBoard(boardId: "${deleted.id}") }`);
    expect((await noticesOf(bob)).map(({ title }) => title)).toEqual(['left']);
    await run(deleted.olga, `mutation { restoreBoard(boardId: "${deleted.id}") { id } }`);
    expect(await unread(bob)).toBe(2);
    await change(left.olga, left.id, 'removeMember', 'id: "bob"');
    expect((await noticesOf(bob)).map(({ title }) => title)).toEqual(['deleted']);
    expect(await unread(bob)).toBe(1);
    // The open board doesn’t learn of members that are added to the database.
    const invite = `mutation { createInvitation(boardId: "${left.id}", input: { role: editor }) { token } }`;
    const { token } = Object(await run(left.olga, invite));
    await run(bob, `mutation { acceptInvitation(input: { token: "${token}" }) { id } }`);
    expect((await noticesOf(bob)).map(({ title }) => title)).toEqual(['deleted']);
    await run(bob, 'mutation ($password: String!) { deleteAccount(password: $password) }', { password });
    expect(await db.boardNotice.count({ where: { accountId: bob.id } })).toBe(0);
  });

  test('Notices come in pages, are marked as read up to a time, and end after 90 days', async () => {
    const { id, ada, bob } = await openBoard();
    const { db } = server();
    const now = Date.now();
    for (const [index, title] of ['a', 'b', 'c', 'd'].entries()) {
      await assign(ada, id, title, '"bob"');
      const createdAt = new Date(now - (index === 3 ? noticeDays * day + 1_000 : index * 1_000));
      await db.boardNotice.updateMany({ where: { boardId: id, taskId: title }, data: { createdAt } });
    }
    await assign(bob, id, 'e', '"ada"');
    await db.boardNotice.updateMany({ where: { taskId: 'e' }, data: { createdAt: new Date(now - 2_000) } });
    const titles: string[] = [];
    for (let [after, more] = ['', true]; more; ) {
      const page = Object(
        await run(
          bob,
          `{ notices(first: 2, after: "${after}") { edges { node { title } } pageInfo { hasNextPage endCursor } } }`,
        ),
      );
      titles.push(...page.edges.map(({ node }: { node: Notice }) => node.title));
      [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
    }
    expect(titles).toEqual(['a', 'b', 'c']);
    const until = new Date(now - 1_000).toISOString();
    expect(await run(bob, `mutation { markNoticesRead(until: "${until}") { unreadNotices } }`)).toEqual({
      unreadNotices: 1,
    });
    expect((await noticesOf(bob)).map(({ readAt }) => readAt !== null)).toEqual([false, true, true]);
    expect(await unread(ada)).toBe(1);
  });

  test('Notices about a card are marked as read for one user, whose number of unread notices is followed live', async () => {
    const { id, olga, ada, bob } = await openBoard();
    const client = connectGraphql(server().url, bob.headers);
    const live = client.iterate({ query: 'subscription { me { unreadNotices } }' });
    const next = async () => Object((await live.next()).value?.data).me.unreadNotices;
    expect(await next()).toBe(0);
    await assign(ada, id, 'c', '"bob"');
    expect(await next()).toBe(1);
    await change(ada, id, 'createComment', 'id: "c", commentId: "1", text: "@Bob"');
    expect(await next()).toBe(2);
    await assign(olga, id, 'd', '"ada", "bob"');
    expect(await next()).toBe(3);
    const markRead = (account: Account, taskId: string, boardId = id) =>
      postGraphql(
        server().url,
        `mutation { markCardNoticesRead(boardId: "${boardId}", taskId: "${taskId}") { unreadNotices } }`,
        {},
        { ...account.headers },
      );
    expect((await markRead(olga, 'c')).data).toEqual({ markCardNoticesRead: { unreadNotices: 0 } });
    expect((await markRead(bob, 'c', (await openBoard()).id)).errors?.[0]?.extensions?.['code']).toBe(
      'NOT_FOUND',
    );
    expect(await unread(bob)).toBe(3);
    expect((await markRead(bob, 'c')).data).toEqual({ markCardNoticesRead: { unreadNotices: 1 } });
    expect(await next()).toBe(1);
    expect((await noticesOf(bob)).map(({ title, readAt }) => [title, readAt !== null])).toEqual([
      ['d', false],
      ['c', true],
      ['c', true],
    ]);
    expect(await unread(ada)).toBe(1);
    await run(olga, `mutation { deleteBoard(boardId: "${id}") }`);
    expect(await next()).toBe(0);
    await run(olga, `mutation { restoreBoard(boardId: "${id}") { id } }`);
    expect(await next()).toBe(1);
    await change(olga, id, 'removeMember', 'id: "bob"');
    expect(await next()).toBe(0);
    await client.dispose();
  });

  test('Old notices are deleted, and the oldest notices beyond the maximum number of an account', async () => {
    const { id, ada, bob } = await openBoard();
    const { db } = server();
    await assign(ada, id, 'c', '');
    const now = Date.now();
    const row = { boardId: id, taskId: 'c', kind: 'MENTIONED', actorId: 'zoe' } as const;
    const add = (accountId: string, commentId: string, createdAt: number) => ({
      ...row,
      accountId,
      commentId,
      createdAt: new Date(createdAt),
    });
    const ofBob = Array.from({ length: maxNotices + 2 }, (_, index) => add(bob.id, `${index}`, now - index));
    const ofAda = [add(ada.id, 'new', now), add(ada.id, 'old', now - noticeDays * day - 1)];
    await db.boardNotice.createMany({ data: [...ofBob, ...ofAda] });
    await purgeNotices(db, now);
    const left = (accountId: string) =>
      db.boardNotice.findMany({ where: { accountId }, orderBy: { createdAt: 'asc' } });
    expect((await left(ada.id)).map(({ commentId }) => commentId)).toEqual(['new']);
    const kept = await left(bob.id);
    expect(kept).toHaveLength(maxNotices);
    expect(kept[0]?.commentId).toBe(`${maxNotices - 1}`);
  });
});
