import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BoardEvent, columns, type Snapshot } from './model.ts';
import { type BoardState, createBoardState } from './state.ts';

const milk = { id: 'milk', title: 'Milk', column: 'todo', rank: 'a0', assigneeId: 'ada' } as const;
const bread = { id: 'bread', title: 'Bread', column: 'todo', rank: 'a1', assigneeId: null } as const;
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

test('The cards of a removed person become unassigned', () => {
  const state = open();
  expect(state.apply({ __typename: 'BoardUserDeleted', version: 8, userId: 'ada' })).toEqual({
    outcome: 'applied',
    tasks: ['milk'],
    users: ['ada'],
  });
  expect(state.task('milk')?.assigneeId).toBeNull();
  expect(state.users().size).toBe(0);
});

const look = (state: BoardState) => ({
  version: state.version(),
  columns: columns.map((column) => [...state.column(column)]),
  users: [...state.users().values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
  tasks: ['milk', 'bread', 'eggs'].map(state.task),
  assigned: ['ada', 'bob'].map((id) => [...state.assignedTo(id)].sort()),
});

const userId = fc.constantFrom('ada', 'bob');
const taskId = fc.constantFrom('milk', 'bread', 'eggs');
const task = fc.record({
  ...{ id: taskId, title: fc.string(), column: fc.constantFrom(...columns) },
  ...{ rank: fc.constantFrom('a0', 'a1', 'a2'), assigneeId: fc.option(userId) },
});
const change = fc.oneof(
  task.map((changed) => ({ __typename: 'TaskUpdated' as const, task: changed })),
  taskId.map((id) => ({ __typename: 'TaskDeleted' as const, taskId: id })),
  userId.map((id) => ({ __typename: 'BoardUserUpdated' as const, user: { id, name: id } })),
  userId.map((id) => ({ __typename: 'BoardUserDeleted' as const, userId: id })),
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
