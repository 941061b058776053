import { expect, test, vi } from 'vitest';
import { maxBoards } from '../../board/src/limits.ts';
import { type Account, password, signUp } from '../support/accounts.ts';
import { connectForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { describeOnBoth } from '../support/on-both.ts';

const summary = '{ id name role memberCount cards { todo inprogress done } changedAt deletedAt }';
const notFound = { extensions: { code: 'NOT_FOUND' } };
const forbidden = { extensions: { code: 'FORBIDDEN' } };

interface Person {
  readonly id: string;
  readonly name: string;
  readonly accountId: string | null;
  readonly role: string | null;
}

describeOnBoth('Own boards', (server) => {
  const send = (account: Account, query: string, variables: Record<string, unknown> = {}) =>
    postGraphql(server().url, query, variables, { ...account.headers });
  /** Runs an operation that works, and returns the value of its field. */
  const run = async (account: Account, query: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await send(account, query, variables);
    expect(errors).toBeUndefined();
    return Object.values(Object(data))[0] as never;
  };
  const member = async (username: string) => {
    // The tests sign up more people than an address may.
    await server().db.rateLimit.deleteMany();
    return await signUp(server().url, { username });
  };
  const create = async (account: Account, name = 'Plans'): Promise<string> => {
    const { id } = await run(
      account,
      `mutation ($name: String!) { createBoard(input: { name: $name }) ${summary} }`,
      { name },
    );
    return id;
  };
  const read = async (
    account: Account,
    id: string,
  ): Promise<{ name: string; version: number; users: Person[] }> =>
    await run(
      account,
      'query ($id: ID!) { board(id: $id) { name version users { id name accountId role } tasks { id title assigneeIds } } }',
      { id },
    );
  const invite = async (account: Account, boardId: string, input: Record<string, unknown> = {}) =>
    (await run(
      account,
      'mutation ($boardId: ID!, $input: CreateInvitationInput!) { createInvitation(boardId: $boardId, input: $input) { token invitation { id uses maxUses } } }',
      { boardId, input: { role: 'editor', ...input } },
    )) as { token: string; invitation: { id: string } };
  const accept = (account: Account, token: string, personId?: string) =>
    send(
      account,
      `mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) ${summary} }`,
      { input: { token, ...(personId && { personId }) } },
    );
  const preview = async (account: Account, token: string) =>
    (await run(
      account,
      'query ($token: String!) { invitation(token: $token) { state role board { name inviterName isMember people { id name } } } }',
      { token },
    )) as { state: string };
  const personOf = async (account: Account, boardId: string, name: string) => {
    const { users } = await read(account, boardId);
    const found = users.find((user) => user.name === name);
    if (!found) throw new Error(`${name} isn’t on the board`);
    return found;
  };
  const onBoard = (mutation: string, input: string, selection = '{ id }') =>
    `mutation ($boardId: ID!, $id: ID!) { ${mutation}(boardId: $boardId, input: { id: $id${input} }) ${selection} }`;

  test('A user creates a board, and sending the creation again changes nothing', async () => {
    const ada = await member('Ada');
    const id = crypto.randomUUID();
    const query = `mutation ($id: ID!) { createBoard(input: { id: $id, name: " Plans " }) ${summary} }`;
    const created = {
      id,
      name: 'Plans',
      role: 'owner',
      memberCount: 1,
      cards: { todo: 0, inprogress: 0, done: 0 },
    };
    for (let time = 0; time < 2; time += 1) expect(await run(ada, query, { id })).toMatchObject(created);
    expect(await read(ada, id)).toMatchObject({
      name: 'Plans',
      version: 1,
      users: [{ name: 'Ada', role: 'owner' }],
    });
    await run(
      ada,
      'mutation ($id: ID!) { createTask(boardId: $id, input: { title: "A", columnId: "todo" }) { id } }',
      { id },
    );
    const boards = await run(ada, `{ boards ${summary} }`);
    expect(boards).toMatchObject([
      { id, cards: { todo: 1 }, changedAt: expect.any(String), deletedAt: null },
    ]);
    const eve = await member('Eve');
    expect((await send(eve, query, { id })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', field: 'id' } },
    ]);
  });

  test('An account that creates, imports, joins and restores boards at once gets as many boards as it may have', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    const { token } = await invite(ben, await create(ben));
    // Deleted boards don't count.
    const [deleted, alsoDeleted] = [await create(ada), await create(ada)];
    for (const id of [deleted, alsoDeleted])
      await run(ada, 'mutation ($id: ID!) { deleteBoard(boardId: $id) }', { id });
    const { db } = server();
    const { accountId } = await db.boardUser.findFirstOrThrow({ where: { boardId: deleted } });
    const ids = Array.from({ length: maxBoards - 1 }, () => crypto.randomUUID());
    await db.board.createMany({ data: ids.map((id) => ({ id })) });
    const person = { id: 'ada', name: 'Ada', accountId, createdAt: new Date() };
    await db.boardUser.createMany({ data: ids.map((boardId) => ({ boardId, ...person })) });
    const name = 'Plans';
    const createOne = 'mutation ($input: CreateBoardInput!) { createBoard(input: $input) { id } }';
    const startImport = 'mutation ($input: StartImportInput!) { startImport(input: $input) }';
    const imported = { id: crypto.randomUUID(), name, columns: [{ id: 'a', name: 'A' }] };
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => send(ada, createOne, { input: { name } })),
      send(ada, startImport, { input: { ...imported, labels: [], people: [] } }),
      accept(ada, token),
      send(ada, 'mutation ($id: ID!) { restoreBoard(boardId: $id) { id } }', { id: deleted }),
    ]);
    const refused = answers.flatMap(({ errors = [] }) => errors);
    expect(refused).toMatchObject(Array(5).fill({ extensions: { code: 'CONFLICT', max: maxBoards } }));
  });

  test('The list of boards has the columns in their order', async () => {
    const ada = await member('Ada');
    const boardId = await create(ada);
    for (const id of ['tested', 'reviewed'])
      await run(ada, onBoard('createColumn', `, name: "${id}", after: "todo"`), { boardId, id });
    const boards = await run(ada, '{ boards { columns { column { id } } } }');
    const columns = ['todo', 'reviewed', 'tested', 'inprogress', 'done'].map((id) => ({ column: { id } }));
    expect(boards).toEqual([{ columns }]);
  });

  test('Boards that are too large to be counted together have their own counts', async () => {
    const ada = await member('Ada');
    const counts = [3, 0, 1, 2];
    for (const [index, cards] of counts.entries()) {
      const boardId = await create(ada, `Board ${index}`);
      for (let id = 0; id < cards; id += 1)
        await run(ada, onBoard('createTask', ', title: "A", columnId: "todo"'), { boardId, id: `${id}` });
      // An archived card doesn't count.
      await run(ada, onBoard('createTask', ', title: "A", columnId: "todo"'), { boardId, id: 'archived' });
      await run(ada, onBoard('deleteTask', '', ''), { boardId, id: 'archived' });
      await server().db.board.update({ where: { id: boardId }, data: { tasks: 9_000 } });
    }
    const counted = vi.spyOn(server().db.task, 'groupBy');
    expect(await run(ada, '{ boards { name memberCount cards { todo } } }')).toEqual(
      counts.map((todo, index) => ({ name: `Board ${index}`, memberCount: 1, cards: { todo } })).reverse(),
    );
    expect(counted).toHaveBeenCalledTimes(2);
    counted.mockRestore();
  });

  test('A card has a deleted label again if its deletion is undone, unless its labels were changed since', async () => {
    const ada = await member('Ada');
    const boardId = await create(ada);
    const label = (id: string) =>
      run(ada, onBoard('createLabel', `, name: "${id}", color: red`), { boardId, id });
    const change = (id: string, labels: string) =>
      run(ada, onBoard('updateTask', `, labels: ${labels}`, '{ labelIds }'), { boardId, id });
    await Promise.all([label('old'), label('new')]);
    for (const id of ['a', 'b']) {
      await run(ada, onBoard('createTask', ', title: "A", columnId: "todo"'), { boardId, id });
      await change(id, '{ add: ["old"] }');
    }
    await run(ada, onBoard('deleteLabel', '', ''), { boardId, id: 'old' });
    expect(await change('b', '{ add: ["new"] }')).toEqual({ labelIds: ['new'] });
    await label('old');
    expect(await change('a', '{ add: ["new"] }')).toEqual({ labelIds: ['old', 'new'] });
    expect(await change('b', '{ remove: ["new"] }')).toEqual({ labelIds: [] });
  });

  test.each([
    ['were at one place after each other', 'todo'],
    ['are of a deleted column', 'inprogress'],
  ])('Cards that %s have places of their own when they are restored together', async (_how, columnId) => {
    const ada = await member('Ada');
    const boardId = await create(ada);
    const ids = ['a', 'b', 'c'];
    for (const id of ids) {
      await run(ada, onBoard('createTask', `, title: "A", columnId: "${columnId}"`), { boardId, id });
      await run(ada, onBoard('deleteTask', '', ''), { boardId, id });
    }
    if (columnId !== 'todo')
      await run(ada, onBoard('deleteColumn', ', moveTo: "todo"', ''), { boardId, id: columnId });
    await run(ada, onBoard('restoreTask', ', otherIds: ["b", "c"]'), { boardId, id: 'a' });
    const cards = 'query ($id: ID!) { board(id: $id) { tasks { id columnId rank } } }';
    const { board } = Object((await send(ada, cards, { id: boardId })).data);
    expect(board.tasks.map((card: { columnId: string }) => card.columnId)).toEqual(['todo', 'todo', 'todo']);
    expect(new Set(board.tasks.map((card: { rank: string }) => card.rank)).size).toBe(ids.length);
  });

  test('A card that a change names twice changes once', async () => {
    const ada = await member('Ada');
    const boardId = await create(ada);
    const id = 'soup';
    await run(ada, onBoard('createTask', ', title: "Soup", columnId: "todo"'), { boardId, id });
    const count = () =>
      server().db.board.findUnique({
        where: { id: boardId },
        select: { tasks: true, archived: true, version: true },
      });
    await run(ada, onBoard('deleteTask', ', otherIds: ["soup", "soup"]', ''), { boardId, id });
    expect(await count()).toEqual({ tasks: 0, archived: 1, version: 3 });
    await run(ada, onBoard('restoreTask', ', otherIds: ["soup"]'), { boardId, id });
    expect(await count()).toEqual({ tasks: 1, archived: 0, version: 4 });
  });

  test('An invited user sees what the invitation is for, joins as someone on the board and uses the invitation up', async () => {
    const [ada, ben, eve] = [await member('Ada'), await member('Ben'), await member('Eve')];
    const boardId = await create(ada);
    const plain = await run(
      ada,
      'mutation ($id: ID!) { createBoardUser(boardId: $id, input: { name: "Benjamin" }) { id } }',
      { id: boardId },
    );
    const { id: personId } = Object(plain);
    const { token } = await invite(ada, boardId, { maxUses: 1 });
    expect(await preview(ben, token)).toEqual({
      state: 'OPEN',
      role: 'editor',
      board: {
        name: 'Plans',
        inviterName: 'Ada',
        isMember: false,
        people: [{ id: personId, name: 'Benjamin' }],
      },
    });
    for (let time = 0; time < 2; time += 1) {
      expect((await accept(ben, token, personId)).data).toMatchObject({
        acceptInvitation: { id: boardId, role: 'editor', memberCount: 2 },
      });
    }
    expect((await read(ben, boardId)).users).toMatchObject([
      { name: 'Ada', role: 'owner' },
      { id: personId, name: 'Benjamin', role: 'editor', accountId: expect.any(String) },
    ]);
    expect(await preview(eve, token)).toEqual({ state: 'USED_UP', role: 'editor', board: null });
    expect((await accept(eve, token)).errors).toMatchObject([notFound]);
  });

  test('If many users accept an invitation at once, as many join as it allows', async () => {
    const ada = await member('Ada');
    const boardId = await create(ada);
    const { token } = await invite(ada, boardId, { maxUses: 2, role: 'viewer' });
    const guests = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(member));
    const answers = await Promise.all(guests.map((guest) => accept(guest, token)));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(2);
    expect((await read(ada, boardId)).users).toHaveLength(3);
  });

  test('No user joins with an invitation after its revocation is answered', async () => {
    const ada = await member('Ada');
    const boardId = await create(ada);
    const guests = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(member));
    const { token, invitation } = await invite(ada, boardId);
    const joins = guests.map((guest) => accept(guest, token));
    const { id } = invitation;
    await run(ada, 'mutation ($boardId: ID!, $id: ID!) { revokeInvitation(boardId: $boardId, id: $id) }', {
      boardId,
      id,
    });
    const joined = await server().db.boardUser.count({ where: { boardId, role: 'editor' } });
    await Promise.all(joins);
    expect(await server().db.boardUser.count({ where: { boardId, role: 'editor' } })).toBe(joined);
    const { uses } = await server().db.boardInvitation.findUniqueOrThrow({ where: { id } });
    expect(uses).toBe(joined);
  });

  test('No user joins with a revoked or expired invitation', async () => {
    const [ada, eve] = [await member('Ada'), await member('Eve')];
    const boardId = await create(ada);
    const [revoked, expired] = [await invite(ada, boardId), await invite(ada, boardId)];
    const list = 'query ($boardId: ID!) { boardInvitations(boardId: $boardId) { id } }';
    expect(await run(ada, list, { boardId })).toHaveLength(2);
    const { id } = revoked.invitation;
    await run(ada, 'mutation ($boardId: ID!, $id: ID!) { revokeInvitation(boardId: $boardId, id: $id) }', {
      boardId,
      id,
    });
    await server().db.boardInvitation.update({
      where: { id: expired.invitation.id },
      data: { expiresAt: new Date(Date.now() - 1_000) },
    });
    expect(await run(ada, list, { boardId })).toEqual([]);
    expect((await preview(eve, revoked.token)).state).toBe('REVOKED');
    expect((await preview(eve, expired.token)).state).toBe('EXPIRED');
    for (const { token } of [revoked, expired])
      expect((await accept(eve, token)).errors).toMatchObject([notFound]);
  });

  test('A removed member gets CLOSED as the last event, stays as a name, and can’t come back with an old link', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    const boardId = await create(ada);
    const { token } = await invite(ada, boardId);
    await accept(ben, token);
    const events = connectForTest(server().url, { ...ben.headers }).iterate({
      query: 'subscription ($id: ID!) { boardEvents(boardId: $id, since: 0) { kind version reason } }',
      variables: { id: boardId },
    });
    for (const [index, kind] of ['CREATE_BOARD', 'JOIN_BOARD'].entries()) {
      expect((await events.next()).value).toEqual({
        data: { boardEvents: { kind, version: index + 1, reason: null } },
      });
    }
    const person = await personOf(ada, boardId, 'Ben');
    await run(ada, onBoard('removeMember', ''), { boardId, id: person.id });
    await run(ada, 'mutation ($id: ID!) { renameBoard(boardId: $id, input: { name: "Later" }) { id } }', {
      id: boardId,
    });
    expect((await events.next()).value).toEqual({
      data: { boardEvents: { kind: 'CLOSED', version: 3, reason: 'REMOVED' } },
    });
    expect((await events.next()).done).toBe(true);
    expect(await personOf(ada, boardId, 'Ben')).toEqual({ ...person, accountId: null, role: null });
    expect((await accept(ben, token)).errors).toMatchObject([notFound]);
    expect((await send(ben, '{ boards { id } }')).data).toEqual({ boards: [] });

    // Other users can't claim the person, and Ben is the same person again.
    const again = await invite(ada, boardId);
    const eve = await member('Eve');
    expect(await preview(eve, again.token)).toMatchObject({ board: { people: [] } });
    expect((await accept(eve, again.token, person.id)).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', field: 'personId' } },
    ]);
    await accept(ben, again.token);
    expect(await personOf(ada, boardId, 'Ben')).toEqual(person);
    expect((await read(ada, boardId)).users).toHaveLength(2);
  });

  test('A former member whose name another member deletes at that moment joins nevertheless', async () => {
    const { db } = server();
    const [ada, bob] = [await member('Ada'), await member('Bob')];
    const boardId = await create(ada);
    await accept(bob, (await invite(ada, boardId)).token);
    const { id } = await personOf(ada, boardId, 'Bob');
    await run(ada, onBoard('removeMember', ''), { boardId, id });
    const find = db.boardUser.findFirst.bind(db.boardUser);
    const deleteMeanwhile = async (query: object) => {
      const former = await find(query);
      await run(ada, onBoard('deleteBoardUser', '', ''), { boardId, id });
      return former;
    };
    const { token } = await invite(ada, boardId);
    vi.spyOn(db.boardUser, 'findFirst').mockImplementationOnce(deleteMeanwhile as typeof find);
    expect(await accept(bob, token)).toMatchObject({ data: { acceptInvitation: { id: boardId } } });
    expect(await personOf(ada, boardId, 'Bob')).toMatchObject({ id, role: 'editor' });
  });

  test('A former member whose name another user takes at that moment doesn’t replace that user', async () => {
    const { db } = server();
    const [ada, bob, eve] = [await member('Ada'), await member('Bob'), await member('Eve')];
    const boardId = await create(ada);
    await accept(bob, (await invite(ada, boardId)).token);
    const { id } = await personOf(ada, boardId, 'Bob');
    await run(ada, onBoard('removeMember', ''), { boardId, id });
    const { token } = await invite(ada, boardId, { role: 'viewer', maxUses: 2 });
    const find = db.boardUser.findFirst.bind(db.boardUser);
    const takeMeanwhile = async (query: object) => {
      const former = await find(query);
      await run(ada, onBoard('deleteBoardUser', '', ''), { boardId, id });
      await run(ada, onBoard('restoreBoardUser', ', name: "Bob", taskIds: []'), { boardId, id });
      expect((await accept(eve, token, id)).errors).toBeUndefined();
      return former;
    };
    vi.spyOn(db.boardUser, 'findFirst').mockImplementationOnce(takeMeanwhile as typeof find);
    expect((await accept(bob, token)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(await run(eve, '{ boards { id } }')).toEqual([{ id: boardId }]);
    expect(await run(bob, '{ boards { id } }')).toEqual([]);
    // The failed attempt doesn't use the invitation up.
    expect((await accept(bob, token)).errors).toBeUndefined();
  });

  test('An owner who was demoted on another server neither makes nor revokes nor sees invitations', async () => {
    const ada = await member('Ada');
    const boardId = await create(ada);
    const { token, invitation } = await invite(ada, boardId);
    // This server's board in memory doesn't know it yet.
    await server().db.boardUser.updateMany({ where: { boardId }, data: { role: 'editor' } });
    for (const query of [
      'mutation ($boardId: ID!) { createInvitation(boardId: $boardId, input: { role: owner }) { token } }',
      'mutation ($boardId: ID!, $id: ID!) { revokeInvitation(boardId: $boardId, id: $id) }',
      'query ($boardId: ID!) { boardInvitations(boardId: $boardId) { id } }',
    ]) {
      const { errors } = await send(ada, query, { boardId, id: invitation.id });
      expect(errors).toMatchObject([forbidden]);
    }
    expect((await preview(ada, token)).state).toBe('OPEN');
  });

  test('A role takes effect at once, and the last owner keeps theirs', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    const boardId = await create(ada);
    await accept(ben, (await invite(ada, boardId)).token);
    const [owner, editor] = [await personOf(ada, boardId, 'Ada'), await personOf(ada, boardId, 'Ben')];
    const add =
      'mutation ($boardId: ID!) { createTask(boardId: $boardId, input: { title: "A", columnId: "todo" }) { id } }';
    await run(ben, add, { boardId });
    await run(ada, onBoard('setMemberRole', ', role: viewer'), { boardId, id: editor.id });
    expect((await send(ben, add, { boardId })).errors).toMatchObject([forbidden]);
    const giveUp = { boardId, id: owner.id };
    const { token } = await invite(ada, boardId);
    for (const query of [onBoard('setMemberRole', ', role: editor'), onBoard('removeMember', '')]) {
      expect((await send(ada, query, giveUp)).errors).toMatchObject([forbidden]);
    }
    // A refused removal revokes no invitation.
    expect((await preview(ben, token)).state).toBe('OPEN');
    const leave = 'mutation ($boardId: ID!) { leaveBoard(boardId: $boardId) }';
    expect((await send(ada, leave, { boardId })).errors).toMatchObject([forbidden]);
    await run(ada, onBoard('setMemberRole', ', role: owner'), { boardId, id: editor.id });
    expect(await run(ada, onBoard('setMemberRole', ', role: editor', '{ role }'), giveUp)).toEqual({
      role: 'editor',
    });
    expect(await run(ada, leave, { boardId })).toBe(boardId);
    expect((await send(ada, add, { boardId })).errors).toMatchObject([notFound]);
  });

  test('Only owners and the member rename a member, and a member can’t be deleted like a name', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    const boardId = await create(ada);
    await accept(ben, (await invite(ada, boardId)).token);
    const [owner, editor] = [await personOf(ada, boardId, 'Ada'), await personOf(ada, boardId, 'Ben')];
    const rename = onBoard('updateBoardUser', ', name: "New"', '{ name role }');
    expect((await send(ben, rename, { boardId, id: owner.id })).errors).toMatchObject([forbidden]);
    expect(await run(ben, rename, { boardId, id: editor.id })).toEqual({ name: 'New', role: 'editor' });
    expect(
      (await send(ben, onBoard('deleteBoardUser', '', ''), { boardId, id: owner.id })).errors,
    ).toMatchObject([forbidden]);
  });

  test('No member has the name of another person, so a mention notifies one member', async () => {
    const [ada, other, third] = [await member('Ada'), await member('ada'), await member('Bea')];
    const boardId = await create(ada);
    const { token } = await invite(ada, boardId);
    for (const guest of [other, third]) expect((await accept(guest, token)).errors).toBeUndefined();
    const names = async () => (await read(ada, boardId)).users.map(({ name }) => name);
    expect(await names()).toEqual(['Ada', 'Bea', 'ada (2)']);
    const { id } = await personOf(ada, boardId, 'Bea');
    expect(
      (await send(third, onBoard('updateBoardUser', ', name: "ADA"'), { boardId, id })).errors,
    ).toMatchObject([
      {
        message: 'Another person on this board has this name. Choose another one.',
        extensions: { code: 'BAD_USER_INPUT', field: 'name' },
      },
    ]);
    // A name with other capitals stays one's own.
    await run(third, onBoard('updateBoardUser', ', name: "BEA"'), { boardId, id });
    for (const mutation of [
      'createTask(boardId: $boardId, input: { id: "c", title: "A", columnId: "todo" })',
      'createComment(boardId: $boardId, input: { id: "c", commentId: "1", text: "For @ada (2)" })',
    ])
      await run(third, `mutation ($boardId: ID!) { ${mutation} { id } }`, { boardId });
    const { notices } = Object((await send(other, '{ notices(first: 9) { edges { node { kind } } } }')).data);
    expect(notices.edges).toHaveLength(1);
  });

  test('A change that a browser kept for one account isn’t made in the name of another', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    const boardId = await create(ada);
    await accept(ben, (await invite(ada, boardId)).token);
    const { accountId } = await personOf(ada, boardId, 'Ada');
    const add = (account: Account) =>
      postGraphql(
        server().url,
        'mutation ($boardId: ID!) { createTask(boardId: $boardId, input: { title: "A", columnId: "todo" }) { id } }',
        { boardId },
        { ...account.headers, 'canary-account': accountId ?? '' },
      );
    expect((await add(ben)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect((await add(ada)).errors).toBeUndefined();
  });

  test('A deleted board is gone for all until an owner restores it', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    const boardId = await create(ada);
    await accept(ben, (await invite(ada, boardId)).token);
    const [{ token }, eve] = [await invite(ada, boardId), await member('Eve')];
    const events = connectForTest(server().url, { ...ben.headers }).iterate({
      query: 'subscription ($id: ID!) { boardEvents(boardId: $id, since: 1) { kind reason } }',
      variables: { id: boardId },
    });
    expect((await events.next()).value).toMatchObject({ data: { boardEvents: { kind: 'JOIN_BOARD' } } });
    await run(ada, 'mutation ($boardId: ID!) { deleteBoard(boardId: $boardId) }', { boardId });
    expect((await events.next()).value).toEqual({
      data: { boardEvents: { kind: 'CLOSED', reason: 'DELETED' } },
    });
    expect((await events.next()).done).toBe(true);
    for (const account of [ada, ben, eve]) {
      expect(await preview(account, token)).toEqual({ state: 'REVOKED', role: 'editor', board: null });
    }
    expect((await accept(eve, token)).errors).toMatchObject([notFound]);
    for (const account of [ada, ben]) {
      expect(
        (await send(account, 'query ($id: ID!) { board(id: $id) { name } }', { id: boardId })).errors,
      ).toMatchObject([notFound]);
    }
    expect(await run(ada, '{ boards(isDeleted: true) { id deletedAt } }')).toEqual([
      { id: boardId, deletedAt: expect.any(String) },
    ]);
    expect(await run(ben, '{ boards(isDeleted: true) { id } }')).toEqual([]);
    const restore = `mutation ($boardId: ID!) { restoreBoard(boardId: $boardId) ${summary} }`;
    expect((await send(ben, restore, { boardId })).errors).toMatchObject([notFound]);
    // The board would have no owner when it is restored.
    const leave = 'mutation ($boardId: ID!) { leaveBoard(boardId: $boardId) }';
    expect((await send(ada, leave, { boardId })).errors).toMatchObject([notFound]);
    expect(await run(ada, restore, { boardId })).toMatchObject({ memberCount: 2, deletedAt: null });
    expect((await read(ben, boardId)).name).toBe('Plans');
  });

  test('When the last owner deletes their account, the editor who has been there longest takes over, and boards without others are deleted', async () => {
    const [ada, ben, eve] = [await member('Ada'), await member('Ben'), await member('Eve')];
    const [shared, alone] = [await create(ada), await create(ada, 'Alone')];
    await accept(eve, (await invite(ada, shared, { role: 'viewer' })).token);
    const { token } = await invite(ada, shared);
    for (const editor of [ben, await member('Zoe')]) await accept(editor, token);
    await run(ada, 'mutation ($password: String!) { deleteAccount(password: $password) }', { password });
    expect((await read(ben, shared)).users).toMatchObject([
      { name: 'Ben', role: 'owner' },
      { name: 'Eve', role: 'viewer' },
      { name: 'Former member', role: null, accountId: null },
      { name: 'Zoe', role: 'editor' },
    ]);
    const { db } = server();
    expect(await db.board.findUnique({ where: { id: alone } })).toMatchObject({
      deletedAt: expect.any(Date),
    });
    expect(await db.boardUser.findMany({ where: { boardId: alone } })).toMatchObject([
      { name: 'Former member', accountId: null, role: null },
    ]);
  });
});
