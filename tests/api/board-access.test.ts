import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BoardRole } from '../../board/src/roles.ts';
import { columnsOfOpenBoard } from '../../board/src/state.ts';
import { openBoardId } from '../../server/src/modules/board/open-board.ts';
import { tokensOf } from '../../server/src/modules/board/search/tokens.ts';
import { schema } from '../../server/src/transports/graphql/schema/index.ts';
import { type Account, createKey, revokeKey, signUp } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { startServerForTest } from '../support/for-test.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';

/**
 * The rights on a board; `restore` stands for fields that only an owner of the board may use, deleted or not, and `import` for
 * fields that use an import.
 */
type Ability = 'read' | 'editCards' | 'comment' | 'arrange' | 'manage' | 'restore' | 'import';

interface Row {
  readonly right: Ability;
  /**
   * The field with its arguments and selection. The board has the cards c and d, and the deleted card e. In it, PERSON stands
   * for the person, who has a comment and a deleted comment on c.
   */
  readonly field: string;
}

const card = '{ id }';
const board = (args: string) => `boardId: $board, ${args}`;
const input = (fields: string) => board(`input: { ${fields} }`);

/** Every field that uses a board, with a valid operation. */
const rows: Readonly<Record<string, Row>> = {
  'Query.board': {
    right: 'read',
    field: 'board(id: $board) { name version tasks { title } users { name } }',
  },
  'Query.tasks': { right: 'read', field: `tasks(${board('first: 5')}) { edges { node { title } } }` },
  'Query.boardUsers': {
    right: 'read',
    field: `boardUsers(${board('first: 5')}) { edges { node { name } } }`,
  },
  'Query.cardCounts': { right: 'read', field: 'cardCounts(boardId: $board) { todo }' },
  'Query.activity': {
    right: 'read',
    field: `activity(${board('first: 5')}) { edges { node { title number actor { name } changes { from to } } } }`,
  },
  'Query.card': { right: 'read', field: `card(${board('number: 1')}) { title deletedAt }` },
  'Query.cardTexts': {
    right: 'read',
    field: `cardTexts(${board('id: "c"')}) { description checklist { text } comments(first: 5) { edges { node { text } } } }`,
  },
  'Query.descriptions': {
    right: 'read',
    field: `descriptions(${board('first: 5')}) { edges { node { cardId text } } }`,
  },
  'Query.checklistItems': {
    right: 'read',
    field: `checklistItems(${board('first: 5')}) { edges { node { cardId text } } }`,
  },
  'Query.comments': {
    right: 'read',
    field: `comments(${board('first: 5')}) { edges { node { cardId text } } }`,
  },
  'Query.deletedTasks': {
    right: 'read',
    field: `deletedTasks(${board('first: 5')}) { edges { node { task { title } } } }`,
  },
  'Query.foundCardIds': { right: 'read', field: 'foundCardIds(boardId: $board, text: "Secret")' },
  'Query.lastSeenMembers': { right: 'read', field: 'lastSeenMembers(boardId: $board) { id }' },
  'Query.boardInvitations': { right: 'manage', field: 'boardInvitations(boardId: $board) { role }' },
  'Mutation.createTask': {
    right: 'editCards',
    field: `createTask(${input('title: "a", columnId: "todo"')}) ${card}`,
  },
  'Mutation.copyTask': {
    right: 'editCards',
    field: `copyTask(${input('id: "copy", copyOf: ["c"], columnId: "todo"')}) ${card}`,
  },
  'Mutation.updateTask': { right: 'editCards', field: `updateTask(${input('id: "c", title: "b"')}) ${card}` },
  'Mutation.moveTask': {
    right: 'editCards',
    field: `moveTask(${input('id: "c", columnId: "done"')}) ${card}`,
  },
  'Mutation.deleteTask': { right: 'editCards', field: `deleteTask(${input('id: "d"')})` },
  'Mutation.restoreTask': { right: 'editCards', field: `restoreTask(${input('id: "e"')}) ${card}` },
  'Mutation.purgeTask': { right: 'editCards', field: `purgeTask(${board('id: "e"')})` },
  'Mutation.setDescription': {
    right: 'editCards',
    field: `setDescription(${input('id: "c", base: "Secret", text: "b"')}) ${card}`,
  },
  'Mutation.createChecklistItems': {
    right: 'editCards',
    field: `createChecklistItems(${input('id: "c", items: [{ id: "new", text: "a", isDone: true }]')}) ${card}`,
  },
  'Mutation.updateChecklistItem': {
    right: 'editCards',
    field: `updateChecklistItem(${input('id: "c", itemId: "own-item", isDone: true')}) ${card}`,
  },
  'Mutation.moveChecklistItem': {
    right: 'editCards',
    field: `moveChecklistItem(${input('id: "c", itemId: "own-item"')}) ${card}`,
  },
  'Mutation.deleteChecklistItem': {
    right: 'editCards',
    field: `deleteChecklistItem(${input('id: "c", itemId: "own-item"')}) ${card}`,
  },
  'Mutation.createComment': {
    right: 'comment',
    field: `createComment(${input('id: "c", commentId: "new", text: "a"')}) ${card}`,
  },
  'Mutation.updateComment': {
    right: 'comment',
    field: `updateComment(${input('id: "c", commentId: "of-PERSON", base: "Secret", text: "b"')}) ${card}`,
  },
  'Mutation.deleteComment': {
    right: 'comment',
    field: `deleteComment(${input('id: "c", commentId: "of-PERSON"')}) ${card}`,
  },
  'Mutation.restoreComment': {
    right: 'comment',
    field: `restoreComment(${input('id: "c", commentId: "deleted-of-PERSON"')}) ${card}`,
  },
  'Mutation.createColumn': {
    right: 'arrange',
    field: `createColumn(${input('id: "new", name: "a"')}) ${card}`,
  },
  'Mutation.updateColumn': {
    right: 'arrange',
    field: `updateColumn(${input('id: "todo", name: "a"')}) ${card}`,
  },
  'Mutation.moveColumn': {
    right: 'arrange',
    field: `moveColumn(${input('id: "todo", after: "done"')}) ${card}`,
  },
  'Mutation.deleteColumn': {
    right: 'arrange',
    field: `deleteColumn(${input('id: "done", moveTo: "todo"')})`,
  },
  'Mutation.createLabel': {
    right: 'arrange',
    field: `createLabel(${input('id: "new", name: "a", color: red')}) ${card}`,
  },
  'Mutation.updateLabel': {
    right: 'arrange',
    field: `updateLabel(${input('id: "urgent", name: "a"')}) ${card}`,
  },
  'Mutation.deleteLabel': { right: 'arrange', field: `deleteLabel(${input('id: "urgent"')})` },
  'Mutation.createBoardUser': { right: 'editCards', field: `createBoardUser(${input('name: "a"')}) ${card}` },
  'Mutation.updateBoardUser': {
    right: 'editCards',
    field: `updateBoardUser(${input('id: "plain", name: "b"')}) ${card}`,
  },
  'Mutation.deleteBoardUser': { right: 'editCards', field: `deleteBoardUser(${input('id: "plain"')})` },
  'Mutation.restoreBoardUser': {
    right: 'editCards',
    field: `restoreBoardUser(${input('id: "gone", name: "a", taskIds: ["c"]')}) ${card}`,
  },
  'Mutation.renameBoard': { right: 'manage', field: `renameBoard(${input('name: "b"')}) ${card}` },
  'Mutation.deleteBoard': { right: 'manage', field: 'deleteBoard(boardId: $board)' },
  'Mutation.restoreBoard': { right: 'restore', field: `restoreBoard(boardId: $board) ${card}` },
  'Mutation.markCardNoticesRead': {
    right: 'read',
    field: `markCardNoticesRead(${board('taskId: "c"')}) ${card}`,
  },
  'Mutation.leaveBoard': { right: 'read', field: 'leaveBoard(boardId: $board)' },
  'Mutation.setMemberRole': {
    right: 'manage',
    field: `setMemberRole(${input('id: "other", role: viewer')}) ${card}`,
  },
  'Mutation.removeMember': { right: 'manage', field: `removeMember(${input('id: "other"')}) ${card}` },
  'Mutation.createInvitation': {
    right: 'manage',
    field: `createInvitation(${input('role: editor')}) { invitation { id } }`,
  },
  'Mutation.revokeInvitation': { right: 'manage', field: `revokeInvitation(${board('id: $invitation')})` },
  'Mutation.importCards': { right: 'import', field: `importCards(${input('cards: [], comments: []')})` },
  'Mutation.finishImport': { right: 'import', field: `finishImport(boardId: $board) ${card}` },
  'Mutation.cancelImport': { right: 'import', field: 'cancelImport(boardId: $board)' },
  'Subscription.boardEvents': { right: 'read', field: `boardEvents(${board('since: 0')}) { version }` },
  'Subscription.boardPresence': {
    right: 'read',
    field: `boardPresence(${board('participantId: "p"')}) { count }`,
  },
};

