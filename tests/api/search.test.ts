import { describe, expect, test } from 'vitest';
import { type Account, createKey, signUp } from '../support/accounts.ts';
import type { ApiServer } from '../support/api-server.ts';
import { writeMutation } from '../support/board-mutations.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { describeOnBoth } from '../support/on-both.ts';

type Headers = Readonly<Record<string, string>>;

/** The changes of a user on a board, and their searches. */
function createSearcher({ url }: ApiServer, { headers }: Account) {
  const send = async (query: string, variables: object, as: Headers = headers) => {
    const { data, errors } = await postGraphql(url, query, { ...variables }, as);
    if (errors) throw new Error(errors[0]?.message);
    return Object(data);
  };
  return {
    createBoard: async (name = 'Work') => {
      const id = String(crypto.randomUUID());
      const query = 'mutation ($input: CreateBoardInput!) { createBoard(input: $input) { id } }';
      await send(query, { input: { id, name } });
      return id;
    },
    change: (boardId: string, name: string, input: object) => send(writeMutation(name), { boardId, input }),
    send,
    search: async (text: string, as?: Headers): Promise<string[]> => {
      const query = 'query ($text: String!) { searchCards(text: $text) { title } }';
      const { searchCards } = await send(query, { text }, as);
      return searchCards.map(({ title }: { title: string }) => title);
    },
    searchBoard: async (boardId: string, text: string): Promise<string[]> => {
      const query = 'query ($boardId: ID!, $text: String!) { foundCardIds(boardId: $boardId, text: $text) }';
      return (await send(query, { boardId, text })).foundCardIds;
    },
  };
}

