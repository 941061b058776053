import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { letterKeys } from '#shared/browser/letter-keys.ts';
import { card, fakeBoard, ownBoard } from '../testing/fake-board.ts';
import { cardNamed, cardsOf, openBoard, openOwnBoard } from '../testing/render-board.tsx';

beforeEach(() => letterKeys.set(true));

const home = () => ownBoard({ tasks: [card('milk', { title: 'Milk', number: 1 })] });

test('Slash focuses the search, N adds a card, and keys in a field are text', async () => {
  const { user } = await openOwnBoard(home());
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Search cards' });
  expect(search).toHaveFocus();
  await user.keyboard('n/?');
  expect(search).toHaveValue('n/?');
  await user.clear(search);
  cardNamed('Milk').focus();
  await user.keyboard('n');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveFocus();
});

test('The help lists the keys, switches single letters off, and remembers it', async () => {
  const board = home();
  const { user } = await openOwnBoard(board);
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const keys = (text: string) => help.queryByText(text)?.parentElement?.querySelector('dd')?.textContent;
  expect(keys('Archive the card')).toBe('EDel');
  expect(keys('Label the card')).toBe('L');
  await user.click(help.getByRole('switch', { name: /Single letters/ }));
  expect(keys('Archive the card')).toBe('Del');
  expect(keys('Label the card')).toBeUndefined();
  await user.keyboard('{Escape}');
  cardNamed('Milk').focus();
  await user.keyboard('i?/n');
  expect(cardNamed('Milk')).toHaveFocus();
  expect(board.sent).toEqual([]);
  expect(localStorage.getItem('browser:cleared:letter-keys-off')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Menu of Milk' }));
  expect(await screen.findByRole('menuitem', { name: /^Assign to/ })).toHaveTextContent(/^Assign to…$/);
});

test('Enter and the down arrow lead from the search to the first match', async () => {
  const tasks = ['Milk', 'Bread'].map((title, index) =>
    card(title, { title, number: index, rank: `a${index}` }),
  );
  const { user } = await openOwnBoard(ownBoard({ tasks }));
  for (const key of ['{Enter}', '{ArrowDown}']) {
    await user.keyboard('/brea');
    await user.keyboard(key);
    expect(cardNamed('Bread')).toHaveFocus();
  }
});

test('V opens the columns that a card can move to, and the dialog for other boards', async () => {
  const board = home();
  const { user } = await openOwnBoard(board);
  cardNamed('Milk').focus();
  await user.keyboard('v');
  expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  await user.click(screen.getByRole('menuitem', { name: 'Move to DONE' }));
  await waitFor(() => expect(cardNamed('Milk')).toHaveFocus());
  expect(board.sent).toMatchObject([['moveTask', { id: 'milk' }]]);
  expect(cardsOf('DONE')).toEqual(['Milk']);
});

test('L and D open the pickers of the focused card, which gets the focus back', async () => {
  const board = home();
  const { user } = await openOwnBoard(board);
  cardNamed('Milk').focus();
  await user.keyboard('l');
  await screen.findByRole('dialog', { name: 'Labels' });
  await user.keyboard('Urgent{Enter}{Escape}');
  await waitFor(() => expect(cardNamed('Milk')).toHaveFocus());
  await user.keyboard('d');
  await user.click(await screen.findByRole('button', { name: /^Today/ }));
  await waitFor(() => expect(cardNamed('Milk')).toHaveFocus());
  await waitFor(() =>
    expect(board.sent.map(([name]) => name)).toEqual(['createLabel', 'updateTask', 'updateTask']),
  );
});

test('I assigns a card to the user, and takes it back', async () => {
  const board = home();
  const { user } = await openOwnBoard(board);
  cardNamed('Milk').focus();
  await user.keyboard('im');
  await waitFor(() =>
    expect(board.sent).toMatchObject([
      ['updateTask', { assignees: { add: ['ada'] } }],
      ['updateTask', { assignees: { remove: ['ada'] } }],
    ]),
  );
});

test('A visitor has no keys for labels and for cards of their own', async () => {
  const board = fakeBoard({ tasks: [card('milk', { title: 'Milk' })] });
  const { user } = await openBoard(board);
  cardNamed('Milk').focus();
  await user.keyboard('li?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(help.queryByText(/[Ll]abel|yourself/)).toBeNull();
  expect(help.getByText('Archive the card')).toBeVisible();
  expect(board.sent).toEqual([]);
});
