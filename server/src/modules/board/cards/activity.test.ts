import { createFound, updateFound } from '@canary/board/changes/found';
import { type NewChange, runRule } from '@canary/board/changes/index';
import { boardForRule } from '@canary/board/changes/run';
import { plainCard } from '@canary/board/rows';
import { createBoardState } from '@canary/board/state';
import { expect, test } from 'vitest';
import { BoardActivityKind } from '../../../generated/sqlite/enums.ts';
import { type ActivityChange, activityOf } from './activity.ts';

const item = { id: 'milk', text: 'Milk', isDone: false };
const ofItem = { id: 'card', itemId: 'milk' };

/** Opens a board with two members, a person without an account, two cards, an archived card and a label. */
function openBoard() {
  const state = createBoardState();
  const card = { ...plainCard, id: 'card', number: 1, title: 'Draft', columnId: 'todo', rank: 'a0' };
  state.load({
    version: 1,
    name: 'Plans',
    columns: [
      { id: 'todo', name: 'To do', color: null, rank: 'a0' },
      { id: 'done', name: 'Done', color: 'green', rank: 'a1' },
    ],
    labels: [{ id: 'label', name: 'Urgent', color: 'red' }],
    tasks: [
      { ...card, assigneeIds: ['zoe'], labelIds: ['label'], dueOn: '2026-11-30', itemCount: 1 },
      { ...card, id: 'other', title: 'Other', rank: 'a1' },
    ],
    users: [
      { id: 'olga', name: 'Olga', accountId: 'olga', role: 'owner' },
      { id: 'bob', name: 'Bob', accountId: 'bob', role: 'editor' },
      { id: 'zoe', name: 'Zoe', accountId: null, role: null },
    ],
  });
  const found = createFound();
  found.archived.set('archived', { ...card, id: 'archived', title: 'Old' });
  found.checklists.set('card', [{ ...item, rank: 'a0' }]);
  const comment = {
    taskId: 'card',
    authorId: 'olga',
    text: 'Secret',
    createdAt: new Date(0),
    editedAt: null,
  };
  found.comments.set('comment', { ...comment, id: 'comment', deletedAt: null });
  found.comments.set('deleted', { ...comment, id: 'deleted', deletedAt: new Date(0) });
  /** Makes a change. Returns the activity of the change. */
  return (change: NewChange, accountId = 'olga') => {
    const board = boardForRule(state, found, {
      ...{ accountId, now: new Date(0) },
      copied: () => undefined,
      newId: () => 'new',
      newNumber: () => 2,
      newVersion: () => state.version() + 1,
    });
    const outcome = runRule(board, change);
    const told = activityOf(board, 'own', outcome);
    updateFound(found, board, outcome);
    state.apply({ version: state.version() + 1, writes: outcome.writes });
    return told;
  };
}

const from = (field: ActivityChange['field'], earlier: string | null, later: string | null) => ({
  field,
  from: earlier,
  to: later,
});

interface Told {
  readonly change: NewChange;
  readonly kind: BoardActivityKind;
  readonly subjectId: string;
  readonly title: string;
  readonly changes: readonly ActivityChange[];
}

