import { setTimeout as delay } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { type Attack, connectSocket, forAll, times } from './attacks.ts';
import { largeBoards, largeCard } from './large-account.ts';
import type { Visitor } from './visitor.ts';

/** A mutation of a board. @param type the type of the input */
const change = (name: string, type: string, selection = '') =>
  `mutation ($boardId: ID!, $input: ${type}!) { ${name}(boardId: $boardId, input: $input) ${selection} }`;
const createColumn = change('createColumn', 'CreateColumnInput', '{ id }');
const deleteColumn = change('deleteColumn', 'DeleteColumnInput');
const deleteTask = change('deleteTask', 'TaskInput');
const restoreTask = change('restoreTask', 'TaskInput', '{ id }');
const updateTask = change('updateTask', 'UpdateTaskInput', '{ id }');
const setDescription = change('setDescription', 'SetDescriptionInput', '{ id }');
const importCards = change('importCards', 'ImportCardsInput');
const startImport = 'mutation ($input: StartImportInput!) { startImport(input: $input) }';
const finishImport = 'mutation ($boardId: ID!) { finishImport(boardId: $boardId) { id } }';

const cardId = (index: number) => `card-${index}`;
const longTitle = (start: string) => start.padEnd(300, '€');

/** Repeats each field as often as a document may have it, which is twice. */
const twice = (fields: string) =>
  fields.replaceAll(/\w+( \{[^}]*\})?/g, (field) => `${field} ${/\w+/.exec(field)?.[0]}2: ${field}`);
const cardPatch =
  'id fields number title columnId rank assigneeIds labelIds dueOn hasDescription commentCount textVersion';
/** The selection of the largest document that may follow a board. */
const wholeEvent = twice(
  `version kind changeId at name moveTo reason tasks { ${twice(cardPatch)} } columns { ${twice('id fields name color rank')} }
  labels { ${twice('id fields name color')} } users { ${twice('id fields name accountId role')} }
  deleted { ${twice('tasks columns labels users')} }`,
);

interface NewBoard {
  readonly people?: readonly object[];
  readonly cards?: readonly object[];
  readonly labels?: readonly object[];
}

/** Starts an import of a board with two columns. Returns its id. */
async function startBoard({ send }: Visitor, { people = [], labels = [] }: NewBoard = {}): Promise<string> {
  const id = crypto.randomUUID();
  const columns = ['todo', 'done'].map((column) => ({ id: column, name: column }));
  await send(startImport, { input: { id, name: 'Plans', columns, labels, people } });
  return id;
}

/** Imports a board. Returns its id. */
async function importBoard(visitor: Visitor, board: NewBoard = {}): Promise<string> {
  const boardId = await startBoard(visitor, board);
  await visitor.send(importCards, { boardId, input: { cards: board.cards ?? [], comments: [] } });
  await visitor.send(finishImport, { boardId });
  return boardId;
}

const importedCard = (index: number, fields: object = {}) => ({
  ...{ id: cardId(index), number: index + 1, title: longTitle(`${index} `), description: '' },
  ...{ columnId: 'todo', labelIds: [], assigneeIds: [], checklist: [], isArchived: false },
  ...fields,
});

/** The version of an imported board before its first change. */
const imported = 2;

/** Follows a board from a version by different operations. */
function follow(socket: WebSocket, boardId: string, since: number, count = 1): void {
  for (let index = 0; index < count; index += 1) {
    const query = `subscription S${index} ($boardId: ID!, $since: Int!) { boardEvents(boardId: $boardId, since: $since) { ${wholeEvent} } }`;
    const payload = { query, variables: { boardId, since } };
    socket.send(JSON.stringify({ type: 'subscribe', id: `${boardId} ${index}`, payload }));
  }
}

/** Gives a hundred cards of a board another title, more often than a board may change. */
async function changeAll({ send }: Visitor, boardId: string, id: (index: number) => string): Promise<void> {
  const otherIds = times(99, (index) => id(index + 1));
  const title = longTitle(String(Math.random()));
  await send(updateTask, { boardId, input: { id: id(0), otherIds, title } });
  await delay(500);
}

