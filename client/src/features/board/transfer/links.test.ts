import { expect, test } from 'vitest';
import type { BoardFile } from './board-file.ts';
import { readBoardFile } from './read-board-file.ts';
import { newAddress, notesOf, readCsvText, readSmallTrello } from './testing/foreign-boards.ts';

const link = (name: string, url: string) => ({ name, url, isUpload: false });
const milk = { shortLink: 'aaaaaaa1', name: 'Milk' };
const linkToMilk = (change: object) => readSmallTrello([milk, change]).board.cards[1];

test.each<[string, object, string]>([
  ['a link', link('Recipe', 'https://example.com/pasta'), 'Links:\n- [Recipe](https://example.com/pasta)'],
  [
    'a link that is its own name',
    link('https://example.com/a', 'https://example.com/a'),
    'Links:\n- <https://example.com/a>',
  ],
  [
    'an address with brackets and a name with signs',
    link('*A* [1]', 'https://example.com/a_(b)?c&copy;=1'),
    'Links:\n- [\\*A\\* \\[1\\]](<https://example.com/a_(b)?c&amp;copy;=1>)',
  ],
  ['a mail address', link('Ada', 'mailto:ada@example.com'), 'Links:\n- [Ada](mailto:ada@example.com)'],
  [
    'an address that no link has',
    link('Plan', 'file:///home/plan.txt'),
    'Links:\n- Plan file:///home/plan.txt',
  ],
  [
    'an upload',
    { name: 'pasta.png', url: 'https://trello.com/1/cards/c/attachments/a/pasta.png', isUpload: true },
    'Files that weren’t imported:\n- pasta.png',
  ],
  [
    'an upload of 2013',
    { name: 'old.png', url: 'https://trello-attachments.s3.amazonaws.com/a/old.png' },
    'Files that weren’t imported:\n- old.png',
  ],
  ['a link of 2013', { name: 'Old', url: 'https://example.com/' }, 'Links:\n- [Old](https://example.com/)'],
  [
    'a card of the file',
    link('https://trello.com/c/aaaaaaa1/1-milk', 'https://trello.com/c/aaaaaaa1/1-milk'),
    `Links:\n- <${newAddress}/c/1>`,
  ],
])('An attachment that is %s is in the description', (_what, attachment, description) => {
  expect(linkToMilk({ attachments: [attachment] })?.description).toBe(description);
  expect(linkToMilk({ desc: 'Hot', attachments: [attachment] })?.description).toBe(`Hot\n\n${description}`);
});

test('Files are a list of their own below the links', () => {
  const attachments = [{ name: 'a.png', isUpload: true }, link('One', 'https://example.com/1')];
  expect(linkToMilk({ attachments })?.description).toBe(
    'Links:\n- [One](https://example.com/1)\n\nFiles that weren’t imported:\n- a.png',
  );
});

test('Links that have no room in a description are named in the receipt', () => {
  const desc = 'a'.repeat(19_950);
  const attachments = [link('One', 'https://example.com/1'), link('Two', 'https://example.com/2')];
  const { board, receipt } = readSmallTrello([{ desc, attachments }]);
  expect(board.cards[0]?.description).toBe(`${desc}\n\nLinks:\n- [One](https://example.com/1)`);
  expect(notesOf(receipt)).toContain(
    'left out: Attachments without room (1): Card 1: - [Two](https://example.com/2)',
  );
});