const told: readonly Told[] = [
  {
    change: {
      kind: 'createTask',
      input: { title: 'Letter', columnId: 'todo', assigneeIds: ['zoe'] },
    },
    kind: 'TASK_CREATED',
    subjectId: 'new',
    title: 'Letter',
    changes: [],
  },
  {
    change: {
      kind: 'updateTask',
      input: {
        id: 'card',
        title: 'Letter',
        dueOn: null,
        assignees: { add: ['bob'] },
        labels: { remove: ['label'] },
      },
    },
    kind: 'TASK_UPDATED',
    subjectId: 'card',
    title: 'Letter',
    changes: [
      from('title', 'Draft', 'Letter'),
      from('assignees', 'Zoe', 'Zoe\nBob'),
      from('labels', 'Urgent', null),
      from('dueOn', '2026-11-30', null),
    ],
  },
  {
    change: {
      kind: 'createChecklistItems',
      input: { id: 'card', items: [{ ...item, id: 'oat', text: 'Oat', isDone: true }] },
    },
    kind: 'TASK_UPDATED',
    subjectId: 'card',
    title: 'Draft',
    changes: [from('checklist', null, 'Oat')],
  },
  {
    change: { kind: 'updateChecklistItem', input: { ...ofItem, isDone: true, text: 'Oat milk' } },
    kind: 'TASK_UPDATED',
    subjectId: 'card',
    title: 'Draft',
    changes: [from('checklist', 'Milk', 'Oat milk'), from('done', null, 'Oat milk')],
  },
  {
    change: { kind: 'updateChecklistItem', input: { ...ofItem, isDone: true } },
    kind: 'TASK_UPDATED',
    subjectId: 'card',
    title: 'Draft',
    changes: [from('done', null, 'Milk')],
  },
  {
    change: { kind: 'deleteChecklistItem', input: ofItem },
    kind: 'TASK_UPDATED',
    subjectId: 'card',
    title: 'Draft',
    changes: [from('checklist', 'Milk', null)],
  },
  {
    change: { kind: 'setDescription', input: { id: 'card', base: '', text: 'Secret' } },
    kind: 'TASK_UPDATED',
    subjectId: 'card',
    title: 'Draft',
    changes: [from('description', null, '')],
  },
  {
    change: { kind: 'createComment', input: { id: 'card', commentId: 'new', text: 'Secret' } },
    kind: 'TASK_UPDATED',
    subjectId: 'card',
    title: 'Draft',
    changes: [from('comment', null, '')],
  },
  {
    change: {
      kind: 'updateComment',
      input: { id: 'card', commentId: 'comment', base: 'Secret', text: 'New' },
    },
    kind: 'TASK_UPDATED',
    subjectId: 'card',
    title: 'Draft',
    changes: [from('comment', '', '')],
  },
  {
    change: { kind: 'deleteComment', input: { id: 'card', commentId: 'comment' } },
    kind: 'TASK_UPDATED',
    subjectId: 'card',
    title: 'Draft',
    changes: [from('comment', '', null)],
  },
  {
    change: { kind: 'restoreComment', input: { id: 'card', commentId: 'deleted' } },
    kind: 'TASK_UPDATED',
    subjectId: 'card',
    title: 'Draft',
    changes: [from('comment', null, '')],
  },
  {
    change: { kind: 'moveTask', input: { id: 'card', columnId: 'done' } },
    kind: 'TASK_MOVED',
    subjectId: 'card',
    title: 'Draft',
    changes: [from('column', 'To do', 'Done')],
  },
  {
    change: { kind: 'deleteTask', input: { id: 'card' } },
    kind: 'TASK_DELETED',
    subjectId: 'card',
    title: 'Draft',
    changes: [],
  },
  {
    change: { kind: 'restoreTask', input: { id: 'archived' } },
    kind: 'TASK_RESTORED',
    subjectId: 'archived',
    title: 'Old',
    changes: [],
  },
  {
    change: { kind: 'purgeTask', input: { id: 'archived' } },
    kind: 'TASK_PURGED',
    subjectId: 'archived',
    title: 'Old',
    changes: [from('title', 'Old', null)],
  },
  {
    change: { kind: 'createBoardUser', input: { id: 'ann', name: 'Ann' } },
    kind: 'BOARD_USER_CREATED',
    subjectId: 'ann',
    title: 'Ann',
    changes: [from('name', null, 'Ann')],
  },
  {
    change: { kind: 'updateBoardUser', input: { id: 'zoe', name: 'Zoë' } },
    kind: 'BOARD_USER_UPDATED',
    subjectId: 'zoe',
    title: 'Zoë',
    changes: [from('name', 'Zoe', 'Zoë')],
  },
  {
    change: { kind: 'setMemberRole', input: { id: 'bob', role: 'viewer' } },
    kind: 'BOARD_USER_UPDATED',
    subjectId: 'bob',
    title: 'Bob',
    changes: [from('role', 'editor', 'viewer')],
  },
  {
    change: { kind: 'removeMember', input: { id: 'bob' } },
    kind: 'BOARD_USER_UPDATED',
    subjectId: 'bob',
    title: 'Bob',
    changes: [from('role', 'editor', null)],
  },
  {
    change: { kind: 'deleteBoardUser', input: { id: 'zoe' } },
    kind: 'BOARD_USER_DELETED',
    subjectId: 'zoe',
    title: 'Zoe',
    changes: [from('name', 'Zoe', null)],
  },
  {
    change: { kind: 'createColumn', input: { id: 'later', name: 'Later', color: 'blue' } },
    kind: 'COLUMN_CHANGED',
    subjectId: 'later',
    title: 'Later',
    changes: [from('name', null, 'Later'), from('color', null, 'blue')],
  },
  {
    change: { kind: 'updateColumn', input: { id: 'done', name: 'Finished', color: null } },
    kind: 'COLUMN_CHANGED',
    subjectId: 'done',
    title: 'Finished',
    changes: [from('name', 'Done', 'Finished'), from('color', 'green', null)],
  },
  {
    change: { kind: 'moveColumn', input: { id: 'done', before: 'todo' } },
    kind: 'COLUMN_CHANGED',
    subjectId: 'done',
    title: 'Done',
    changes: [],
  },
  {
    change: { kind: 'deleteColumn', input: { id: 'done', moveTo: 'todo' } },
    kind: 'COLUMN_DELETED',
    subjectId: 'done',
    title: 'Done',
    changes: [from('name', 'Done', null), from('color', 'green', null), from('column', null, 'To do')],
  },
  {
    change: { kind: 'createLabel', input: { id: 'idea', name: 'Idea', color: 'blue' } },
    kind: 'LABEL_CHANGED',
    subjectId: 'idea',
    title: 'Idea',
    changes: [from('name', null, 'Idea'), from('color', null, 'blue')],
  },
  {
    change: { kind: 'updateLabel', input: { id: 'label', name: 'Now' } },
    kind: 'LABEL_CHANGED',
    subjectId: 'label',
    title: 'Now',
    changes: [from('name', 'Urgent', 'Now')],
  },
  {
    change: { kind: 'deleteLabel', input: { id: 'label' } },
    kind: 'LABEL_DELETED',
    subjectId: 'label',
    title: 'Urgent',
    changes: [from('name', 'Urgent', null), from('color', 'red', null)],
  },
  {
    change: { kind: 'renameBoard', input: { name: 'Later' } },
    kind: 'BOARD_CHANGED',
    subjectId: 'own',
    title: 'Later',
    changes: [from('name', 'Plans', 'Later')],
  },
  {
    change: { kind: 'deleteBoard', input: {} },
    kind: 'BOARD_CHANGED',
    subjectId: 'own',
    title: 'Plans',
    changes: [],
  },
];