/** Attacks on boards that an audit found, by one client. */
export const boardAttacks: Readonly<Record<string, Attack>> = {
  'B1: columns deleted into each other, between archived and restored cards': async (visitor) => {
    const boardId = await importBoard(visitor, { cards: times(2, (index) => importedCard(index)) });
    const send = (query: string, input: object) => visitor.send(query, { boardId, input });
    const columns = ['todo', 'done'];
    for (let count = 0; count < 200; count += 1) {
      const [id, moveTo] = columns;
      await send(deleteTask, { id: cardId(count % 2) });
      await send(deleteColumn, { id, moveTo });
      await send(createColumn, { id, name: 'Again' });
      await send(restoreTask, { id: cardId(count % 2) });
      columns.reverse();
    }
  },
  'B2: parallel parts of imports, of cards with a hundred items of one letter': async (visitor) => {
    const boardId = await startBoard(visitor);
    const checklist = times(100, (index) => ({ id: `${index}`, text: 'x', isDone: false }));
    let next = 0;
    await forAll(16, async () => {
      next += 9;
      const cards = times(9, (index) => importedCard(next + index, { title: 'x', checklist }));
      await visitor.send(importCards, { boardId, input: { cards, comments: [] } });
    });
  },
  'B3: eight boards whose hundred cards change every second': async (visitor) => {
    const labels = times(20, (index) => ({ id: `label-${index}`, name: `${index}`, color: 'red' }));
    const labelIds = labels.map(({ id }) => id);
    const cards = times(100, (index) => importedCard(index, { labelIds }));
    const boards = await Promise.all(times(8, () => importBoard(visitor, { cards, labels })));
    const socket = await connectSocket(visitor.url, visitor.headers);
    for (const boardId of boards) follow(socket, boardId, imported);
    await Promise.all([forAll(boards.length, (index) => changeAll(visitor, boards[index] ?? '', cardId))]);
  },
  'B4: one board followed by 50 of the largest subscriptions': async (visitor) => {
    const boardId = await importBoard(visitor, { cards: times(100, (index) => importedCard(index)) });
    follow(await connectSocket(visitor.url, visitor.headers), boardId, imported, 50);
    await forAll(1, () => changeAll(visitor, boardId, cardId));
  },
  'B5: descriptions that mention 200 similar names of 23 words': async (visitor) => {
    const name = times(22, () => 'a').join(' ');
    const people = times(200, (index) => ({ id: `person-${index}`, name: `${name} ${index}` }));
    const cards = times(8, (index) => importedCard(index));
    const boardId = await importBoard(visitor, { cards, people });
    const mentions = people.map((person) => `@${person.name}`).join(' ') + ` @${name}`.repeat(200);
    await Promise.all(
      cards.map(async ({ id }) => {
        let base = '';
        await forAll(1, async () => {
          const text = `${Math.random()} ${mentions}`.slice(0, 20_000);
          const { errors } = await visitor.send(setDescription, { boardId, input: { id, base, text } });
          if (!errors) base = text;
        });
      }),
    );
  },
};

/** Attacks by the account with large boards. */
export const largeAccountAttacks: Readonly<Record<string, Attack>> = {
  'B6: exports of 240,000 assigned cards and 90 MB of comments': async ({ send }) => {
    const page = (field: string) =>
      `query ($after: String) { ${field}(first: 500, after: $after) { edges { node { number } } pageInfo { endCursor } } }`;
    const queries = ['myAssignments', 'myComments'].map((field) => [field, page(field)] as const);
    await Promise.all([
      forAll(4, () => send('{ myData }')),
      forAll(4, () => send('{ myComments(first: 500) { edges { node { number text createdAt } } } }')),
      ...queries.map(async ([field, query]) => {
        let after: string | null = null;
        await forAll(4, async () => {
          const { data } = await send(query, { after });
          after = Object(data)[field]?.pageInfo.endCursor ?? null;
        });
      }),
    ]);
  },
  'B7: lists of 24 boards and of 240,000 cards': async ({ send }) => {
    const cards =
      'number title columnName dueOn hasDescription commentCount labels { name } board { id name }';
    await Promise.all([
      forAll(8, () => send(`{ myCards(first: 100) { edges { node { ${cards} } } } }`)),
      forAll(8, () => send('{ boards { id name memberCount columns { cards column { id name } } } }')),
    ]);
  },
  'B8: 24 boards of 8 MB that are followed and changed at once': async (visitor) => {
    const socket = await connectSocket(visitor.url, visitor.headers);
    for (const boardId of largeBoards) follow(socket, boardId, 0);
    await forAll(largeBoards.length, (index) => changeAll(visitor, largeBoards[index] ?? '', largeCard));
  },
  'B9: whole boards of 8 MB that are read in turn': async ({ send }) => {
    const read = 'query ($id: ID!) { board(id: $id) { tasks { id number title columnId rank labelIds } } }';
    await forAll(largeBoards.length, (index) => send(read, { id: largeBoards[index] }));
  },
};