describeOnBoth('A search', (server) => {
  const start = async () => {
    const searcher = createSearcher(server(), await signUp(server().url));
    const boardId = await searcher.createBoard();
    const create = (title: string, fields: object = {}) =>
      searcher.change(boardId, 'createTask', { title, columnId: 'todo', ...fields });
    const change = (name: string, input: object) => searcher.change(boardId, name, input);
    return { ...searcher, boardId, create, change };
  };

  test('finds titles, descriptions, items, comments, labels, people and numbers', async () => {
    const { create, change, search, searchBoard, boardId } = await start();
    await change('createLabel', { id: 'l', name: 'Very urgent', color: 'red' });
    await change('createBoardUser', { id: 'p', name: 'Zoë Müller' });
    await create('Fix the login', { id: 'title' });
    await create('One', { id: 'description' });
    await change('setDescription', { id: 'description', base: '', text: 'The *boiler* leaks' });
    await create('Two', { id: 'item' });
    await change('createChecklistItems', {
      id: 'item',
      items: [{ id: 'i', text: 'Call a plumber', isDone: false }],
    });
    await create('Three', { id: 'comment' });
    await change('createComment', { id: 'comment', commentId: 'c', text: 'The invoice is late' });
    await create('Four', { id: 'label', labelIds: ['l'] });
    await create('Five', { id: 'person', assigneeIds: ['p'] });
    for (const [text, id] of [
      ['LOGIN', 'title'],
      ['fix log', 'title'],
      ['boiler', 'description'],
      ['one boil', 'description'],
      ['plumber', 'item'],
      ['invoice', 'comment'],
      ['urgent', 'label'],
      ['urgent four', 'label'],
      ['zoe', 'person'],
      ['mull', 'person'],
      ['#6', 'person'],
    ] as const) {
      expect([text, await searchBoard(boardId, text)]).toEqual([text, [id]]);
    }
    expect(await search('invoice')).toEqual(['Three']);
    for (const text of ['boil leaks', 'login boiler', 'lume', '', '—'])
      expect(await search(text)).toEqual([]);
  });

  test('cuts Chinese and Thai into words', async () => {
    const { create, search } = await start();
    await create('東京都庁に行く');
    await create('เรียนภาษาไทย');
    expect(await search('都庁')).toEqual(['東京都庁に行く']);
    expect(await search('ภาษา')).toEqual(['เรียนภาษาไทย']);
  });

  test('follows every change', async () => {
    const { create, change, search } = await start();
    const found = async (...texts: string[]) => await Promise.all(texts.map((text) => search(text)));
    await change('createLabel', { id: 'l', name: 'Urgent', color: 'red' });
    await change('createBoardUser', { id: 'p', name: 'Ada' });
    await create('Before', { id: 'c', labelIds: ['l'], assigneeIds: ['p'] });
    await change('setDescription', { id: 'c', base: '', text: 'Draft' });
    await change('createChecklistItems', { id: 'c', items: [{ id: 'i', text: 'Milk', isDone: false }] });
    await change('createComment', { id: 'c', commentId: 'k', text: 'Hello' });
    expect(await found('before', 'urgent', 'ada', 'draft', 'milk', 'hello')).toEqual(
      Array(6).fill(['Before']),
    );
    await change('updateTask', {
      id: 'c',
      title: 'After',
      labels: { remove: ['l'] },
      assignees: { remove: ['p'] },
    });
    await change('setDescription', { id: 'c', base: 'Draft', text: 'Final' });
    await change('updateChecklistItem', { id: 'c', itemId: 'i', text: 'Bread' });
    await change('updateComment', { id: 'c', commentId: 'k', base: 'Hello', text: 'Goodbye' });
    expect(await found('before', 'urgent', 'ada', 'draft', 'milk', 'hello')).toEqual(Array(6).fill([]));
    expect(await found('after', 'final', 'bread', 'goodbye')).toEqual(Array(4).fill(['After']));
    await change('deleteChecklistItem', { id: 'c', itemId: 'i' });
    await change('deleteComment', { id: 'c', commentId: 'k' });
    expect(await found('bread', 'goodbye')).toEqual([[], []]);
    await change('restoreComment', { id: 'c', commentId: 'k' });
    expect(await search('goodbye')).toEqual(['After']);
    await change('updateTask', { id: 'c', labels: { add: ['l'] } });
    await change('updateLabel', { id: 'l', name: 'Later' });
    expect(await found('urgent', 'later')).toEqual([[], ['After']]);
  });

  test('leaves archived cards out, and forgets erased ones', async () => {
    const { create, search, send, boardId } = await start();
    await create('Secret plan', { id: 'c' });
    const change = (name: string) =>
      send(
        `mutation ($boardId: ID!) { ${name}(boardId: $boardId, input: { id: "c" }) ${name === 'deleteTask' ? '' : '{ id }'} }`,
        { boardId },
      );
    await change('deleteTask');
    expect(await search('secret')).toEqual([]);
    await change('restoreTask');
    expect(await search('secret')).toEqual(['Secret plan']);
    await change('deleteTask');
    await send('mutation ($boardId: ID!) { purgeTask(boardId: $boardId, id: "c") }', { boardId });
    expect(await server().db.taskWords.count({ where: { boardId } })).toBe(0);
  });

  test('lists cards with the words in their titles first, then the newest', async () => {
    const { create, change, search } = await start();
    await create('Report of May');
    await create('Report of June');
    await create('Meeting', { id: 'c' });
    await change('setDescription', { id: 'c', base: '', text: 'Talk about the report' });
    expect(await search('report')).toEqual(['Report of June', 'Report of May', 'Meeting']);
  });

  test('lists cards of the open board after those of own boards', async () => {
    const { create, change, send } = await start();
    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    await create('Own', { id: 'c' });
    await change('setDescription', { id: 'c', base: '', text: word });
    await send(writeMutation('createTask'), { boardId: 'board', input: { title: word, columnId: 'done' } });
    const query =
      'query ($text: String!, $first: Int) { searchCards(text: $text, first: $first) { title columnName board { id name } } }';
    const ofOpenBoard = { title: word, columnName: 'DONE', board: { id: 'board', name: '' } };
    expect((await send(query, { text: word })).searchCards).toMatchObject([{ title: 'Own' }, ofOpenBoard]);
    expect((await send(query, { text: word, first: 1 })).searchCards).toMatchObject([{ title: 'Own' }]);
  });

  test('returns the part of a text with the words', async () => {
    const { create, change, send } = await start();
    await create('Meeting', { id: 'c' });
    const text = `${'before '.repeat(50)}the **<b>Boiler</b>**\nleaks ${'after '.repeat(50)}`.trim();
    await change('setDescription', { id: 'c', base: '', text });
    const query = '{ searchCards(text: "meeting boil") { excerpt board { name } columnName number } }';
    const [card] = (await send(query, {})).searchCards;
    expect(card).toMatchObject({ board: { name: 'Work' }, columnName: 'To do', number: 1 });
    expect(card.excerpt).toMatch(/^… (before )+the <b>Boiler<\/b> leaks( after)+ …$/);
    expect(card.excerpt.length).toBeLessThan(170);
  });

  test('finds imported cards', async () => {
    const { send, search } = await start();
    const id = String(crypto.randomUUID());
    const input = {
      id,
      name: 'Kitchen',
      columns: [{ id: 'todo', name: 'To do' }],
      labels: [],
      people: [{ id: 'x', name: 'X' }],
    };
    await send('mutation ($input: StartImportInput!) { startImport(input: $input) }', { input });
    const card = { columnId: 'todo', labelIds: [], assigneeIds: [], isArchived: false };
    const cards = [
      {
        ...{ ...card, id: 'c', number: 7, title: 'Oven', description: 'It smokes' },
        checklist: [{ id: 'i', text: 'Clean it', isDone: true }],
      },
      { ...card, id: 'd', number: 8, title: 'Sink', description: '', checklist: [] },
    ];
    const comment = {
      id: 'k',
      cardId: 'd',
      authorId: 'x',
      text: 'Clogged',
      createdAt: '2026-01-02T03:04:05Z',
    };
    await send(
      'mutation ($id: ID!, $input: ImportCardsInput!) { importCards(boardId: $id, input: $input) }',
      { id, input: { cards, comments: [comment] } },
    );
    expect(await search('oven')).toEqual([]);
    await send('mutation ($id: ID!) { finishImport(boardId: $id) { id } }', { id });
    for (const text of ['oven', 'smokes', 'clean', '7']) expect(await search(text)).toEqual(['Oven']);
    expect(await search('clogged')).toEqual(['Sink']);
  });
});

