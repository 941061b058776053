import { expect, test } from 'vitest';
import type { BoardEvent, Snapshot } from './model.ts';
import { createBoardState } from './state.ts';

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
