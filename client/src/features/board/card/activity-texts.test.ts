import { expect, test } from 'vitest';
import { type Activity, describeActivity } from './activity-texts.ts';

type Change = Activity['changes'][number];

const change = (field: Change['field'], from: string | null, to: string | null): Change => ({
  field,
  from,
  to,
});
const entry = { subjectId: 'bo', title: 'Bo', isDeleted: null };
const describeOne = (kind: Activity['kind'], ...changes: Change[]) =>
  describeActivity({ ...entry, kind, changes, actor: { id: 'ada', name: 'Ada' } });

test.each([
  ['TASK_CREATED', 'added this card'],
  ['TASK_DELETED', 'archived this card'],
  ['TASK_PURGED', 'deleted this card for good'],
  ['TASK_RESTORED', 'restored this card'],
  ['TASK_UPDATED', 'changed this card'],
] as const)('%s is ‘%s’', (kind, text) => {
  expect(describeOne(kind)).toEqual([text]);
});

test.each([
  ['title', 'Milk', 'Oat milk', ['changed the title from ‘Milk’ to ‘Oat milk’']],
  ['column', 'To do', 'Done', ['moved the card from ‘To do’ to ‘Done’']],
  ['assignees', 'Ada\nBo', 'Bo\nZoë', ['assigned ‘Zoë’', 'unassigned ‘Ada’']],
  ['labels', null, 'Urgent', ['added the label ‘Urgent’']],
  ['labels', 'Urgent', null, ['removed the label ‘Urgent’']],
  ['dueOn', null, '2026-11-30', ['set the due date to Nov 30, 2026']],
  ['dueOn', '2026-11-30', null, ['removed the due date, Nov 30, 2026']],
  ['dueOn', '2026-11-30', '2026-12-01', ['changed the due date from Nov 30, 2026 to Dec 1, 2026']],
  ['doneOn', null, '2026-11-30', ['marked the card as done']],
  ['doneOn', '2026-11-30', null, ['marked the card as not done']],
  ['description', null, '', ['added the description']],
  ['description', '', '', ['changed the description']],
  ['description', '', null, ['removed the description']],
  ['comment', null, '', ['commented']],
  ['comment', '', '', ['edited a comment']],
  ['comment', '', null, ['deleted a comment']],
  ['done', null, 'Oat', ['ticked ‘Oat’']],
  ['done', 'Oat', null, ['unticked ‘Oat’']],
  ['checklist', null, '✓ Oat', ['added the item ‘✓ Oat’']],
  ['checklist', 'Oat', null, ['removed the item ‘Oat’']],
  ['checklist', 'Oat', 'Rice', ['changed the item ‘Oat’ to ‘Rice’']],
] as const)('A change of %s from %j to %j is %j', (field, from, to, texts) => {
  expect(describeOne('TASK_UPDATED', change(field, from, to))).toEqual(texts);
});

test('More than five items of a checklist are told by their number, beside what else has changed', () => {
  const added = ['a', 'b', 'c', 'd', 'e', 'f'].map((item) => change('checklist', null, item));
  expect(describeOne('TASK_UPDATED', ...added.slice(1))).toHaveLength(5);
  const removed = ['x', 'y'].map((item) => change('checklist', item, null));
  const texts = describeOne('TASK_UPDATED', change('title', 'A', 'B'), ...added, ...removed);
  expect(texts).toEqual([
    'changed the title from ‘A’ to ‘B’',
    'removed the item ‘x’',
    'removed the item ‘y’',
    'added 6 items',
  ]);
});

test.each([
  ['BOARD_USER_CREATED', [change('name', null, 'Bo')], 'added ‘Bo’'],
  ['BOARD_USER_CREATED', [change('role', null, 'editor')], 'joined the board as an editor'],
  ['BOARD_USER_UPDATED', [change('name', 'Bob', 'Bo')], 'renamed ‘Bob’ to ‘Bo’'],
  [
    'BOARD_USER_UPDATED',
    [change('role', 'editor', 'viewer')],
    'changed the role of ‘Bo’ from editor to viewer',
  ],
  ['BOARD_USER_UPDATED', [change('role', 'editor', null)], 'ended the membership of ‘Bo’'],
  ['BOARD_USER_DELETED', [change('name', 'Bo', null)], 'removed ‘Bo’'],
  ['COLUMN_CHANGED', [change('name', null, 'Bo'), change('color', null, 'red')], 'added the column ‘Bo’'],
  ['COLUMN_CHANGED', [change('name', 'To do', 'Bo')], 'renamed the column ‘To do’ to ‘Bo’'],
  [
    'COLUMN_CHANGED',
    [change('color', 'red', null)],
    'changed the colour of the column ‘Bo’ from red to none',
  ],
  ['COLUMN_CHANGED', [change('marksDone', null, 'yes')], 'started marking cards in the column ‘Bo’ as done'],
  ['COLUMN_CHANGED', [change('marksDone', 'yes', null)], 'stopped marking cards in the column ‘Bo’ as done'],
  ['COLUMN_CHANGED', [], 'moved the column ‘Bo’'],
  [
    'COLUMN_DELETED',
    [change('name', 'Bo', null), change('column', null, 'Done')],
    'deleted the column ‘Bo’, moved its cards to ‘Done’',
  ],
  ['LABEL_CHANGED', [change('name', 'Urgent', 'Bo')], 'renamed the label ‘Urgent’ to ‘Bo’'],
  ['LABEL_DELETED', [change('name', 'Bo', null)], 'deleted the label ‘Bo’'],
  ['BOARD_CHANGED', [change('name', 'Home', 'Bo')], 'renamed the board from ‘Home’ to ‘Bo’'],
] as const)('%s with the changes %j is ‘%s’', (kind, changes, text) => {
  expect(describeOne(kind, ...changes).join(', ')).toBe(text);
});

test.each([
  [
    'A member who ends their own membership left the board, also under a new name',
    'bo',
    'Bob',
    'left the board',
  ],
  [
    'A member who removes another one of the same name didn’t leave',
    'ada',
    'Bo',
    'ended the membership of ‘Bo’',
  ],
])('%s', (_title, id, name, text) => {
  const changes = [change('role', 'editor', null)];
  const ending = { ...entry, kind: 'BOARD_USER_UPDATED', changes } as const;
  expect(describeActivity({ ...ending, actor: { id, name } })).toEqual([text]);
});

test.each([
  ['deleted', true],
  ['restored', false],
])('Whether a board was %s is told', (what, isDeleted) => {
  const change = { ...entry, kind: 'BOARD_CHANGED', actor: null, isDeleted, changes: [] } as const;
  expect(describeActivity(change)).toEqual([`${what} the board`]);
});