describe('Access to a search', () => {
  describeOnBoth('A removed member', (server) => {
    test('finds nothing from the removal on', async () => {
      const [ada, bob] = [await signUp(server().url), await signUp(server().url)];
      const [owner, guest] = [createSearcher(server(), ada), createSearcher(server(), bob)];
      const boardId = await owner.createBoard();
      await owner.change(boardId, 'createTask', { title: 'Secret', columnId: 'todo' });
      expect(await guest.search('secret')).toEqual([]);
      const { createInvitation } = await owner.send(
        'mutation ($boardId: ID!) { createInvitation(boardId: $boardId, input: { role: viewer }) { token } }',
        { boardId },
      );
      await guest.send(
        'mutation ($token: String!) { acceptInvitation(input: { token: $token }) { id } }',
        createInvitation,
      );
      expect(await guest.search('secret')).toEqual(['Secret']);
      const { board } = await owner.send(
        'query ($boardId: ID!) { board(id: $boardId) { users { id role } } }',
        { boardId },
      );
      const { id } = board.users.find(({ role }: { role: string }) => role === 'viewer');
      await owner.change(boardId, 'removeMember', { id });
      expect(await guest.search('secret')).toEqual([]);
      await expect(guest.searchBoard(boardId, 'secret')).rejects.toThrow('no such board');
    });

    test('An API key for one board finds only its cards', async () => {
      const ada = await signUp(server().url);
      const owner = createSearcher(server(), ada);
      const [one, two] = [await owner.createBoard(), await owner.createBoard()];
      await owner.change(one, 'createTask', { title: 'Secret one', columnId: 'todo' });
      await owner.change(two, 'createTask', { title: 'Secret two', columnId: 'todo' });
      const { headers } = await createKey(server().url, ada, { boards: 'READ', boardId: one });
      expect(await owner.search('secret')).toEqual(['Secret two', 'Secret one']);
      expect(await owner.search('secret', headers)).toEqual(['Secret one']);
    });
  });
});