/** Fields that name no board. Fields that answer only for the boards of the user are tested below. */
const elsewhere = [
  /^Query\.(boards|invitation|catalogue|dynamicCodes?|hasRecentLogin|history|leaderboard|loginProviders|me|my(Assignments|Cards|Comments|Data)|notices|searchCards|staysLoggedIn)$/,
  /^Mutation\.(createBoard|startImport|acceptInvitation|deleteAccount|markNoticesRead|unlock|unlockFeatures|updateAccount|reportLink|sendContactMessage)$/,
  /^Mutation\.\w*(Password|PasswordReset|Email|EmailVerification|EmailChange|DynamicCodes?|History|HistoryRecords|HistoryKey|ApiKey|LoggedIn|Session)$/,
  /^Mutation\.(signUp|logIn|logOut|logOutEverywhere)$/,
  /^Subscription\.(me|historyChanges|scanCounts)$/,
];

/** Fields that no API key may use, because they are about the people who use a board. */
const forPeople =
  /\.(lastSeenMembers|boardInvitations|createInvitation|revokeInvitation|setMemberRole|removeMember|leaveBoard|markCardNoticesRead)$/;

const people = ['visitor', 'stranger', 'invited', 'removed', 'viewer', 'editor', 'owner'] as const;
type Person = (typeof people)[number];
type State = 'private' | 'open' | 'deleted';

