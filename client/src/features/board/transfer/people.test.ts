import { expect, test } from 'vitest';
import { suggestMapping } from './csv-fields.ts';
import { readTable } from './csv-table.ts';
import { findQuestions } from './read-csv.ts';
import { notesOf, readCsvText, readSmallTrello, workOfPeople } from './testing/foreign-boards.ts';

const comment = (text: string, change: object) => ({
  type: 'commentCard',
  date: '2024-01-10T09:00:00.000Z',
  data: { text, card: { id: 'card0' } },
  ...change,
});
const jo = { id: 'm1', fullName: 'Jo Miller', username: 'jo1' };
const otherJo = { id: 'm2', fullName: 'Jo Miller', username: 'jo2' };
const cards = [{ idMembers: ['m1'] }, { idMembers: ['m2'] }];

test.each<[string, object, string[]]>([
  [
    'two members of one name have their own cards and comments',
    {
      members: [jo, otherJo],
      actions: [
        comment('Mine', { idMemberCreator: 'm1', memberCreator: jo }),
        comment('Yours', { idMemberCreator: 'm2', memberCreator: otherJo }),
      ],
    },
    ['Jo Miller | Card 1 | Mine', 'Jo Miller | Card 2 | Yours'],
  ],
  [
    'a comment has the author that only its id names',
    { members: [jo, otherJo], actions: [comment('Yours', { idMemberCreator: 'm2' })] },
    ['Jo Miller | Card 1', 'Jo Miller | Card 2 | Yours'],
  ],
  [
    'a member who was renamed is one person',
    {
      members: [jo, otherJo],
      actions: [comment('Mine', { memberCreator: { id: 'm1', fullName: 'Jo Baker', username: 'jo1' } })],
    },
    ['Jo Miller | Card 1 | Mine', 'Jo Miller | Card 2'],
  ],
  [
    'a member who left has the name and cards that an earlier change names',
    { members: [jo], actions: [{ type: 'addMemberToBoard', member: { id: 'm2', fullName: 'Al King' } }] },
    ['Jo Miller | Card 1', 'Al King | Card 2'],
  ],
  [
    'two authors without a name stay two people',
    {
      members: [jo, otherJo],
      actions: [comment('One', { idMemberCreator: 'm8' }), comment('Two', { idMemberCreator: 'm9' })],
    },
    ['Jo Miller | Card 1', 'Jo Miller | Card 2', 'Former member | One', 'Former member | Two'],
  ],
  [
    'a member without a full name has the user name',
    { members: [{ id: 'm1', fullName: '', username: 'jo1' }, otherJo] },
    ['jo1 | Card 1', 'Jo Miller | Card 2'],
  ],
])('In a Trello export, %s', (_what, parts, people) => {
  expect(workOfPeople(readSmallTrello(cards, parts).board)).toEqual(people);
});

test('The receipt names people of one name', () => {
  const { receipt } = readSmallTrello(cards, { members: [jo, otherJo] });
  expect(notesOf(receipt)).toEqual(['changed: People of one name (1): Jo Miller']);
});

test.each<[string, string, string[]]>([
  [
    'a name with a comma and brackets',
    'Title,Assignee\nA,"Miller, Jo (Student)"',
    ['Miller, Jo (Student) | A'],
  ],
  [
    'two names with commas and brackets',
    'Title,Assignee\nA,"Miller, Jo (Student), King, Al (Teacher)"',
    ['Miller, Jo (Student) | A', 'King, Al (Teacher) | A'],
  ],
  [
    'user names of Trello, which keep people of one name apart',
    'Card Name,Members\nA,"Jo Miller (jo1), Al (al)"\nB,Jo Miller (jo2)',
    ['Jo Miller | A', 'Al | A', 'Jo Miller | B'],
  ],
  [
    'mail addresses',
    'Title,Assignee\nA,"Miller, Jo <jo@school.example>"\nB,Jo <jo2@school.example>',
    ['Miller, Jo | A', 'Jo | B'],
  ],
  [
    'ids of Jira in a column of their own',
    'Summary,Assignee,Assignee Id\nA,Jo Miller,5b1\nB,Jo Miller,5b2\nC,"Miller, Al",5b3',
    ['Jo Miller | A', 'Jo Miller | B', 'Miller, Al | C'],
  ],
  [
    'a comment of Jira by the id of its author',
    'Summary,Assignee,Assignee Id,Comment\nA,Jo Miller,5b1,\nB,Jo Miller,5b2,10/Jan/24 9:30 AM;5b1;Fresh!',
    ['Jo Miller | A | Fresh!', 'Jo Miller | B'],
  ],
  [
    'brackets that several people have',
    'Title,Owner\nA,Jo (external)\nB,Al (external)',
    ['Jo (external) | A', 'Al (external) | B'],
  ],
  ['a list, because a name of it is elsewhere', 'Title,Owner\nA,"Jo, Al"\nB,Al', ['Jo | A', 'Al | A | B']],
  ['full names', 'Title,Person\nA,"Jo Miller, Al King"', ['Jo Miller | A', 'Al King | A']],
  [
    'semicolons of Planner',
    'Task Name,Assigned To\nA,"Miller, Jo;King, Al"',
    ['Miller, Jo | A', 'King, Al | A'],
  ],
])('In a table, people are read from %s', (_what, text, people) => {
  expect(workOfPeople(readCsvText(text).board)).toEqual(people);
});

test('The user is asked whether a comma separates people, if no cell tells it', () => {
  const text = 'Title,Assignee\nA,"Miller, Jo"\nB,"King, Al, Miller, Jo"';
  const table = readTable(text);
  expect(findQuestions(table, suggestMapping(table.header))).toEqual({ people: 'Miller, Jo' });
  expect(() => readCsvText(text)).toThrow('Choose whether a comma separates several people.');
  expect(workOfPeople(readCsvText(text, { nameOrder: 'last name first' }).board)).toEqual([
    'Miller, Jo | A | B',
    'King, Al | B',
  ]);
  expect(readCsvText(text, { nameOrder: 'several people' }).board.people).toHaveLength(4);
});

test('More people than a board has room for keep their comments, with their names', () => {
  const members = Array.from({ length: 600 }, (_, index) => ({
    id: `m${index}`,
    fullName: `Member ${index}`,
  }));
  const actions = [
    comment('Last', { idMemberCreator: 'm599' }),
    comment('First', { idMemberCreator: 'm598' }),
  ];
  const { board, receipt } = readSmallTrello([{}], {
    members,
    actions: [...actions, ...members.slice(0, 550).map(({ id }) => comment('Hi', { idMemberCreator: id }))],
  });
  expect(board.people).toHaveLength(499);
  expect(board.cards[0]?.comments.map(({ text }) => text)).toContain('Member 599: Last');
  expect(receipt.notes.find(({ what }) => what === 'Further people')?.count).toBe(102);
});
