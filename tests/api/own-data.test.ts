import { expect, test } from 'vitest';
import { maxNotices } from '../../board/src/limits.ts';
import { getDatamodel } from '../../server/src/generated/pothos.ts';
import { secretFields } from '../../server/src/modules/accounts/my-data.ts';
import type { AllTables } from '../../server/src/platform/database/database.ts';
import { password, signUp } from '../support/accounts.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';
import { describeOnBoth } from '../support/on-both.ts';

const deletion = 'mutation ($password: String!) { deleteAccount(password: $password) }';
/** The value of `{ myData }` in a response. */
function dataIn(answer: unknown): Record<string, unknown> {
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  if (!isObject(answer) || !('myData' in answer) || !isObject(answer.myData))
    throw new Error('The response has no myData');
  return { ...answer.myData };
}

const newEmail = () => `${crypto.randomUUID()}@example.com`;

const { models } = getDatamodel().datamodel;
const fieldsOfModel = (name: string) => (Object.hasOwn(models, name) ? (models[name]?.fields ?? []) : []);
/** Every model that belongs to a user, by the name of its list in the export. */
const lists = fieldsOfModel('User').flatMap((field) =>
  field.kind === 'object' ? [{ list: field.name, model: field.type }] : [],
);
/** Placeholder for history records, which are encrypted. */
const added: Readonly<Record<string, readonly string[]>> = { History: ['keys', 'records', 'content'] };
const isSecret = (model: string, field: string) =>
  Object.entries(secretFields).some(
    ([name, fields]) => name === model && fields.some((one) => one === field),
  );

/** Adds a row to each table that is empty after sign-up. */
async function fillTables(db: AllTables, userId: string): Promise<void> {
  const own = { userId, createdAt: new Date() };
  await db.identity.create({ data: { issuer: 'https://id.example.com', subject: userId, ...own } });
  await db.tokenEntry.createMany({ data: [{ delta: 1, reason: 'LEVEL', reference: '1', ...own }] });
  await db.unlock.create({ data: { feature: 'VCARD', ...own } });
  await db.pointEntry.create({ data: { points: 1, reason: 'VISIT', reference: '2000-01-01', ...own } });
  const message = {
    name: 'Ada',
    email: newEmail(),
    topic: 'IDEA',
    message: 'More colours, please.',
  } as const;
  await db.contactMessage.create({ data: { ...message, ...own } });
  await db.history.create({ data: { keyId: 'key', count: 1, ...own } });
  const wrapped = {
    method: 'RECOVERY',
    salt: 'salt of it',
    rounds: 600_000,
    ciphertext: 'key of it',
  } as const;
  await db.historyKey.create({ data: { ...wrapped, ...own } });
  const record = { id: 'record', version: 1, revision: 1, ciphertext: 'content of it', size: 13 };
  await db.historyRecord.create({ data: { ...record, ...own } });
  const expiresAt = new Date(Date.now() + 60_000);
  const key = {
    id: `hash of the key ${userId}`,
    name: 'Script',
    ending: 'beef',
    boards: 'READ',
    images: true,
  } as const;
  await db.apiKey.create({ data: { ...key, ...own } });
  const data = { hash: userId, purpose: 'RESET_PASSWORD', email: newEmail(), expiresAt, ...own } as const;
  await db.mailToken.create({ data });
}