/** The code of the error that a person gets, or null if the field works. */
function expectedCode(person: Person, right: Ability, state: State): string | null {
  if (right === 'import') return person === 'visitor' ? 'UNAUTHENTICATED' : 'NOT_FOUND';
  if (state === 'open') {
    if (right === 'read' || right === 'editCards') return null;
    const needsAccount = right === 'manage' || right === 'restore';
    return needsAccount && person === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
  }
  if (person === 'visitor') return 'UNAUTHENTICATED';
  const rights: Partial<Record<Person, readonly Ability[]>> = {
    viewer: ['read'],
    editor: ['read', 'editCards', 'comment', 'arrange'],
    owner: ['read', 'editCards', 'comment', 'arrange', 'manage', 'restore'],
  };
  const ofPerson = rights[person];
  if (!ofPerson) return 'NOT_FOUND';
  if (state === 'deleted') return person === 'owner' && right === 'restore' ? null : 'NOT_FOUND';
  return ofPerson.includes(right) ? null : 'FORBIDDEN';
}

describe('Access to boards', () => {
  let server: ApiServer;
  const accounts = new Map<Person, Account & { readonly id: string }>();
  const queries = Object.entries(rows).filter(([name]) => name.startsWith('Query.'));
  /** The owner's answers to all queries, while there is one board. */
  const answers = new Map<string, unknown>();
  beforeAll(async () => {
    server = await startApiServer();
    for (const person of people) {
      if (person === 'visitor') continue;
      const account = await signUp(server.url, { username: person });
      const { data } = await postGraphql(server.url, '{ me { id } }', {}, account.headers);
      accounts.set(person, { ...account, id: Object(data).me.id });
    }
    const variables = await makeBoard('private');
    for (const [name, row] of queries)
      answers.set(name, (await run('owner', name, row, variables, false)).data);
  });
  afterAll(() => server.close());
  const token = 'a'.repeat(43);

  /**
   * A board with members, cards and an invitation. All boards have the same ids.
   *
   * @param text all texts of the board
   * @param lastNumber the number before that of the first card
   */
  async function makeBoard(
    state: Exclude<State, 'open'>,
    { id = String(crypto.randomUUID()), text = 'Secret', lastNumber = 0 } = {},
  ) {
    const { db } = server;
    const now = new Date();
    const member = (role: BoardRole) => ({
      ...{ name: `${text} ${role}`, role, accountId: accounts.get(role)?.id ?? null },
    });
    const users = [
      { id: 'viewer', ...member('viewer') },
      { id: 'editor', ...member('editor') },
      { id: 'owner', ...member('owner') },
      { id: 'other', name: 'Other', role: 'owner' as const, accountId: crypto.randomUUID() },
      { id: 'plain', name: 'Plain' },
      { id: 'removed', name: 'removed' },
    ];
    await db.board.create({
      data: {
        id,
        name: text,
        version: 1,
        users: 6,
        lastNumber: lastNumber + 3,
        deletedAt: state === 'deleted' ? now : null,
      },
    });
    await db.boardUser.createMany({ data: users.map((user) => ({ ...user, boardId: id, createdAt: now })) });
    await db.boardColumn.createMany({
      data: columnsOfOpenBoard.map((column) => ({ boardId: id, ...column })),
    });
    const card = { boardId: id, title: text, columnId: 'todo', createdAt: now };
    await db.task.createMany({
      data: [
        {
          ...card,
          id: 'c',
          number: lastNumber + 1,
          rank: 'a0',
          hasDescription: true,
          itemCount: 1,
          commentCount: people.length,
        },
        { ...card, id: 'd', number: lastNumber + 2, rank: 'a1' },
        { ...card, id: 'e', number: lastNumber + 3, rank: 'a2', deletedAt: now },
      ],
    });
    await db.boardLabel.create({ data: { boardId: id, id: 'urgent', name: text, color: 'red' } });
    await db.taskText.create({ data: { boardId: id, taskId: 'c', description: text } });
    const words = tokensOf(id).word(text.toLowerCase());
    await db.taskWords.create({ data: { boardId: id, taskId: 'c', commentId: '', words } });
    const item = { id: 'own-item', text, isDone: false, rank: 'a0' };
    await db.taskItem.create({ data: { boardId: id, taskId: 'c', ...item } });
    const comment = { boardId: id, taskId: 'c', text, createdAt: now };
    await db.taskComment.createMany({
      data: people.flatMap((person) => [
        { ...comment, id: `of-${person}`, authorId: person },
        { ...comment, id: `deleted-of-${person}`, authorId: person, deletedAt: now },
      ]),
    });
    const event = { boardId: id, version: 1, createdAt: now };
    const writes = { cards: [{ id: 'c', title: text }], deleted: { cards: ['e'] } };
    await db.boardEvent.create({ data: { ...event, kind: 'deleteTask', writes, bytes: 99 } });
    const changes = [{ field: 'title', from: text, to: text }];
    const about = { kind: 'TASK_DELETED', subjectId: 'e', taskId: 'e', title: text } as const;
    const actorId = accounts.get('owner')?.id ?? null;
    await db.boardActivity.create({ data: { ...event, ...about, actorId, position: 0, changes } });
    const invitation = await db.boardInvitation.create({
      data: {
        boardId: id,
        hash: createHash('sha256').update(id).digest('base64url'),
        role: 'editor',
        inviterId: accounts.get('owner')?.id ?? '',
        createdAt: now,
        expiresAt: new Date(now.getTime() + 60_000),
      },
    });
    return { board: id, invitation: invitation.id };
  }

  /** @param isRefused whether an error is expected; a subscription that works may be quiet */
  async function run(
    person: Person,
    name: string,
    row: Row,
    variables: Record<string, unknown>,
    isRefused: boolean,
    {
      url = server.url,
      headers = { ...accounts.get(person)?.headers },
    }: { readonly url?: string; readonly headers?: Record<string, string> } = {},
  ) {
    const field = row.field.replace('PERSON', person);
    const operation = name.split('.')[0]?.toLowerCase() ?? '';
    const definitions = ['$board: ID', field.includes('$invitation') && '$invitation: ID!'].filter(Boolean);
    // A variable that a non-null argument takes must be non-null, too.
    const type = /ID!/.test(String(boardArgument(name))) ? 'ID!' : 'ID';
    const query = `${operation} (${definitions.join(', ').replace('$board: ID', `$board: ${type}`)}) { ${field} }`;
    if (operation !== 'subscription') return await postGraphql(url, query, variables, headers);
    const client = connectGraphql(url, headers);
    try {
      const quiet = new Promise<undefined>((resolve) => setTimeout(resolve, isRefused ? 10_000 : 100));
      const first = await Promise.race([client.iterate({ query, variables }).next(), quiet]);
      return Object(first?.value ?? { data: {} });
    } finally {
      await client.dispose();
    }
  }

  test('Every field of the schema has a row, or names no board', () => {
    const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
      (type) => Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
    );
    expect(
      fields.filter((field) => !(field in rows) && !elsewhere.some((others) => others.test(field))),
    ).toEqual([]);
    expect(fields.filter((field) => boardArgument(field) && !(field in rows))).toEqual([]);
    expect(Object.keys(rows).filter((row) => !fields.includes(row))).toEqual([]);
  });

  describe.each(['private', 'open', 'deleted'] as const)('On a board that is %s,', (state) => {
    test.each(people)('fields answer a %s as their role allows', async (person) => {
      const wrong: string[] = [];
      const untouched = state === 'open' ? { board: 'board', invitation: 'i' } : await makeBoard(state);
      for (const [name, row] of Object.entries(rows)) {
        const expected = expectedCode(person, row.right, state);
        const isChanged = expected === null && name.startsWith('Mutation') && state !== 'open';
        const variables = isChanged ? await makeBoard(state) : untouched;
        const { data, errors } = await run(person, name, row, variables, expected !== null);
        const code = errors?.[0]?.extensions?.code ?? null;
        // The open board has none of the cards and members. Its error says so, and not that there is no such board.
        const isOther =
          state === 'open' &&
          expected === null &&
          !/no such board/.test(errors?.[0]?.message ?? '') &&
          (row.right === 'read' || code === 'NOT_FOUND');
        if (code !== expected && !isOther) wrong.push(`${name}: ${code} instead of ${expected}`);
        if (expected !== null && JSON.stringify(data ?? '').includes('Secret')) wrong.push(`${name} leaks`);
        if (code === 'NOT_FOUND' && state !== 'open') {
          const unknown = await run(person, name, row, { ...variables, board: crypto.randomUUID() }, true);
          if (JSON.stringify(unknown) !== JSON.stringify({ ...unknown, data, errors })) {
            wrong.push(`${name} tells a board from an unknown one`);
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  });

  test.each([
    ['READ', ['read']],
    ['WRITE', ['read', 'editCards', 'comment', 'arrange', 'manage', 'restore']],
  ] as const)('An owner’s key to %s one board reaches only this board', async (access, rights) => {
    const owner = accounts.get('owner');
    if (!owner) throw new Error('There is no owner.');
    const wrong: string[] = [];
    // An account has a limited number of boards, and earlier tests have made many.
    await server.db.boardUser.deleteMany({ where: { accountId: accounts.get('owner')?.id ?? '' } });
    const [untouched, other] = [await makeBoard('private'), await makeBoard('private')];
    for (const [name, row] of Object.entries(rows)) {
      const isAllowed = !forPeople.test(name) && rights.some((right) => right === row.right);
      const own = isAllowed && name.startsWith('Mutation') ? await makeBoard('private') : untouched;
      const key = await createKey(server.url, owner, { boards: access, boardId: own.board });
      const codeFor = async (variables: Record<string, unknown>, expected: string | null) => {
        const { data, errors } = await run('owner', name, row, variables, expected !== null, key);
        const code = errors?.[0]?.extensions?.['code'] ?? null;
        if (code !== expected) wrong.push(`${name}: ${code} instead of ${expected}`);
        if (expected !== null && JSON.stringify(data ?? '').includes('Secret')) wrong.push(`${name} leaks`);
      };
      await codeFor(other, isAllowed ? 'NOT_FOUND' : 'INSUFFICIENT_ACCESS');
      await codeFor(own, isAllowed ? null : 'INSUFFICIENT_ACCESS');
      await revokeKey(server.url, owner, key);
    }
    expect(wrong).toEqual([]);
  });

  test('If only members may see the open board, a visitor can use no field of it', async () => {
    const closed = await startServerForTest({ boardAccess: 'members' });
    const variables = { board: openBoardId, invitation: 'i' };
    const codes: Record<string, unknown> = {};
    for (const [name, row] of Object.entries(rows)) {
      const { errors } = await run('visitor', name, row, variables, true, closed);
      codes[name] = errors?.[0]?.extensions?.code;
    }
    expect(Object.entries(codes).filter(([, code]) => code !== 'UNAUTHENTICATED')).toEqual([]);
  });

  test('A user’s list and data have only boards that they are a member of', async () => {
    const { board: id } = await makeBoard('private');
    const { board: deleted } = await makeBoard('deleted');
    const read = async (person: Person) => {
      const query =
        '{ boards { id role } deleted: boards(isDeleted: true) { id } searchCards(text: "secret") { board { id } } }';
      const { data } = await postGraphql(server.url, query, {}, { ...accounts.get(person)?.headers });
      return JSON.stringify(data);
    };
    for (const person of ['stranger', 'invited', 'removed'] as const)
      expect(await read(person)).not.toContain(id);
    for (const person of ['viewer', 'editor', 'owner'] as const) {
      expect(await read(person)).toContain(`{"id":"${id}","role":"${person}"}`);
      expect((await read(person)).includes(deleted)).toBe(person === 'owner');
    }
  });

  test('An unknown token of an invitation says nothing about boards', async () => {
    const stranger = { ...accounts.get('stranger')?.headers };
    for (const query of [
      `{ invitation(token: "${token}") { state } }`,
      `mutation { acceptInvitation(input: { token: "${token}" }) { id } }`,
    ]) {
      const { errors } = await postGraphql(server.url, query, {}, stranger);
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
  });

  test('A card is copied only by a user who may read its board, and change the other one', async () => {
    const query = `mutation ($board: ID!, $from: ID!) {
      copyTask(boardId: $board, input: { id: "copy", copyOf: ["c"], fromBoardId: $from, columnId: "todo" }) { title }
    }`;
    const roles = [null, 'viewer', 'editor', 'owner'] as const;
    const codes: Record<string, unknown> = {};
    for (const source of roles) {
      for (const target of roles) {
        const { board: from } = await makeBoard('private', { text: 'Foreign' });
        const { board: id } = await makeBoard('private');
        const copier = accounts.get('stranger');
        for (const [boardId, role] of [
          [from, source],
          [id, target],
        ] as const)
          if (role)
            await server.db.boardUser.update({
              where: { boardId_id: { boardId, id: 'other' } },
              data: { accountId: copier?.id ?? '', role },
            });
        const { data, errors } = await postGraphql(
          server.url,
          query,
          { board: id, from },
          { ...copier?.headers },
        );
        codes[`${source} to ${target}`] = errors?.[0]?.extensions?.['code'] ?? Object(data).copyTask.title;
      }
    }
    expect(codes).toEqual({
      'null to null': 'NOT_FOUND',
      'null to viewer': 'FORBIDDEN',
      'null to editor': 'NOT_FOUND',
      'null to owner': 'NOT_FOUND',
      'viewer to null': 'NOT_FOUND',
      'viewer to viewer': 'FORBIDDEN',
      'viewer to editor': 'Foreign',
      'viewer to owner': 'Foreign',
      'editor to null': 'NOT_FOUND',
      'editor to viewer': 'FORBIDDEN',
      'editor to editor': 'Foreign',
      'editor to owner': 'Foreign',
      'owner to null': 'NOT_FOUND',
      'owner to viewer': 'FORBIDDEN',
      'owner to editor': 'Foreign',
      'owner to owner': 'Foreign',
    });
  });

  test.each([
    ['createTask', 'title: "a", columnId: "todo", before: "foreign-card"', null],
    ['copyTask', 'id: "copy", copyOf: ["foreign-card"], columnId: "todo"', 'NOT_FOUND'],
    ['updateTask', 'id: "foreign-card", title: "a"', 'NOT_FOUND'],
    ['moveTask', 'id: "c", columnId: "todo", after: "foreign-card"', null],
    ['moveTask', 'id: "foreign-card", columnId: "todo"', 'NOT_FOUND'],
    ['createTask', 'title: "a", columnId: "todo", assigneeIds: ["foreign"]', 'BAD_USER_INPUT'],
    ['createTask', 'title: "a", columnId: "foreign-column"', null],
    ['createTask', 'title: "a", columnId: "todo", labelIds: ["foreign-label"]', null],
    ['updateTask', 'id: "c", otherIds: ["foreign-card"], title: "a"', null],
    ['updateTask', 'id: "c", assignees: { add: ["foreign"] }', 'BAD_USER_INPUT'],
    ['updateTask', 'id: "c", labels: { add: ["foreign-label"] }', null],
    ['createChecklistItems', 'id: "c", items: [{ id: "foreign-item", text: "a", isDone: true }]', null],
    [
      'createChecklistItems',
      'id: "foreign-card", items: [{ id: "a", text: "a", isDone: true }]',
      'NOT_FOUND',
    ],
    ['updateChecklistItem', 'id: "c", itemId: "foreign-item", text: "a"', 'NOT_FOUND'],
    ['updateChecklistItem', 'id: "foreign-card", itemId: "foreign-item", text: "a"', 'NOT_FOUND'],
    ['moveChecklistItem', 'id: "c", itemId: "own-item", after: "foreign-item"', null],
    ['moveChecklistItem', 'id: "foreign-card", itemId: "foreign-item"', 'NOT_FOUND'],
    ['deleteChecklistItem', 'id: "c", itemId: "foreign-item"', 'NOT_FOUND'],
    ['deleteChecklistItem', 'id: "foreign-card", itemId: "foreign-item"', 'NOT_FOUND'],
    ['moveTask', 'id: "c", otherIds: ["foreign-card"], columnId: "foreign-column"', null],
    ['restoreTask', 'id: "e", otherIds: ["foreign-card"]', null],
    ['setDescription', 'id: "foreign-card", base: "Foreign", text: "a"', 'NOT_FOUND'],
    ['createComment', 'id: "foreign-card", commentId: "a", text: "a"', 'NOT_FOUND'],
    ['createComment', 'id: "c", commentId: "foreign-comment", text: "a"', null],
    ['updateComment', 'id: "c", commentId: "foreign-comment", base: "Foreign", text: "a"', 'NOT_FOUND'],
    ['updateComment', 'id: "foreign-card", commentId: "foreign-comment", base: "a", text: "b"', 'NOT_FOUND'],
    ['deleteComment', 'id: "c", commentId: "foreign-comment"', 'NOT_FOUND'],
    ['restoreComment', 'id: "c", commentId: "foreign-deleted"', 'NOT_FOUND'],
    ['createColumn', 'id: "foreign-column", name: "a", after: "foreign-column"', null],
    ['updateColumn', 'id: "foreign-column", name: "a"', 'NOT_FOUND'],
    ['moveColumn', 'id: "foreign-column", after: "todo"', 'NOT_FOUND'],
    ['moveColumn', 'id: "todo", after: "foreign-column"', null],
    ['createLabel', 'id: "foreign-label", name: "a", color: red', null],
    ['updateLabel', 'id: "foreign-label", name: "a"', 'NOT_FOUND'],
    ['restoreBoardUser', 'id: "x", name: "X", taskIds: ["foreign-card"]', null],
    ['updateBoardUser', 'id: "foreign", name: "a"', 'NOT_FOUND'],
    ['setMemberRole', 'id: "foreign", role: owner', 'NOT_FOUND'],
    ['removeMember', 'id: "foreign"', 'NOT_FOUND'],
  ])('%s(%s) doesn’t reach another board', async (mutation, fields, code) => {
    const { board: id } = await makeBoard('private');
    const other = await makeForeignBoard();
    const before = await readBoard(other);
    const query = `mutation { ${mutation}(boardId: "${id}", input: { ${fields} }) { id } }`;
    const { errors } = await postGraphql(server.url, query, {}, { ...accounts.get('owner')?.headers });
    expect(errors?.[0]?.extensions?.['code'] ?? null).toBe(code);
    expect(await readBoard(other)).toEqual(before);
    const { labels, cards } = await readBoard(id);
    expect(cards.map(({ columnId }) => columnId)).not.toContain('foreign-column');
    // A label of the same id is the board's own.
    if (mutation !== 'createLabel') expect(JSON.stringify([labels, cards])).not.toContain('foreign-label');
  });

  test.each([
    ['deleteColumn', 'id: "foreign-column", moveTo: "todo"', 'NOT_FOUND'],
    ['deleteColumn', 'id: "todo", moveTo: "foreign-column"', 'BAD_USER_INPUT'],
    ['deleteLabel', 'id: "foreign-label"', 'NOT_FOUND'],
    ['deleteTask', 'id: "d", otherIds: ["foreign-card"]', null],
  ])('%s(%s) doesn’t delete from another board', async (mutation, fields, code) => {
    const { board: id } = await makeBoard('private');
    const other = await makeForeignBoard();
    const before = await readBoard(other);
    const query = `mutation { ${mutation}(boardId: "${id}", input: { ${fields} }) }`;
    const { errors } = await postGraphql(server.url, query, {}, { ...accounts.get('owner')?.headers });
    expect(errors?.[0]?.extensions?.['code'] ?? null).toBe(code);
    expect(await readBoard(other)).toEqual(before);
  });

  test('Every field reads and changes one board only, even if other boards have rows with the same ids', async () => {
    const makeForeign = (start: string) =>
      makeBoard('private', {
        ...{ id: `${start}${crypto.randomUUID()}`.slice(0, 36), text: 'Foreign', lastNumber: 777_000 },
      });
    const own = [];
    // A query that isn't limited to the board finds the rows of one other board first, and of one other board last.
    const others = [await makeForeign('-')];
    for (const [name, row] of Object.entries(rows))
      own.push({ name, row, variables: await makeBoard('private') });
    others.push(await makeForeign('z'));
    const readOthers = () => Promise.all(others.map(({ board: id }) => readBoard(id)));
    const before = await readOthers();
    const leaks: string[] = [];
    for (const { name, row, variables } of own) {
      const { data } = await run('owner', name, row, variables, false);
      if (/Foreign|"number":777/.test(JSON.stringify(data))) leaks.push(name);
      if (answers.has(name)) expect(data, name).toEqual(answers.get(name));
    }
    expect(leaks).toEqual([]);
    expect(await readOthers()).toEqual(before);
  });

  test('Texts and numbers of another board’s cards aren’t found', async () => {
    const { board: id } = await makeBoard('private');
    await makeForeignBoard();
    for (const field of [
      'cardTexts(boardId: $id, id: "foreign-card") { description }',
      'card(boardId: $id, number: 4) { title }',
    ]) {
      const query = `query ($id: ID!) { ${field} }`;
      const { errors } = await postGraphql(server.url, query, { id }, { ...accounts.get('owner')?.headers });
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
    for (const field of ['descriptions', 'checklistItems', 'comments']) {
      const query = `query ($id: ID!) { ${field}(boardId: $id, first: 100) { edges { node { cardId } } } }`;
      const { data } = await postGraphql(server.url, query, { id }, { ...accounts.get('owner')?.headers });
      const found: readonly { readonly node: unknown }[] = Object(data)[field].edges;
      expect(new Set(found.map(({ node }) => JSON.stringify(node)))).toEqual(new Set(['{"cardId":"c"}']));
    }
  });

  test('The activity of another board’s card is told only on that board', async () => {
    const { board: id } = await makeBoard('private');
    const other = await makeForeignBoard();
    await server.db.boardActivity.updateMany({ where: { boardId: other }, data: { taskId: 'foreign-card' } });
    const read = async (boardId: string, person: Person) => {
      const query =
        'query ($id: ID!) { activity(boardId: $id, cardId: "foreign-card") { edges { node { kind } } } }';
      const headers = { ...accounts.get(person)?.headers };
      return await postGraphql(server.url, query, { id: boardId }, headers);
    };
    expect(await read(id, 'owner')).toMatchObject({ data: { activity: { edges: [] } } });
    expect(await read(other, 'stranger')).toMatchObject({ data: { activity: { edges: { length: 1 } } } });
  });

  /** Another board, whose people, cards, texts, columns and labels have ids of their own. */
  async function makeForeignBoard() {
    const { db } = server;
    const { board: boardId } = await makeBoard('private');
    const accountId = accounts.get('stranger')?.id ?? '';
    const [name, createdAt] = ['Foreign', new Date()];
    await db.boardUser.create({
      data: { boardId, id: 'foreign', name, role: 'owner', accountId, createdAt },
    });
    await db.boardColumn.create({ data: { boardId, id: 'foreign-column', name, rank: 'a9' } });
    await db.boardLabel.create({ data: { boardId, id: 'foreign-label', name, color: 'red' } });
    const card = { number: 4, title: name, columnId: 'foreign-column', rank: 'a5', itemCount: 1 };
    await db.task.create({ data: { boardId, id: 'foreign-card', ...card, createdAt } });
    const text = { boardId, taskId: 'foreign-card' };
    await db.taskText.create({ data: { ...text, description: name } });
    await db.taskItem.create({
      data: { ...text, id: 'foreign-item', text: name, isDone: false, rank: 'a0' },
    });
    const comment = { ...text, authorId: 'owner', text: name, createdAt };
    await db.taskComment.create({ data: { ...comment, id: 'foreign-comment' } });
    await db.taskComment.create({ data: { ...comment, id: 'foreign-deleted', deletedAt: createdAt } });
    return boardId;
  }

  /** Everything that the database holds of a board. */
  async function readBoard(boardId: string) {
    const { db } = server;
    const where = { boardId };
    return {
      board: await db.board.findUnique({ where: { id: boardId } }),
      users: await db.boardUser.findMany({ where, orderBy: { id: 'asc' } }),
      columns: await db.boardColumn.findMany({ where, orderBy: { id: 'asc' } }),
      labels: await db.boardLabel.findMany({ where, orderBy: { id: 'asc' } }),
      cards: await db.task.findMany({ where, include: { assignees: true }, orderBy: { id: 'asc' } }),
      texts: await db.taskText.findMany({ where, orderBy: { taskId: 'asc' } }),
      items: await db.taskItem.findMany({ where, orderBy: [{ taskId: 'asc' }, { id: 'asc' }] }),
      comments: await db.taskComment.findMany({ where, orderBy: { id: 'asc' } }),
      events: await db.boardEvent.findMany({ where, orderBy: { version: 'asc' } }),
      activity: await db.boardActivity.findMany({ where, orderBy: { version: 'asc' } }),
      invitations: await db.boardInvitation.findMany({ where, orderBy: { id: 'asc' } }),
    };
  }
});

/** The type of the argument with which a field names a board; undefined if it has none. */
function boardArgument(name: string) {
  const [type, field] = name.split('.');
  const found = Object(schema.getType(type ?? '')).getFields()[field ?? ''];
  return found?.args.find(
    (arg: { name: string }) => arg.name === 'boardId' || (field === 'board' && arg.name === 'id'),
  )?.type;
}
