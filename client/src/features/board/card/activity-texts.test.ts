import { expect, test } from 'vitest';
import { type Activity, describeActivity } from './activity-texts.ts';

type Change = Activity['changes'][number];

const change = (field: Change['field'], from: string | null, to: string | null): Change => ({
  field,
  from,
  to,
});
const describeOne = (kind: Activity['kind'], ...changes: Change[]) =>
  describeActivity({ kind, changes }, (day) => `day ${day}`);

test.each([
  ['TASK_CREATED', 'added this card'],
  ['TASK_DELETED', 'archived this card'],
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
  ['dueOn', null, '2026-11-30', ['set the due date to day 2026-11-30']],
  ['dueOn', '2026-11-30', null, ['removed the due date, day 2026-11-30']],
  ['dueOn', '2026-11-30', '2026-12-01', ['changed the due date from day 2026-11-30 to day 2026-12-01']],
  ['description', null, '', ['added the description']],
  ['description', '', '', ['changed the description']],
  ['description', '', null, ['removed the description']],
  ['comment', null, '', ['commented']],
  ['comment', '', '', ['edited a comment']],
  ['comment', '', null, ['deleted a comment']],
  ['checklist', 'Oat', '✓ Oat', ['ticked ‘Oat’']],
  ['checklist', '✓ Oat', 'Oat', ['unticked ‘Oat’']],
  ['checklist', null, 'Oat\nRice', ['added the item ‘Oat’', 'added the item ‘Rice’']],
  ['checklist', '✓ Oat\nRice', null, ['removed the item ‘Oat’', 'removed the item ‘Rice’']],
  ['checklist', '✓ Oat', '✓ Rice', ['changed the item ‘Oat’ to ‘Rice’']],
] as const)('A change of %s from %j to %j is %j', (field, from, to, texts) => {
  expect(describeOne('TASK_UPDATED', change(field, from, to))).toEqual(texts);
});
