import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BoardEvent, openColumns, type Snapshot, type Writes } from './model.ts';
import { plainCard } from './rows.ts';
import { type BoardState, createBoardState } from './state.ts';

const milk = {
  ...plainCard,
  ...{ id: 'milk', title: 'Milk', columnId: 'todo', rank: 'a0', assigneeIds: ['ada'] },
};
const bread = { ...plainCard, id: 'bread', title: 'Bread', columnId: 'todo', rank: 'a1' };
const snapshot: Snapshot = { version: 7, tasks: [bread, milk], users: [{ id: 'ada', name: 'Ada' }] };
const moved: BoardEvent = { version: 8, writes: { cards: [{ id: 'milk', rank: 'a2' }] } };

function open() {
  const state = createBoardState();
  state.load(snapshot);
  return state;
}

test('An event that arrives twice is applied once', () => {
  const state = open();
  expect(state.column('todo').map(({ id }) => id)).toEqual(['milk', 'bread']);
  expect(state.apply(moved)).toEqual({ outcome: 'applied', cards: ['milk'], users: [] });
  expect(state.apply(moved)).toEqual({ outcome: 'seen', cards: [], users: [] });
  expect(state.column('todo').map(({ id }) => id)).toEqual(['bread', 'milk']);
  expect(state.version()).toBe(8);
});

test('The columns of a snapshot are sorted by rank', () => {
  const state = createBoardState();
  const columns = ['b', 'c', 'a'].map((id) => ({ id, name: id, color: null, rank: id }));
  state.load({ ...snapshot, columns });
  expect(state.columns().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('An event after a gap changes nothing, and asks for a snapshot', () => {
  const state = open();
  expect(state.apply({ ...moved, version: 9 })).toEqual({ outcome: 'gap', cards: [], users: [] });
  expect(state.version()).toBe(7);
  expect(state.column('todo')).toEqual([milk, bread]);
});

test('A card that is deleted for good changes the version only', () => {
  const state = open();
  const purged = { version: 8, writes: { deleted: { cards: ['gone'] } } };
  expect(state.apply(purged).outcome).toBe('applied');
  expect(state.version()).toBe(8);
  expect(state.column('todo')).toEqual([milk, bread]);
});

test('A few fields of a row that isn’t there are left out', () => {
  const state = open();
  const cards = [{ id: 'gone', title: 'Gone' }];
  const columns = [{ id: 'gone', name: 'Gone' }];
  const labels = [{ id: 'gone', name: 'Gone' }];
  state.apply({ version: 8, writes: { cards, columns, labels } });
  expect([state.card('gone'), state.columns().length, state.labels().size]).toEqual([undefined, 3, 0]);
});

test('A removed person isn’t assigned to cards any more, and others still are', () => {
  const state = open();
  const ben = { id: 'ben', name: 'Ben' };
  const both = { id: 'milk', assigneeIds: ['ben', 'ada'] };
  state.apply({ version: 8, writes: { people: [ben], cards: [both] } });
  expect(state.apply({ version: 9, writes: { deleted: { people: ['ada'] } } })).toEqual({
    outcome: 'applied',
    cards: ['milk'],
    users: ['ada'],
  });
  expect(state.card('milk')?.assigneeIds).toEqual(['ben']);
  expect([...state.users().values()]).toEqual([ben]);
});

test('The cards of a deleted column follow those of another column, in their order', () => {
  const state = open();
  const done = { ...plainCard, id: 'eggs', title: 'Eggs', columnId: 'done', rank: 'a9' };
  state.apply({ version: 8, writes: { cards: [done] } });
  const deletion = { version: 9, writes: { deleted: { columns: ['todo'] }, moveTo: 'done' } };
  expect(state.apply(deletion).cards).toEqual(['milk', 'bread']);
  expect(state.column('done').map(({ id }) => id)).toEqual(['eggs', 'milk', 'bread']);
  expect(state.columns().map(({ id }) => id)).toEqual(['inprogress', 'done']);
});

test('Ranks stay short when columns are deleted into each other again and again', () => {
  const state = open();
  const columns = ['todo', 'done'];
  for (let version = 8; version < 500; version += 2) {
    const [columnId = '', moveTo = ''] = columns;
    state.apply({ version, writes: { deleted: { columns: [columnId] }, moveTo } });
    const column = { id: columnId, name: columnId, color: null, rank: 'a5' };
    state.apply({ version: version + 1, writes: { columns: [column] } });
    columns.reverse();
  }
  expect(state.column('todo').map(({ id }) => id)).toEqual(['milk', 'bread']);
  for (const { rank } of state.cards()) expect(rank.length).toBeLessThan(10);
});

test('A card names a deleted label, and has it again when the deletion is undone', () => {
  const state = open();
  const label = { id: 'urgent', name: 'Urgent', color: 'red' } as const;
  state.apply({ version: 8, writes: { labels: [label] } });
  state.apply({ version: 9, writes: { cards: [{ id: 'milk', labelIds: ['urgent'] }] } });
  state.apply({ version: 10, writes: { deleted: { labels: ['urgent'] } } });
  expect([state.labels().size, state.card('milk')?.labelIds]).toEqual([0, ['urgent']]);
  state.apply({ version: 11, writes: { labels: [label] } });
  expect(state.labels().get('urgent')).toEqual(label);
});

const look = (state: BoardState) => ({
  version: state.version(),
  columns: state.columns(),
  labels: [...state.labels()],
  cards: [...openColumns, 'own'].map((column) => [...state.column(column)]),
  users: [...state.users().values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
  tasks: ['milk', 'bread', 'eggs'].map(state.card),
  assigned: ['ada', 'bob'].map((id) => [...state.assignedTo(id)].sort()),
});

const userId = fc.constantFrom('ada', 'bob');
const cardId = fc.constantFrom('milk', 'bread', 'eggs');
const columnId = fc.constantFrom('todo', 'done', 'own');
const card = fc
  .record({
    ...{ id: cardId, title: fc.string(), columnId },
    ...{ rank: fc.constantFrom('a0', 'a1', 'a2'), assigneeIds: fc.subarray(['ada', 'bob']) },
  })
  .map((fields) => ({ ...plainCard, ...fields }));
const change: fc.Arbitrary<Writes> = fc.oneof(
  card.map((card) => ({ cards: [card] })),
  fc.record({ id: cardId, rank: fc.constantFrom('a0', 'a1', 'a2') }).map((card) => ({ cards: [card] })),
  cardId.map((id) => ({ deleted: { cards: [id] } })),
  userId.map((id) => ({ people: [{ id, name: id }] })),
  userId.map((id) => ({ deleted: { people: [id] } })),
  columnId.map((id) => ({ columns: [{ id, name: id, color: null, rank: 'Zz' }] })),
  columnId.map((id) => ({ deleted: { columns: [id] }, moveTo: 'inprogress' })),
  userId.map((id) => ({ labels: [{ id, name: id, color: 'red' as const }] })),
  userId.map((id) => ({ deleted: { labels: [id] } })),
);

test('Recorded writes are applied, and reverted together', () => {
  const run = (changes: readonly Writes[]) => {
    const [real, state] = [open(), open()];
    const before = look(state);
    const applyTo = (to: BoardState) =>
      changes.forEach((writes, index) => void to.apply({ version: 8 + index, writes }));
    applyTo(real);
    const revert = state.record();
    applyTo(state);
    expect(look(state)).toEqual(look(real));
    revert();
    expect(look(state)).toEqual(before);
    applyTo(state);
    expect(look(state)).toEqual(look(real));
  };
  fc.assert(fc.property(fc.array(change, { maxLength: 8 }), run));
});
