import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BoardEvent, openColumns, plainCard, type Snapshot } from './model.ts';
import { type BoardState, createBoardState } from './state.ts';

const milk = {
  ...plainCard,
  ...{ id: 'milk', title: 'Milk', column: 'todo', rank: 'a0', assigneeIds: ['ada'] },
};
const bread = { ...plainCard, id: 'bread', title: 'Bread', column: 'todo', rank: 'a1' };
const snapshot: Snapshot = { version: 7, tasks: [bread, milk], users: [{ id: 'ada', name: 'Ada' }] };
const moved: BoardEvent = { __typename: 'TaskMoved', version: 8, task: { ...milk, rank: 'a2' } };

function open() {
  const state = createBoardState();
  state.load(snapshot);
  return state;
}

test('An event that arrives twice is applied once', () => {
  const state = open();
  expect(state.column('todo').map(({ id }) => id)).toEqual(['milk', 'bread']);
  expect(state.apply(moved)).toEqual({ outcome: 'applied', tasks: ['milk'], users: [] });
  expect(state.apply(moved)).toEqual({ outcome: 'seen', tasks: [], users: [] });
  expect(state.column('todo').map(({ id }) => id)).toEqual(['bread', 'milk']);
  expect(state.version()).toBe(8);
});

test.each([
  ['An event after a gap', { ...moved, version: 9 }, 'gap'],
  ['A reset', { __typename: 'BoardReset', version: 40 } as const, 'reset'],
])('%s changes nothing, and asks for a snapshot', (_what, event, outcome) => {
  const state = open();
  expect(state.apply(event)).toEqual({ outcome, tasks: [], users: [] });
  expect(state.version()).toBe(7);
  expect(state.column('todo')).toEqual([milk, bread]);
});

test('A card that is deleted for good changes the version only', () => {
  const state = open();
  const purged = { __typename: 'TaskPurged', version: 8, taskId: 'gone' } as const;
  expect(state.apply(purged)).toEqual({ outcome: 'applied', tasks: [], users: [] });
  expect(state.version()).toBe(8);
  expect(state.column('todo')).toEqual([milk, bread]);
});

test('The cards of a removed person become unassigned', () => {
  const state = open();
  expect(state.apply({ __typename: 'BoardUserDeleted', version: 8, userId: 'ada' })).toEqual({
    outcome: 'applied',
    tasks: ['milk'],
    users: ['ada'],
  });
  expect(state.task('milk')?.assigneeIds).toEqual([]);
  expect(state.users().size).toBe(0);
});

test('The cards of a deleted column follow those of another column, in their order', () => {
  const state = open();
  const done = { ...plainCard, id: 'eggs', title: 'Eggs', column: 'done', rank: 'a9' };
  state.apply({ __typename: 'TaskCreated', version: 8, task: done });
  const deletion = { __typename: 'ColumnDeleted', version: 9, columnId: 'todo', moveTo: 'done' } as const;
  expect(state.apply(deletion).tasks).toEqual(['milk', 'bread']);
  expect(state.column('done').map(({ id }) => id)).toEqual(['eggs', 'milk', 'bread']);
  expect(state.columns().map(({ id }) => id)).toEqual(['inprogress', 'done']);
});

test('Ranks stay short when columns are deleted into each other again and again', () => {
  const state = open();
  const columns = ['todo', 'done'];
  for (let version = 8; version < 500; version += 2) {
    const [columnId = '', moveTo = ''] = columns;
    state.apply({ __typename: 'ColumnDeleted', version, columnId, moveTo });
    const column = { id: columnId, name: columnId, color: null, rank: 'a5' };
    state.apply({ __typename: 'ColumnChanged', version: version + 1, column });
    columns.reverse();
  }
  expect(state.column('todo').map(({ id }) => id)).toEqual(['milk', 'bread']);
  for (const { rank } of state.tasks()) expect(rank.length).toBeLessThan(10);
});

test('A card names a deleted label, and has it again when the deletion is undone', () => {
  const state = open();
  const label = { id: 'urgent', name: 'Urgent', color: 'red' } as const;
  state.apply({ __typename: 'LabelChanged', version: 8, label });
  state.apply({ __typename: 'TaskUpdated', version: 9, task: { ...milk, labelIds: ['urgent'] } });
  state.apply({ __typename: 'LabelDeleted', version: 10, labelId: 'urgent' });
  expect([state.labels().size, state.task('milk')?.labelIds]).toEqual([0, ['urgent']]);
  state.apply({ __typename: 'LabelChanged', version: 11, label });
  expect(state.labels().get('urgent')).toEqual(label);
});

const look = (state: BoardState) => ({
  version: state.version(),
  columns: state.columns(),
  labels: [...state.labels()],
  cards: [...openColumns, 'own'].map((column) => [...state.column(column)]),
  users: [...state.users().values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
  tasks: ['milk', 'bread', 'eggs'].map(state.task),
  assigned: ['ada', 'bob'].map((id) => [...state.assignedTo(id)].sort()),
});

const userId = fc.constantFrom('ada', 'bob');
const taskId = fc.constantFrom('milk', 'bread', 'eggs');
const columnId = fc.constantFrom('todo', 'done', 'own');
const task = fc
  .record({
    ...{ id: taskId, title: fc.string(), column: columnId },
    ...{ rank: fc.constantFrom('a0', 'a1', 'a2'), assigneeIds: fc.subarray(['ada', 'bob']) },
  })
  .map((fields) => ({ ...plainCard, ...fields }));
const change = fc.oneof(
  task.map((changed) => ({ __typename: 'TaskUpdated' as const, task: changed })),
  taskId.map((id) => ({ __typename: 'TaskDeleted' as const, taskId: id })),
  userId.map((id) => ({ __typename: 'BoardUserUpdated' as const, user: { id, name: id } })),
  userId.map((id) => ({ __typename: 'BoardUserDeleted' as const, userId: id })),
  columnId.map((id) => ({
    __typename: 'ColumnChanged' as const,
    column: { id, name: id, color: null, rank: 'Zz' },
  })),
  columnId.map((id) => ({ __typename: 'ColumnDeleted' as const, columnId: id, moveTo: 'inprogress' })),
  userId.map((id) => ({
    __typename: 'LabelChanged' as const,
    label: { id, name: id, color: 'red' as const },
  })),
  userId.map((id) => ({ __typename: 'LabelDeleted' as const, labelId: id })),
);

test('Simulated events are applied while the work runs, and reverted when it returns or throws', () => {
  const run = (changes: readonly (typeof change extends fc.Arbitrary<infer Change> ? Change : never)[]) => {
    const [real, state] = [open(), open()];
    const before = look(state);
    const applyTo = (to: BoardState) =>
      changes.forEach((each, index) => void to.apply({ ...each, version: 8 + index }));
    applyTo(real);
    const simulated = state.simulate(() => {
      applyTo(state);
      return look(state);
    });
    expect(simulated).toEqual(look(real));
    expect(look(state)).toEqual(before);
    const fail = () => {
      applyTo(state);
      throw new Error('rejected');
    };
    expect(() => state.simulate(fail)).toThrow('rejected');
    expect(look(state)).toEqual(before);
    applyTo(state);
    expect(look(state)).toEqual(look(real));
  };
  fc.assert(fc.property(fc.array(change, { maxLength: 8 }), run));
});
