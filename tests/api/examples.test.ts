import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { connectGraphql, type GraphqlAnswer, postGraphql } from '../support/graphql-client.ts';
import { readPlaygroundExamples } from '../support/playground-examples.ts';

const examples = readPlaygroundExamples();

let server: ApiServer;

beforeAll(async () => {
  server = await startApiServer();
});

afterAll(() => server?.close());

function find(name: string) {
  const example = examples.get(name);
  if (!example) throw new Error(`There is no example ${name}.`);
  return example;
}

/** Runs an example as the playground does, with a session token or without. */
function run(name: string, token?: string): Promise<GraphqlAnswer> {
  const { query, variables } = find(name);
  return postGraphql(server.url, query, variables, token ? { authorization: `Bearer ${token}` } : {});
}

test('The account examples work in their order, from sign-up to logout', async () => {
  const signedUp = await run('SignUp');
  const token = /"token":"(\w+)"/.exec(JSON.stringify(signedUp.data))?.[1];
  expect(signedUp.data).toMatchObject({ signUp: { user: { username: 'Ada', tokens: 5 } } });
  expect((await run('LogIn')).data).toEqual({ logIn: { token: expect.any(String) } });
  expect((await run('ReadAccount', token)).data).toMatchObject({
    me: { email: 'ada@example.com', level: 0, sessions: { length: 2 } },
  });
  const created = await run('CreateApiKey', token);
  expect(created.data).toMatchObject({ createApiKey: { apiKey: { name: 'Weekly report', boards: 'READ' } } });
  const { text, apiKey } = Object(created.data).createApiKey;
  expect((await run('ListBoards', text)).data).toEqual({ boards: [] });
  const { query } = find('RevokeApiKey');
  const revoke = { authorization: `Bearer ${token}` };
  expect((await postGraphql(server.url, query, { id: apiKey.id }, revoke)).data).toEqual({
    revokeApiKey: true,
  });
  expect((await run('ListBoards', text)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect((await run('ReadCatalogue')).data).toMatchObject({ catalogue: { length: 7 } });
  expect((await run('UnlockFeature', token)).data).toMatchObject({
    unlock: { tokens: 4, unlocks: [{ feature: 'VCARD' }] },
  });
  expect((await run('ReadLedger', token)).data).toMatchObject({
    me: { ledger: { edges: [{ node: { delta: -1, reference: 'VCARD' } }, { node: { delta: 5 } }] } },
  });
  expect((await run('JoinLeaderboard', token)).data).toMatchObject({
    updateAccount: { onLeaderboard: true },
  });
  expect((await run('ReadLeaderboard', token)).data).toEqual({
    leaderboard: [{ rank: 1, username: 'Ada', level: 0, points: 30, isViewer: true }],
  });
  expect((await run('ReadHistory', token)).data).toMatchObject({
    history: { count: 0, records: { edges: [] } },
  });
  expect((await run('LogOut', token)).data).toEqual({ logOut: true });
});

test('Without a session token the examples answer as for a visitor', async () => {
  expect((await run('ReadAccount')).data).toEqual({ me: null });
  expect((await run('UnlockFeature')).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('The operations of the board examples work in their order, and the subscriptions report them', async () => {
  const client = connectGraphql(server.url);
  const start = (name: string) => client.iterate(find(name));
  const run = async (operationName: string) => (await start(operationName).next()).value?.data;
  expect((await start('FollowPresence').next()).value?.data).toMatchObject({
    boardPresence: { count: 1, participants: [{ name: 'Guest' }] },
  });

  expect(await run('AddPeople')).toEqual({
    ada: { id: 'ada', name: 'Ada' },
    grace: { id: 'grace', name: 'Grace' },
  });
  const added = { draw: { id: 'draw', assignees: [{ name: 'Ada' }] }, read: { id: 'read' } };
  expect(await run('AddCards')).toMatchObject(added);
  expect(await run('AddCards')).toMatchObject(added);
  expect(await run('ReadBoard')).toMatchObject({
    board: {
      version: 4,
      tasks: [{ id: 'read' }, { id: 'draw', assigneeIds: ['ada'] }],
      users: { length: 2 },
    },
  });
  expect(await run('MoveCard')).toMatchObject({ moveTask: { columnId: 'inprogress' } });
  expect(await run('EditCard')).toMatchObject({ updateTask: { assigneeIds: ['grace'] } });
  expect(await run('DeleteCard')).toEqual({ deleteTask: 'draw' });
  expect(await run('RestoreCard')).toMatchObject({ restoreTask: { columnId: 'todo' } });
  expect(await run('RenamePerson')).toEqual({ updateBoardUser: { name: 'Grace H.' } });
  expect(await run('ReadPages')).toEqual({
    tasks: {
      edges: [{ node: { title: 'Read it back' } }],
      pageInfo: { hasNextPage: false, endCursor: expect.any(String) },
    },
    boardUsers: { edges: [{ node: { name: 'Ada' } }, { node: { name: 'Grace H.' } }] },
  });
  expect(await run('RemovePerson')).toEqual({ deleteBoardUser: 'grace' });

  const events = start('FollowBoard');
  const kinds: string[] = [];
  for (let version = 1; version <= 10; version += 1) {
    kinds.push(Object((await events.next()).value?.data).boardEvents.kind);
  }
  expect(kinds).toEqual([
    'CREATE_BOARD_USER',
    'CREATE_BOARD_USER',
    'CREATE_TASK',
    'CREATE_TASK',
    'MOVE_TASK',
    'UPDATE_TASK',
    'DELETE_TASK',
    'RESTORE_TASK',
    'UPDATE_BOARD_USER',
    'DELETE_BOARD_USER',
  ]);
  await client.dispose();
});

test('The examples of dynamic codes work in their order, and the subscription reports a scan', async () => {
  const account = await signUp(server.url);
  const client = connectGraphql(server.url, account.headers);
  let id = '';
  /** Runs an example with the id of the code, which the user puts into the variables. */
  const start = (name: string) => {
    const { query, variables } = find(name);
    const withId = JSON.stringify(variables).replace('the id of your code', id);
    return client.iterate({ query, variables: JSON.parse(withId) });
  };
  const run = async (name: string) => (await start(name).next()).value;

  const created = Object((await run('CreateDynamicCode'))?.data).createDynamicCode;
  expect(created).toMatchObject({ target: 'https://example.com/menu/summer', version: 1 });
  id = created.id;
  expect(Object((await run('CreateDynamicCode'))?.data).createDynamicCode.id).toBe(id);
  const counts = start('FollowScans');
  expect((await counts.next()).value?.data).toEqual({ scanCounts: { scans: 0, previews: 0, bots: 0 } });
  await fetch(created.shortUrl, {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0' },
  });
  expect((await counts.next()).value?.data).toMatchObject({ scanCounts: { scans: 1 } });
  expect((await run('ListDynamicCodes'))?.data).toMatchObject({
    dynamicCodes: { edges: [{ node: { id, state: 'ACTIVE', counts: { scans: 1 } } }] },
  });
  const change = await run('ChangeTarget');
  expect(change?.data).toMatchObject({
    updateDynamicCode: { version: 2, targets: { edges: { length: 2 } } },
  });
  expect((await run('ChangeTarget'))?.errors).toMatchObject([
    { extensions: { code: 'CONFLICT', version: 2, target: 'https://example.com/menu/winter' } },
  ]);
  const read = await run('ReadStatistics');
  expect(read?.data).toMatchObject({ dynamicCode: { counts: { scans: 1 }, statistics: { countries: [] } } });
  expect((await run('PauseDynamicCode'))?.data).toEqual({
    pauseDynamicCode: { state: 'PAUSED', pausedText: 'We are back in June.' },
  });
  expect((await run('ResumeDynamicCode'))?.data).toMatchObject({ resumeDynamicCode: { state: 'ACTIVE' } });
  expect((await run('DeleteDynamicCode'))?.data).toMatchObject({ deleteDynamicCode: { state: 'DELETED' } });
  expect((await run('RestoreDynamicCode'))?.data).toEqual({
    restoreDynamicCode: { state: 'ACTIVE', deletedAt: null },
  });
  expect((await run('CreateDynamicCodes'))?.data).toMatchObject({
    createDynamicCodes: [
      { index: 0, dynamicCode: { target: 'https://example.com/tables/1' }, refusal: null },
      { index: 1, dynamicCode: { target: 'https://example.com/tables/2' }, refusal: null },
    ],
  });
  await client.dispose();
});

test('The examples of boards of one’s own work in their order', async () => {
  const ada = await signUp(server.url);
  const grace = await signUp(server.url, { username: 'Grace' });
  let [token, personId] = ['', ''];
  /** Runs an example with the ids and the token, which the user puts into the variables. */
  const run = async (name: string, account = ada) => {
    const { query, variables } = find(name);
    const filled = JSON.stringify(variables)
      .replace('the id of your board', 'summer-menu')
      .replace('the id of your import', 'winter-menu')
      .replace('the token of an invitation', token)
      .replace('the id of a person', personId);
    const answer = await postGraphql(server.url, query, JSON.parse(filled), account.headers);
    expect(answer.errors).toBeUndefined();
    return Object(answer.data);
  };
  const board = { id: 'summer-menu', name: 'Summer menu', role: 'owner' };
  for (let time = 0; time < 2; time += 1) expect(await run('CreateBoard')).toEqual({ createBoard: board });
  expect(await run('AddOwnCard')).toMatchObject({
    createTask: { title: 'Taste the soups', columnId: 'todo' },
  });
  expect(await run('AddColumnAndLabel')).toEqual({
    createColumn: { name: 'Tasting', color: 'orange' },
    createLabel: { name: 'Vegan', color: 'green' },
  });
  expect(await run('AddDetailedCard')).toEqual({
    createTask: {
      number: 2,
      columnId: 'tasting',
      labelIds: ['vegan'],
      dueOn: '2026-12-01',
    },
    createChecklistItems: { itemCount: 2 },
  });
  expect(await run('ChangeSeveralCards')).toEqual({
    updateTask: { labelIds: ['vegan'], dueOn: '2026-12-02' },
  });
  expect(await run('CheckItem')).toEqual({
    updateChecklistItem: { itemCount: 2, doneItemCount: 1 },
  });
  expect(await run('DescribeCard')).toMatchObject({ setDescription: { hasDescription: true } });
  expect(await run('ListBoards')).toMatchObject({
    boards: [{ ...board, memberCount: 1, cards: { todo: 1 } }],
  });
  ({ token } = (await run('Invite')).createInvitation);
  expect(await run('AcceptInvitation', grace)).toEqual({ acceptInvitation: { ...board, role: 'editor' } });
  const members = await run('ReadMembers');
  expect(members).toMatchObject({
    board: {
      users: [
        { name: 'Ada', role: 'owner' },
        { name: 'Grace', role: 'editor' },
      ],
    },
    lastSeenMembers: { length: 2 },
  });
  personId = members.board.users[0].id;
  expect(await run('AddComment', grace)).toEqual({ createComment: { commentCount: 1 } });
  expect(await run('AssignCard', grace)).toEqual({ updateTask: { assignees: [{ name: 'Ada' }] } });
  expect(await run('ReadCard')).toMatchObject({
    card: { title: 'Bake the bread', dueOn: '2026-12-02', assignees: [{ name: 'Ada' }] },
    cardTexts: {
      description: 'Without *yeast*',
      checklist: [{ text: 'Order flour', isDone: true }, { isDone: false }],
      comments: { edges: [{ node: { text: '@Ada How many loaves?' } }] },
    },
  });
  const { activity } = await run('ReadActivity');
  expect(activity.edges[0].node).toMatchObject({
    actor: { name: 'Grace' },
    changes: [{ field: 'assignees', from: null, to: 'Ada' }],
  });
  expect(await run('ReadMyCards')).toMatchObject({
    myCards: { edges: [{ node: { title: 'Bake the bread', columnName: 'Tasting' } }] },
  });
  expect(await run('ReadNotices')).toMatchObject({
    me: { unreadNotices: 2 },
    notices: { edges: [{ node: { kind: 'ASSIGNED' } }, { node: { kind: 'MENTIONED' } }] },
  });
  expect(await run('DeleteBoard')).toEqual({ deleteBoard: 'summer-menu' });
  expect(await run('RestoreBoard')).toEqual({ restoreBoard: { name: 'Summer menu', deletedAt: null } });
  for (let time = 0; time < 2; time += 1) {
    expect(await run('StartBoardImport')).toEqual({ startImport: 'winter-menu' });
    expect(await run('ImportBoardCards')).toEqual({ importCards: 1 });
  }
  expect(await run('FinishBoardImport')).toMatchObject({
    finishImport: {
      name: 'Winter menu',
      columns: [
        { column: { name: 'Ideas' }, cards: 1 },
        { column: { name: 'Served' }, cards: 0 },
      ],
    },
  });
});

test('The contact example stores a message', async () => {
  const { data } = await run('SendMessage');
  expect(data).toEqual({ sendContactMessage: true });
  expect(await server.db.contactMessage.count({ where: { topic: 'IDEA', name: 'Ada' } })).toBe(1);
});
