import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { placesOf } from '../live/bulk-edits.ts';
import { boardEvent } from '../testing/board-event.ts';
import { card, ownBoard } from '../testing/fake-board.ts';
import { cardNamed, cardsOf, openOwnBoard } from '../testing/render-board.tsx';

beforeEach(() => localStorage.clear());

const names = ['Milk', 'Bread', 'Eggs', 'Tea'];

const home = () =>
  ownBoard({
    labels: [
      { id: 'urgent', name: 'Urgent', color: 'red' },
      { id: 'fresh', name: 'Fresh', color: 'green' },
    ],
    tasks: [
      ...names.map((title, index) =>
        card(title.toLowerCase(), { title, number: index + 1, rank: `a${index}`, dueOn: null }),
      ),
      card('jam', { title: 'Jam', number: 5, columnId: 'done', labelIds: ['urgent'], dueOn: '2026-11-30' }),
    ],
  });

const selected = () =>
  [...document.querySelectorAll('[aria-pressed=true]')].map(
    (face) => face.querySelector(':first-child')?.textContent,
  );
const bar = () => within(screen.getByRole('region', { name: 'Selected cards' }));
const undo = (user: Awaited<ReturnType<typeof openOwnBoard>>['user']) =>
  user.keyboard('{Control>}z{/Control}');

test('Ctrl and Shift select cards with the mouse, and Escape ends the selection', async () => {
  const { user } = await openOwnBoard(home());
  await user.keyboard('{Control>}');
  await user.click(cardNamed('Milk'));
  await user.keyboard('{/Control}{Shift>}');
  await user.click(cardNamed('Eggs'));
  await user.keyboard('{/Shift}');
  expect(selected()).toEqual(['Milk', 'Bread', 'Eggs']);
  expect(bar().getByText('3 cards')).toBeVisible();
  // While cards are selected, a tap is enough.
  await user.click(cardNamed('Bread'));
  await user.click(cardNamed('Jam'));
  expect(selected()).toEqual(['Milk', 'Eggs', 'Jam']);
  await user.keyboard('{Escape}');
  expect(selected()).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Selected cards' })).toBeNull();
  expect(cardNamed('Jam')).toHaveFocus();
});

test('The menu of a card selects it, for fingers', async () => {
  const { user } = await openOwnBoard(home());
  await user.click(screen.getByRole('button', { name: 'Menu of Milk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Select' }));
  await user.click(cardNamed('Bread'));
  expect(selected()).toEqual(['Milk', 'Bread']);
});

test('X and Shift with arrow keys select cards, which one change moves and one undo moves back', async () => {
  const board = home();
  const { user } = await openOwnBoard(board);
  cardNamed('Milk').focus();
  await user.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}{ArrowDown}{ArrowDown}x');
  expect(selected()).toEqual(['Milk', 'Bread', 'Tea']);
  await user.keyboard('v');
  await user.click(await screen.findByRole('menuitem', { name: 'Move to DONE' }));
  expect(cardsOf('TODO')).toEqual(['Eggs']);
  expect(cardsOf('DONE')).toEqual(['Jam', 'Milk', 'Bread', 'Tea']);
  expect(selected()).toEqual(['Milk', 'Bread', 'Tea']);
  await undo(user);
  expect(cardsOf('TODO')).toEqual(names);
  expect(cardsOf('DONE')).toEqual(['Jam']);
  await waitFor(() =>
    expect(board.sent).toMatchObject([
      ['moveTask', { id: 'milk', otherIds: ['bread', 'tea'], columnId: 'done' }],
      ['moveTask', { id: 'milk', otherIds: ['bread'], columnId: 'todo', before: 'eggs' }],
      ['moveTask', { id: 'tea', columnId: 'todo', after: 'eggs' }],
    ]),
  );
});

test('Undoing a move of several cards out of the column “done” gives each its day of completion back', async () => {
  const [late, early] = ['2026-11-27', '2026-11-20'];
  const cards = [
    card('salt', { title: 'Salt', doneOn: null }),
    ...['oats', 'rice'].map((id, at) => card(id, { title: id, columnId: 'done', doneOn: at ? early : late })),
  ];
  const board = ownBoard({ tasks: cards });
  const { user } = await openOwnBoard(board);
  await user.keyboard('{Control>}');
  await user.click(cardNamed('oats'));
  await user.click(cardNamed('rice'));
  await user.keyboard('{/Control}v');
  await user.click(await screen.findByRole('menuitem', { name: 'Move to TODO' }));
  expect(screen.queryAllByRole('button', { name: /^Done: /, pressed: true })).toEqual([]);
  await undo(user);
  await waitFor(() =>
    expect(board.sent.slice(2)).toMatchObject([
      ['updateTask', { id: 'oats', doneOn: late }],
      ['updateTask', { id: 'rice', doneOn: early }],
    ]),
  );
});