test.each(told)('$change.kind is told as $kind', ({ change, ...expected }) => {
  const { kind, subjectId } = expected;
  const taskId = kind.startsWith('TASK_') ? subjectId : null;
  const isDeleted = kind === 'BOARD_CHANGED' ? change.kind === 'deleteBoard' : null;
  expect(openBoard()(change)).toEqual([{ ...expected, taskId, isDeleted }]);
});

test('Every kind of activity is told of some change', () => {
  expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(Object.values(BoardActivityKind)));
});

test('A user who joins is told as a new person, also if they were a name on the board before', () => {
  const join = (id: string, isClaimed: boolean, accountId: string) =>
    openBoard()(
      { kind: 'joinBoard', input: { id, name: 'Ann', role: 'editor', isClaimed, invitationId: 'link' } },
      accountId,
    );
  const role = from('role', null, 'editor');
  expect(join('ann', false, 'ann')).toMatchObject([
    { kind: 'BOARD_USER_CREATED', title: 'Ann', changes: [from('name', null, 'Ann'), role] },
  ]);
  expect(join('zoe', true, 'ann')).toMatchObject([
    { kind: 'BOARD_USER_CREATED', title: 'Zoe', changes: [role] },
  ]);
  expect(join('ann', false, 'bob')).toEqual([]);
});

test.each<NewChange>([
  { kind: 'moveTask', input: { id: 'card', columnId: 'todo', after: 'other' } },
  { kind: 'moveChecklistItem', input: ofItem },
  { kind: 'updateTask', input: { id: 'card', title: 'Draft', assignees: { add: ['zoe'] } } },
  { kind: 'updateBoardUser', input: { id: 'zoe', name: 'Zoe' } },
  { kind: 'renameBoard', input: { name: 'Plans' } },
])('$kind isn’t told if cards, people and the board look as before', (change) => {
  expect(openBoard()(change)).toEqual([]);
});

test('A change of several cards is told of each, except of the cards that stay as they were', () => {
  const change = openBoard();
  const ids = { id: 'card', otherIds: ['other'] };
  const tell = (one: NewChange) => change(one).map(({ kind, subjectId }) => `${kind} ${subjectId}`);
  const ofBoth = (kind: BoardActivityKind) => [`${kind} card`, `${kind} other`];
  expect(tell({ kind: 'updateTask', input: { ...ids, title: 'Draft' } })).toEqual(['TASK_UPDATED other']);
  expect(tell({ kind: 'moveTask', input: { ...ids, columnId: 'done' } })).toEqual(ofBoth('TASK_MOVED'));
  expect(tell({ kind: 'deleteTask', input: ids })).toEqual(ofBoth('TASK_DELETED'));
  expect(tell({ kind: 'restoreTask', input: ids })).toEqual(ofBoth('TASK_RESTORED'));
});

test('A person who is put back is told with the cards that they get back', () => {
  const change = openBoard();
  change({ kind: 'deleteBoardUser', input: { id: 'zoe' } });
  const returned = change({ kind: 'restoreBoardUser', input: { id: 'zoe', name: 'Zoe', taskIds: ['card'] } });
  const byKind = new Map(returned.map((activity) => [activity.kind, activity]));
  expect(byKind.get('BOARD_USER_CREATED')).toMatchObject({ subjectId: 'zoe', title: 'Zoe' });
  expect(byKind.get('TASK_UPDATED')).toMatchObject({
    subjectId: 'card',
    changes: [from('assignees', null, 'Zoe')],
  });
});

test('A moved column is told, and not the columns that make room for it', () => {
  const change = openBoard();
  change({ kind: 'createColumn', input: { id: 'new', name: 'New' } });
  change({ kind: 'createColumn', input: { id: 'newer', name: 'Newer' } });
  const order = ['todo', 'done', 'new', 'newer'];
  for (let count = 0; count < 100; count += 1) {
    const [first = '', second = '', third = '', last = ''] = order;
    const isLeft = count % 2 === 0;
    const input = isLeft ? { id: first, before: third } : { id: last, after: second };
    expect(change({ kind: 'moveColumn', input })).toMatchObject([{ subjectId: input.id }]);
    order.splice(0, 4, ...(isLeft ? [second, first, third, last] : [first, second, last, third]));
  }
});
