import { noDetails } from '@canary/board/details';
import { describe, expect, test } from 'vitest';
import { readTrello } from './read-trello.ts';
import type { Receipt } from './receipt.ts';
import { trelloBoard2015, trelloBoard2019, trelloBoard2026, trelloIds } from './testing/trello-fixtures.ts';

const read = (value: unknown) => readTrello(value, { timeZone: 'Europe/Vienna' });
const notesOf = ({ notes }: Receipt) =>
  notes.map(({ outcome, what, count }) => `${outcome}: ${what} (${count})`).toSorted();
const countsOf = ({ counts }: Receipt) =>
  counts.map(({ what, found, imported }) => `${what}: ${imported} of ${found}`);

/** An export of 2019 with a changed first card. */
function boardWithCard(change: object) {
  const board = trelloBoard2019();
  const [card, ...cards] = board['cards'] as object[];
  return { ...board, cards: [{ ...card, ...change }, ...cards] };
}

describe('An export of 2015', () => {
  test('is imported with labels and checklists that only its cards name', () => {
    const { board } = read(trelloBoard2015());
    expect(board.columns.map(({ name }) => name)).toEqual(['To do', 'Doing']);
    expect(board.labels).toEqual([{ id: 'l1', name: 'Bug', color: 'green' }]);
    expect(board.people).toEqual([{ id: 'p1', name: 'Ada' }]);
    expect(board.cards.map(({ title }) => title)).toEqual(['Pasta', 'Sauce']);
    expect(board.cards[0]).toEqual({
      number: 1,
      title: 'Pasta',
      description: '',
      column: 'c1',
      labels: ['l1'],
      assignees: ['p1'],
      ...noDetails,
      checklist: [{ text: 'Flour', isDone: true }],
      comments: [{ author: 'p1', createdAt: '2015-02-14T06:28:58.959Z', editedAt: null, text: 'Fresh!' }],
      isArchived: false,
    });
  });

  test('loses nothing', () => {
    expect(read(trelloBoard2015()).receipt.notes).toEqual([]);
  });
});

describe('An export of 2019', () => {
  test('is imported with all that a card can hold', () => {
    const { board } = read(trelloBoard2019());
    expect(board.name).toBe('Kitchen 2019');
    expect(board.labels).toEqual([
      { id: 'l1', name: 'Bug', color: 'red' },
      { id: 'l2', name: 'Sky', color: 'teal' },
    ]);
    expect(board.cards.map(({ title, column, isArchived }) => ({ title, column, isArchived }))).toEqual([
      { title: 'Party', column: 'c1', isArchived: true },
      { title: 'Pasta', column: 'c2', isArchived: false },
      { title: 'Sauce', column: 'c2', isArchived: true },
    ]);
    expect(board.cards[1]).toEqual({
      number: 7,
      title: 'Pasta',
      description: 'Ready at *eight*\n\nFiles that weren’t imported:\n- pasta.png',
      column: 'c2',
      labels: ['l1', 'l2'],
      assignees: ['p2', 'p1'],
      dueOn: '2019-06-13',
      doneOn: expect.any(String),
      checklist: [
        { text: 'Shopping: Flour', isDone: true },
        { text: 'Shopping: Salt', isDone: false },
        { text: 'Steps: Boil', isDone: false },
      ],
      comments: [
        { author: 'p2', createdAt: '2019-06-03T09:00:00.000Z', editedAt: null, text: 'Who cooks?' },
        {
          author: 'p2',
          createdAt: '2019-06-05T20:20:26.815Z',
          editedAt: '2019-06-05T20:21:21.360Z',
          text: 'With basil',
        },
      ],
      isArchived: false,
    });
  });

  test('has a receipt of what was imported, and what not', () => {
    const { receipt } = read(trelloBoard2019());
    expect(countsOf(receipt)).toEqual([
      'columns: 2 of 3',
      'cards: 1 of 1',
      'archived cards: 2 of 2',
      'labels: 2 of 3',
      'people: 2 of 2',
      'descriptions: 1 of 1',
      'due days: 1 of 1',
      'done cards: 1 of 1',
      'checklist items: 3 of 4',
      'comments: 2 of 6',
    ]);
    expect(notesOf(receipt)).toEqual([
      'changed: Colours of labels (1)',
      'changed: Further checklists (1)',
      'changed: Labels without a name (1)',
      'changed: Times of due dates (1)',
      'left out: Archived lists (1)',
      'left out: Assignees who left the board (1)',
      'left out: Attached files (1)',
      'left out: Checklists of deleted cards (1)',
      'left out: Comments of deleted cards (1)',
      'left out: Comments that the file lacks (3)',
      'left out: Covers (1)',
      'left out: Custom fields (1)',
      'left out: Data of Power-Ups (1)',
      'left out: Description of the board (1)',
      'left out: Earlier changes (1)',
      'left out: Places (1)',
      'left out: Power-Ups (1)',
      'left out: Unused labels without a name (1)',
      'left out: Votes (2)',
    ]);
    expect(receipt.notes.find(({ what }) => what === 'Votes')).toEqual({
      outcome: 'left out',
      what: 'Votes',
      count: 2,
      reason: 'Cards have no votes.',
      examples: ['Pasta'],
    });
  });
});

test('An export of 2026 is imported with colours of lists, and shades become colours', () => {
  const { board, receipt } = read(trelloBoard2026());
  expect(board.columns.map(({ color }) => color)).toEqual(['purple', null]);
  expect(board.labels).toEqual([{ id: 'l1', name: 'Bug', color: 'green' }]);
  expect(notesOf(receipt)).toEqual([
    'changed: Colours of labels (1)',
    'changed: Template cards (1)',
    'changed: Times of due dates (1)',
    'left out: Covers (1)',
    'left out: Due dates and members of checklist items (1)',
    'left out: Start dates (1)',
  ]);
});