test.each<[string, string, string]>([
  ['an address of Trello', 'https://trello.com/c/aaaaaaa1', `${newAddress}/c/1`],
  ['an address with a title', 'See https://trello.com/c/aaaaaaa1/1-milk.', `See ${newAddress}/c/1.`],
  [
    'Markdown',
    '[Milk](https://trello.com/c/aaaaaaa1/1-milk "smartCard-inline")',
    `[Milk](${newAddress}/c/1 "smartCard-inline")`,
  ],
  ['an address of a comment', '<https://www.trello.com/c/aaaaaaa1#comment-5f>', `<${newAddress}/c/1>`],
  ['an address by the id of the card', 'http://trello.com/c/card0', `${newAddress}/c/1`],
  ['a card of another board', 'https://trello.com/c/zzzzzzz9', 'https://trello.com/c/zzzzzzz9'],
])('A link that is %s leads to the imported card, if the file has the card', (_what, text, linked) => {
  const checklists = [{ id: 'l', idCard: 'card1', name: 'Steps', checkItems: [{ name: text, state: '' }] }];
  const date = '2024-01-10T09:00:00Z';
  const actions = [{ type: 'commentCard', date, data: { text, card: { id: 'card1' } } }];
  const { board } = readSmallTrello([milk, { name: text, desc: text }], { checklists, actions });
  const { title, description, checklist, comments } = board.cards[1] ?? {};
  expect([title, description, checklist?.[0]?.text, comments?.[0]?.text]).toEqual(Array(4).fill(linked));
});

test.each<[string, string, string]>([
  [
    'an address of Trello',
    'Card Name,Card URL,Card Description\nA,https://trello.com/c/aaaaaaa1/1-a,\nB,https://trello.com/c/bbbbbbb2/2-b,https://trello.com/c/aaaaaaa1',
    `${newAddress}/c/1`,
  ],
  [
    'a key of Jira',
    'Summary,Issue key,Description\nA,FOO-7,\nB,FOO-8,(https://foo.atlassian.net/browse/FOO-7)',
    `(${newAddress}/c/1)`,
  ],
  [
    'a key of Linear',
    'ID,Title,Description\nENG-7,A,\nENG-8,B,https://linear.app/foo/issue/ENG-7/a',
    `${newAddress}/c/1`,
  ],
  [
    'an address of an exported table',
    'Title,Address,Description\nA,https://canary.example/b/old/c/12,\nB,,https://canary.example/b/old/c/12',
    `${newAddress}/c/1`,
  ],
  [
    'a link of Trello’s table',
    'Card Name,Attachment Links\nA,\nB,"https://example.com/1, https://example.com/2"',
    'Links:\n- <https://example.com/1>\n- <https://example.com/2>',
  ],
  [
    'a file of Jira',
    'Summary,Attachment,Attachment\nA,,\nB,10/Jan/24 9:00 AM;5b1;a.png;https://foo.atlassian.net/a.png,10/Jan/24 9:00 AM;5b1;b.png;https://foo.atlassian.net/b.png',
    'Files that weren’t imported:\n- a.png\n- b.png',
  ],
  [
    'an issue of GitHub',
    'Title\tURL\nA\thttps://github.com/o/r/issues/1\nB\thttps://github.com/o/r/issues/2',
    'Links:\n- <https://github.com/o/r/issues/2>',
  ],
])('In a table, %s survives', (_what, text, description) => {
  expect(readCsvText(text).board.cards[1]?.description).toBe(description);
});

test('Links between cards of an exported board lead to the imported cards', () => {
  const address = 'https://canary.example/b/old';
  const file = {
    ...{ format: 'canary-board', version: 1, name: 'Kitchen', address },
    columns: [{ id: 'todo', name: 'To do' }],
    people: [{ id: 'ada', name: 'Ada' }],
    cards: [
      { number: 12, title: 'Milk', column: 'todo' },
      {
        ...{ title: `Like ${address}/c/12`, column: 'todo', description: `${address}/c/12, ${address}/c/99` },
        comments: [{ author: 'ada', createdAt: '2026-11-26T09:30:00Z', text: `[Milk](${address}/c/12)` }],
      },
    ],
  };
  const [, card] = readBoardFile(file, { address: newAddress }).board.cards;
  expect(card).toMatchObject({
    title: `Like ${newAddress}/c/12`,
    description: `${newAddress}/c/12, ${address}/c/99`,
    comments: [{ text: `[Milk](${newAddress}/c/12)` }],
  } satisfies Partial<Record<keyof BoardFile['cards'][number], unknown>>);
});
