import { expect, test } from 'vitest';
import { card } from '../testing/fake-board.ts';
import { createCardMatcher, type Filter, noFilter, unassigned } from './card-filter.ts';

// 2026-11-26 is a Thursday.
const cards = [
  card('plain', { title: 'Crème brûlée', number: 1 }),
  card('late', { title: 'Late #12', number: 2, dueOn: '2026-11-25', assigneeIds: ['ada'] }),
  card('now', { title: 'Now', number: 12, dueOn: '2026-11-26', labelIds: ['urgent', 'deleted'] }),
  card('sunday', { title: 'Sunday', number: 120, dueOn: '2026-11-29', assigneeIds: ['grace', 'ada'] }),
  card('over', { title: 'Over', number: 5, dueOn: '2026-11-24', doneOn: '2026-11-20' }),
  card('later', { title: 'Later', number: 4, dueOn: '2026-11-30', assigneeIds: ['gone'] }),
];
const known = {
  isPerson: (id: string) => id === 'ada' || id === 'grace',
  isLabel: (id: string) => id === 'urgent',
};

test.each<[filter: string, fields: Partial<Filter>, ids: string]>([
  ['nothing', {}, 'plain late now sunday over later'],
  ['words, without case and accents', { text: ' BRU creme ' }, 'plain'],
  ['words of which one is missing', { text: 'creme fraiche' }, ''],
  ['a number', { text: ' #12' }, 'now'],
  ['text that looks like no number', { text: '# 12' }, 'late'],
  ['words in texts that the server knows', { text: 'over', found: new Set(['now']) }, 'now over'],
  [
    'words in texts, among a person’s cards',
    { text: 'x', found: new Set(['now', 'late']), assignee: 'ada' },
    'late',
  ],
  ['one of several assignees', { assignee: 'ada' }, 'late sunday'],
  ['an assignee who was removed', { assignee: 'gone' }, ''],
  ['no assignee, which removed people aren’t', { assignee: unassigned }, 'plain now over later'],
  ['a label', { label: 'urgent' }, 'now'],
  ['a label that was deleted', { label: 'deleted' }, ''],
  ['due before today', { due: 'overdue' }, 'late'],
  ['done', { done: 'yes' }, 'over'],
  ['not done', { done: 'no', assignee: 'ada' }, 'late sunday'],
  ['done since a day', { doneSince: '2026-11-20', text: 'over' }, 'over'],
  ['done before a day', { doneSince: '2026-11-21', text: 'over' }, ''],
  ['due today', { due: 'today' }, 'now'],
  ['due from today to Sunday', { due: 'week' }, 'now sunday'],
  ['no due day', { due: 'none' }, 'plain'],
  ['all of several', { due: 'week', assignee: 'ada' }, 'sunday'],
  ['several of which one doesn’t match', { due: 'week', assignee: 'ada', text: 'now' }, ''],
])('Finds cards by %s', (_, fields, ids) => {
  const matches = createCardMatcher({ ...noFilter, today: '2026-11-26', ...fields }, known);
  expect(
    cards
      .filter(matches)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(ids);
});

test('The days that match depend on today', () => {
  const find = (today: string) =>
    cards.filter(createCardMatcher({ ...noFilter, due: 'overdue', today }, known)).map(({ id }) => id);
  expect(find('2026-11-27')).toEqual(['late', 'now']);
  expect(find('2026-12-01')).toEqual(['late', 'now', 'sunday', 'later']);
});