test.each([
  ['its day of completion', { dueComplete: true, dateCompleted: '2025-03-01T12:00:00.000Z' }, '2025-03-01'],
  ['its last activity', { dueComplete: true, dateLastActivity: '2024-02-01T12:00:00.000Z' }, '2024-02-01'],
  ['nothing', { dueComplete: false, dateLastActivity: '2024-02-01T12:00:00.000Z' }, null],
])('A card is done by %s', (_, fields, day) => {
  expect(readTrello(boardWithCard(fields), { timeZone: 'UTC' }).board.cards[0]?.doneOn).toBe(day);
});

test('A due date becomes the day in the user’s time zone', () => {
  const board = boardWithCard({ due: '2019-06-12T22:30:00.000Z' });
  const day = (timeZone: string) => readTrello(board, { timeZone }).board.cards[0]?.dueOn;
  expect([day('UTC'), day('Asia/Tokyo'), day('America/Los_Angeles')]).toEqual([
    '2019-06-12',
    '2019-06-13',
    '2019-06-12',
  ]);
});

test('Texts that are too long for their field go on in the description', () => {
  const name = `${'Long '.repeat(70)}end`;
  const checkItems = Array.from({ length: 102 }, (_, index) => ({
    name: index === 0 ? 'x'.repeat(301) : `Item ${index}`,
    state: 'complete',
    pos: index,
  }));
  const board = {
    ...boardWithCard({ name, desc: 'Hello' }),
    checklists: [{ id: 'c', name: 'List', idCard: trelloIds.party, pos: 1, checkItems }],
  };
  const { board: imported, receipt } = read(board);
  const [card] = imported.cards;
  expect([...(card?.title ?? '')].length).toBeLessThanOrEqual(300);
  expect(card?.checklist.length).toBe(100);
  expect(card?.checklist[0]?.text).toBe(`${'x'.repeat(299)}…`);
  expect(card?.description).toBe(
    `Hello\n\nTitle: ${name}\n\n- [x] ${'x'.repeat(301)}\n- [x] Item 100\n- [x] Item 101`,
  );
  expect(notesOf(receipt)).toEqual(
    expect.arrayContaining([
      'changed: Long titles (1)',
      'changed: Long checklist items (1)',
      'changed: Long checklists (2)',
    ]),
  );
});

test('A long comment is split, and no word of it is lost', () => {
  const text = `${'word '.repeat(2_000)}👩‍💻`;
  const action = {
    type: 'commentCard',
    date: '2019-06-02T09:00:00.000Z',
    data: { text, card: { id: trelloIds.party } },
  };
  const { board, receipt } = read({ ...trelloBoard2019(), actions: [action] });
  const comments = board.cards[0]?.comments ?? [];
  expect(comments.length).toBe(3);
  expect(comments.map((comment) => comment.text).join(' ')).toBe(text);
  expect(board.people.find(({ id }) => id === comments[0]?.author)?.name).toBe('Former member');
  expect(notesOf(receipt)).toContain('changed: Long comments (1)');
});

test('A comment without a text is left out', () => {
  const action = {
    type: 'copyCommentCard',
    date: '2019-06-02T09:00:00.000Z',
    data: { card: { id: trelloIds.party } },
  };
  const { board, receipt } = read({ ...trelloBoard2019(), actions: [action] });
  expect(board.cards[0]?.comments).toEqual([]);
  expect(notesOf(receipt)).toContain('left out: Empty comments (1)');
});

test('Only the most used labels are imported if there are too many', () => {
  const labels = Array.from({ length: 60 }, (_, index) => ({
    id: `label${index}`,
    name: `Label ${index}`,
    color: null,
  }));
  const { board, receipt } = read({ ...boardWithCard({ idLabels: ['label59'] }), labels });
  expect(board.labels).toHaveLength(50);
  expect(board.labels[0]).toEqual({ id: 'l1', name: 'Label 59', color: 'gray' });
  expect(notesOf(receipt)).toContain('left out: Further labels (12)');
});

test('A number that two cards have is given to the first one', () => {
  const { board, receipt } = read(boardWithCard({ idShort: 8 }));
  expect(board.cards.map(({ number }) => number)).toEqual([8, 7, 1]);
  expect(receipt.notes.find(({ what }) => what === 'Numbers of cards')?.examples).toEqual([
    '8 became 1 (Sauce)',
  ]);
});

test('A checklist that two cards claim goes to one card', () => {
  const board = trelloBoard2015();
  const cards = (board['cards'] as object[]).map((card) => ({
    ...card,
    idChecklists: [trelloIds.shopping, trelloIds.shopping],
  }));
  const items = read({ ...board, cards }).board.cards.map(({ checklist }) => checklist.length);
  expect(items.toSorted()).toEqual([0, 1]);
});

test.each<[string, unknown]>([
  ['a list', [trelloBoard2015()]],
  ['null', null],
  ['cards and lists that are none', { name: 'a', lists: 7, cards: {} }],
])('A file with %s is no board', (_what, value) => {
  expect(() => read(value)).toThrow('This JSON file is neither a Trello board nor an exported board.');
});

test('A board without lists has a column', () => {
  expect(read({ name: 'Empty', lists: [], cards: [] }).board.columns).toEqual([
    { id: 'c1', name: 'To do', color: null },
  ]);
});