describeOnBoth('Own data', (server) => {
  const send = (query: string, variables: Record<string, unknown> = {}, headers = {}) =>
    postGraphql(server().url, query, variables, headers);

  test('The export holds every row about the user and no secret', async () => {
    const email = newEmail();
    const { token, headers } = await signUp(server().url, { email });
    const { id } = await server().db.user.findUniqueOrThrow({ where: { email } });
    await fillTables(server().db, id);
    await send(
      'mutation { createBoard(input: { id: "PLANS", name: "Plans" }) { id } }'.replace('PLANS', id),
      {},
      headers,
    );
    await send(
      'mutation ($id: ID!) { createInvitation(boardId: $id, input: { role: editor }) { token } }',
      { id },
      headers,
    );
    await send(
      'mutation ($id: ID!) { createTask(boardId: $id, input: { id: "c", title: "Card", columnId: "todo" }) { id } }',
      { id },
      headers,
    );
    const notice = { accountId: id, boardId: id, taskId: 'c', kind: 'ASSIGNED', commentId: '' } as const;
    await server().db.boardNotice.create({ data: { ...notice, actorId: 'other', createdAt: new Date() } });
    const { data } = await send('{ myData }', {}, headers);
    const myData = dataIn(data);
    expect(myData).toMatchObject({ id, email, createdAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(lists.length).toBeGreaterThan(5);
    for (const { list, model } of lists) {
      const [row] = [myData[list]].flat();
      const expected = fieldsOfModel(model)
        .filter(({ kind, name }) => kind !== 'object' && name !== 'userId' && !isSecret(model, name))
        .map(({ name }) => name)
        .concat(added[model] ?? []);
      expect(Object.keys(row ?? {}).sort(), model).toEqual(expected.sort());
    }
    expect(myData['history']).toMatchObject({
      count: 1,
      keys: [{ method: 'RECOVERY', rounds: 600_000, createdAt: expect.any(String) }],
      records: { oldest: expect.any(String), newest: expect.any(String), ciphertextCharacters: 13 },
      content: expect.stringContaining(`${server().url}/history`),
    });
    expect(myData['boards']).toMatchObject([
      {
        name: 'Plans',
        ownName: 'Ada',
        role: 'owner',
        invitations: [{ role: 'editor' }],
        notices: [{ task: 1, kind: 'ASSIGNED', createdAt: expect.any(String), readAt: null }],
      },
    ]);
    expect(JSON.stringify(myData['boards'])).not.toContain('hash');
    const text = JSON.stringify(data);
    for (const secret of ['hash of the key', 'salt of it', 'key of it', 'content of it'])
      expect(text).not.toContain(secret);
    expect(text).not.toContain('$argon2');
    expect(text).not.toContain(token);
    for (const { id: stored } of await server().db.session.findMany({ where: { userId: id } })) {
      expect(text).not.toContain(stored);
    }
    expect((await send('{ myData }')).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  /** Signs a user up who has two boards, where they are the person `ada`, with a card on each. */
  async function openBoards() {
    const { url, db } = server();
    const { headers } = await signUp(url, { email: newEmail() });
    const { data } = await send('{ me { id } }', {}, headers);
    const accountId: string = Object(data).me.id;
    const createdAt = new Date();
    const boardIds = [crypto.randomUUID(), crypto.randomUUID()].sort();
    for (const boardId of boardIds) {
      await db.board.create({ data: { id: boardId, name: 'Plans' } });
      const people = [
        { id: 'ada', name: 'Ada', accountId, role: 'editor' },
        { id: 'bob', name: 'Bob' },
      ] as const;
      await db.boardUser.createMany({ data: people.map((person) => ({ boardId, createdAt, ...person })) });
      const card = { id: 'card-0', number: 1, title: 'Card', columnId: 'todo', rank: 'a0', createdAt };
      await db.task.create({ data: { boardId, ...card } });
    }
    return { accountId, headers, boardIds };
  }

  /** Reads all pages of a list. */
  async function readPages(field: string, selection: string, headers: object) {
    const pages: { nodes: Record<string, unknown>[]; bytes: number }[] = [];
    for (let after: string | null = null; ; ) {
      const query = `query ($after: String) { ${field}(first: 500, after: $after) { edges { node { ${selection} } } pageInfo { hasNextPage endCursor } } }`;
      const { data, errors } = await send(query, { after }, headers);
      expect(errors).toBeUndefined();
      const { edges, pageInfo } = Object(data)[field];
      pages.push({
        nodes: edges.map(({ node }: { node: Record<string, unknown> }) => node),
        bytes: Buffer.byteLength(JSON.stringify(data)),
      });
      if (!pageInfo.hasNextPage) return pages;
      after = pageInfo.endCursor;
    }
  }

  test('The export works with more assigned cards than a statement has parameters', async () => {
    const { db } = server();
    const { accountId, headers, boardIds } = await openBoards();
    const count = 10_000;
    for (const boardId of boardIds) {
      await db.$executeRaw`
        WITH RECURSIVE "numbers" ("n") AS (SELECT 1 UNION ALL SELECT "n" + 1 FROM "numbers" WHERE "n" < ${count})
        INSERT INTO "Task" ("boardId", "id", "number", "title", "columnId", "rank", "createdAt")
        SELECT "boardId", 'card-' || "n", "n" + 1, "title", "columnId", 'a0' || "n", "createdAt"
        FROM "Task" CROSS JOIN "numbers" WHERE "boardId" = ${boardId}`;
      await db.$executeRaw`
        INSERT INTO "TaskAssignee" ("boardId", "taskId", "personId", "position")
        SELECT "boardId", "id", CASE WHEN "number" = 1 THEN 'bob' ELSE 'ada' END, 0 FROM "Task" WHERE "boardId" = ${boardId}`;
      const key = { boardId_id: { boardId, id: 'card-7' } };
      await db.task.update({ where: key, data: { deletedAt: new Date(), dueOn: '2026-12-24' } });
    }
    const notice = {
      accountId,
      kind: 'ASSIGNED',
      commentId: '',
      actorId: 'bob',
      createdAt: new Date(),
    } as const;
    const noticed = Array.from({ length: maxNotices }, (_, index) => ({
      ...{ ...notice, boardId: boardIds[index % 2] ?? '', taskId: `card-${index}` },
    }));
    await db.boardNotice.createMany({ data: noticed });
    const { data } = await send('{ myData }', {}, headers);
    const boards = dataIn(data)['boards'];
    expect(boards).toMatchObject(
      boardIds.map((boardId) => ({ boardId, notices: { length: maxNotices / 2 } })),
    );
    const pages = await readPages('myAssignments', 'boardId number title columnId dueOn deletedAt', headers);
    expect(pages.map(({ nodes }) => nodes.length)).toEqual(Array(40).fill(500));
    const nodes = pages.flatMap((page) => page.nodes);
    const keys = nodes.map(({ boardId, number }) => `${boardId} ${number}`);
    expect(new Set(keys).size).toBe(2 * count);
    expect(keys.some((key) => key.endsWith(' 1'))).toBe(false);
    expect(nodes.find(({ number }) => number === 8)).toEqual({
      boardId: boardIds[0],
      ...{ number: 8, title: 'Card', columnId: 'todo' },
      ...{ dueOn: '2026-12-24', deletedAt: expect.any(String) },
    });
  });

  test('The export has all comments of the user, in pages that fit into one response', async () => {
    const { db } = server();
    const { accountId, headers, boardIds } = await openBoards();
    // Each character has three bytes.
    const text = '€'.repeat(5_000);
    const createdAt = new Date();
    for (const [index, boardId] of boardIds.entries()) {
      const comment = { boardId, taskId: 'card-0', authorId: 'ada', text, createdAt };
      const ids = Array.from({ length: 100 }, (_, number) => `${number}`);
      await db.taskComment.createMany({ data: ids.map((id) => ({ ...comment, id })) });
      await db.taskComment.create({ data: { ...comment, id: 'foreign', authorId: 'bob', text: 'Foreign' } });
      await db.taskComment.create({
        data: { ...comment, id: 'deleted', text: `Deleted ${index}`, deletedAt: createdAt },
      });
    }
    const { data } = await send('{ myData }', {}, headers);
    expect(JSON.stringify(data)).not.toContain('€');
    const selection = 'boardId number text createdAt editedAt deletedAt';
    const pages = await readPages('myComments', selection, headers);
    expect(pages.map(({ nodes }) => nodes.length)).toEqual([60, 60, 60, 22]);
    for (const { bytes } of pages) expect(bytes).toBeLessThan(1024 * 1024);
    const nodes = pages.flatMap((page) => page.nodes);
    for (const [index, boardId] of boardIds.entries()) {
      const ofBoard = nodes.filter((node) => node['boardId'] === boardId);
      expect(ofBoard.map((node) => node['text']).sort()).toEqual(
        [...Array(100).fill(text), `Deleted ${index}`].sort(),
      );
      expect(ofBoard.find((node) => node['deletedAt'] !== null)).toEqual({
        boardId,
        ...{ number: 1, text: `Deleted ${index}`, editedAt: null },
        ...{ createdAt: createdAt.toISOString(), deletedAt: createdAt.toISOString() },
      });
    }
    await db.taskComment.updateMany({ where: { text }, data: { text: 'Short' } });
    // On as many cards.
    const cards = { boardId: boardIds[0] ?? '', title: 'Card', columnId: 'todo', createdAt };
    await db.task.createMany({
      data: Array.from({ length: 399 }, (_, index) => ({
        ...{ ...cards, id: `card-${index + 1}`, number: index + 2, rank: `a0${index}` },
      })),
    });
    const more = Array.from({ length: 400 }, (_, number) => ({
      ...{ id: `more-${number}`, boardId: boardIds[0] ?? '', taskId: `card-${number}`, authorId: 'ada' },
      ...{ text: 'Short', createdAt },
    }));
    await db.taskComment.createMany({ data: more });
    const short = await readPages('myComments', selection, headers);
    expect(short.map(({ nodes }) => nodes.length)).toEqual([500, 102]);
    // After the membership has ended, the texts belong to the board only.
    await db.boardUser.updateMany({ where: { accountId }, data: { accountId: null } });
    expect((await readPages('myComments', selection, headers)).flatMap((page) => page.nodes)).toEqual([]);
    const invalid = await send('{ myComments(after: "invalid") { pageInfo { endCursor } } }', {}, headers);
    expect(invalid.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'after' } }]);
  });

  test('Deleting an account deletes every row about the user', async () => {
    const email = newEmail();
    const { headers } = await signUp(server().url, { email });
    const { id: userId } = await server().db.user.findUniqueOrThrow({ where: { email } });
    await fillTables(server().db, userId);
    const client = connectGraphql(server().url, headers);
    const closed = new Promise((resolve) => client.on('closed', resolve));
    // A subscription that the account's data doesn't reach.
    const results = client.iterate({
      query: 'subscription { boardPresence(participantId: "ada") { count } }',
    });
    await results.next();
    results.next().catch(() => undefined);

    const wrong = await send(deletion, { password: 'incorrect horse' }, headers);
    expect(wrong.errors).toMatchObject([{ extensions: { code: 'INVALID_CREDENTIALS', field: 'password' } }]);
    const response = await fetch(`${server().url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: deletion, variables: { password } }),
    });
    expect(await response.json()).toEqual({ data: { deleteAccount: true } });
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=; Max-Age=0;/)]);
    expect(await closed).toMatchObject({ code: 4401 });
    await client.dispose();

    const { db } = server();
    expect(await db.user.count({ where: { id: userId } })).toBe(0);
    const left = await Promise.all([
      db.credential.count({ where: { userId } }),
      db.session.count({ where: { userId } }),
      db.apiKey.count({ where: { userId } }),
      db.identity.count({ where: { userId } }),
      db.mailToken.count({ where: { userId } }),
      db.tokenEntry.count({ where: { userId } }),
      db.unlock.count({ where: { userId } }),
      db.pointEntry.count({ where: { userId } }),
      db.contactMessage.count({ where: { userId } }),
      db.history.count({ where: { userId } }),
    ]);
    expect(left).toEqual(lists.map(() => 0));
    expect(await db.historyKey.count({ where: { userId } })).toBe(0);
    expect(await db.historyRecord.count({ where: { userId } })).toBe(0);
    expect((await send('{ me { email } }', {}, headers)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    await signUp(server().url, { email });
  });

  test('Deleting an account without a password explains how to set one first', async () => {
    const email = newEmail();
    const { headers } = await signUp(server().url, { email });
    await server().db.credential.deleteMany({ where: { user: { email } } });
    const { errors } = await send(deletion, { password }, headers);
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining('no password yet. Set one first with a link'),
        extensions: { field: 'password' },
      },
    ]);
    expect(await server().db.user.count({ where: { email } })).toBe(1);
  });
});
