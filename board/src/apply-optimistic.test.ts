import { expect, test } from 'vitest';
import { applyOptimisticTask, applyOptimisticUsers } from './apply-optimistic.ts';
import { plainCard } from './model.ts';
import type { TaskChange } from './pending-change.ts';

const milk = {
  ...plainCard,
  ...{ id: 'milk', title: 'Milk', column: 'todo', rank: 'a1', assigneeIds: ['ada'] },
} as const;
const base = { changeId: '1', id: 'milk' };
const deletion = { ...base, kind: 'deleteTask' } as const;

test.each<[string, TaskChange[], object | undefined, object | undefined]>([
  [
    'a new card',
    [{ ...base, kind: 'createTask', title: 'Milk', column: 'todo', assigneeIds: ['ada'] }],
    undefined,
    { ...milk, rank: 'a5' },
  ],
  ['a new title', [{ ...base, kind: 'updateTask', title: 'Tea' }], milk, { ...milk, title: 'Tea' }],
  ['no assignee', [{ ...base, kind: 'updateTask', assigneeId: null }], milk, { ...milk, assigneeIds: [] }],
  [
    'one more comment',
    [{ ...base, kind: 'createComment', commentId: 'c', text: 'Fresh' }],
    milk,
    { ...milk, comments: 1 },
  ],
  [
    'that a description is empty again',
    [
      { ...base, kind: 'changeDescription', base: '', text: 'Fresh' },
      { ...base, kind: 'changeDescription', base: 'Fresh', text: '' },
    ],
    milk,
    milk,
  ],
  [
    'another column',
    [{ ...base, kind: 'moveTask', column: 'done' }],
    milk,
    { ...milk, column: 'done', rank: 'a5' },
  ],
  ['no card after its deletion', [deletion], milk, undefined],
  ['a card that is restored', [deletion, { ...base, kind: 'restoreTask', task: null }], milk, milk],
  ['a card that was deleted before', [{ ...base, kind: 'restoreTask', task: milk }], undefined, milk],
  [
    'no card for a change of one that was deleted',
    [{ ...base, kind: 'updateTask', title: 'Tea' }],
    undefined,
    undefined,
  ],
])('Shows %s before the server has answered', (_what, changes, confirmed, expected) => {
  const ranked = changes.map((change) => ({ change, rank: 'a5' }));
  expect(applyOptimisticTask(confirmed && milk, ranked)).toEqual(expected);
});

test('Shows people before the server has answered', () => {
  const changes = [
    { changeId: '1', id: 'bea', kind: 'createBoardUser', name: 'Bea' },
    { changeId: '2', id: 'ada', kind: 'updateBoardUser', name: 'Ada L.' },
    { changeId: '3', id: 'cy', kind: 'deleteBoardUser' },
    { changeId: '4', id: 'gone', kind: 'updateBoardUser', name: 'Gone' },
  ] as const;
  const users = new Map(['ada', 'cy'].map((id) => [id, { id, name: id }]));
  expect([...applyOptimisticUsers(users, changes).values()]).toEqual([
    { id: 'ada', name: 'Ada L.' },
    { id: 'bea', name: 'Bea' },
  ]);
});

test('People are sorted by name, numbers by their value, and those with one name by id', () => {
  const named = { c: 'Guest 10', b: 'Guest 9', e: 'ada', d: 'Ada', a: 'Guest 10' };
  const users = new Map(Object.entries(named).map(([id, name]) => [id, { id, name }]));
  expect([...applyOptimisticUsers(users, []).keys()]).toEqual(['e', 'd', 'b', 'a', 'c']);
});