test('Ctrl+A selects the cards of the column, and Shift+End those below', async () => {
  const { user } = await openOwnBoard(home());
  cardNamed('Bread').focus();
  await user.keyboard('{Control>}a{/Control}');
  expect(selected()).toEqual(names);
  await user.keyboard('{Escape}');
  cardNamed('Bread').focus();
  await user.keyboard('{Shift>}{End}{/Shift}');
  expect(selected()).toEqual(['Bread', 'Eggs', 'Tea']);
  expect(cardNamed('Tea')).toHaveFocus();
});

test('A label for selected cards is taken back only from those that got it', async () => {
  const board = home();
  const { user } = await openOwnBoard(board);
  cardNamed('Milk').focus();
  await user.keyboard('x');
  await user.click(cardNamed('Jam'));
  await user.keyboard('l');
  const labels = await screen.findByRole('dialog', { name: 'Labels' });
  await user.click(within(labels).getByRole('checkbox', { name: 'Urgent' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(cardNamed('Jam')).toHaveFocus());
  expect(selected()).toEqual(['Milk', 'Jam']);
  await undo(user);
  await waitFor(() =>
    expect(board.sent).toMatchObject([
      ['updateTask', { id: 'milk', otherIds: ['jam'], labels: { add: ['urgent'] } }],
      ['updateTask', { id: 'milk', otherIds: [], labels: { remove: ['urgent'] } }],
    ]),
  );
});

test('I assigns the selected cards to the user, D sets their due date, and undo gives back each one’s own', async () => {
  const board = home();
  const { user } = await openOwnBoard(board);
  cardNamed('Milk').focus();
  await user.keyboard('x');
  await user.click(cardNamed('Jam'));
  await user.keyboard('i');
  cardNamed('Jam').focus();
  await user.keyboard('d');
  const due = await screen.findByRole('dialog', { name: 'Due date' });
  await user.click(within(due).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(board.sent).toHaveLength(2));
  await undo(user);
  await waitFor(() =>
    expect(board.sent).toMatchObject([
      ['updateTask', { id: 'milk', otherIds: ['jam'], assignees: { add: ['ada'] } }],
      ['updateTask', { id: 'milk', otherIds: ['jam'], dueOn: null }],
      ['updateTask', { id: 'milk', dueOn: null }],
      ['updateTask', { id: 'jam', dueOn: '2026-11-30' }],
    ]),
  );
});

test('E archives the selected cards as one change, focuses a card that stays, and one undo restores them', async () => {
  const board = home();
  const { user } = await openOwnBoard(board);
  cardNamed('Milk').focus();
  await user.keyboard('x{Shift>}{ArrowDown}{/Shift}e');
  expect(cardsOf('TODO')).toEqual(['Eggs', 'Tea']);
  await waitFor(() => expect(cardNamed('Eggs')).toHaveFocus());
  expect(screen.getByText('Archived 2 cards.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Selected cards' })).toBeNull();
  await undo(user);
  expect(cardsOf('TODO')).toEqual(names);
  await waitFor(() =>
    expect(board.sent).toMatchObject([
      ['deleteTask', { id: 'milk', otherIds: ['bread'] }],
      ['restoreTask', { id: 'milk', otherIds: ['bread'] }],
    ]),
  );
});

test.each(['the button', 'the key'])(
  'A card that another person archives, or that the filter hides, isn’t changed with the others by %s',
  async (by) => {
    const board = home();
    const { user, socket } = await openOwnBoard(board);
    cardNamed('Milk').focus();
    await user.keyboard('x');
    for (const name of ['Bread', 'Tea']) await user.click(cardNamed(name));
    act(() =>
      socket.push({
        boardEvents: boardEvent({ version: 4, changeId: null, deleted: { cards: ['bread'] } }),
      }),
    );
    await waitFor(() => expect(bar().getByText('2 cards')).toBeVisible());
    await user.type(screen.getByRole('searchbox', { name: 'Search cards' }), 'tea');
    expect(bar().getByText('1 card')).toBeVisible();
    if (by === 'the button') await user.click(bar().getByRole('button', { name: 'Archive' }));
    else {
      act(() => cardNamed('Tea').focus());
      await user.keyboard('e');
    }
    await waitFor(() => expect(board.sent).toMatchObject([['deleteTask', { id: 'tea', otherIds: [] }]]));
  },
);

test('The places of moved cards are named by the cards that stay', () => {
  const cards = ['a', 'b', 'c', 'd', 'e'].map((id) => card(id));
  const places = (...ids: string[]) =>
    placesOf(
      cards.filter(({ id }) => ids.includes(id)),
      (column) => (column === 'todo' ? cards : []),
      ['todo', 'done'],
    );
  expect(places('a', 'b', 'e')).toEqual([
    { ids: ['a', 'b'], position: { columnId: 'todo', before: 'c' } },
    { ids: ['e'], position: { columnId: 'todo', after: 'd' } },
  ]);
  expect(places('a', 'b', 'c', 'd', 'e')).toEqual([
    { ids: ['a', 'b', 'c', 'd', 'e'], position: { columnId: 'todo' } },
  ]);
});
