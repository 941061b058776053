import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { cardNamed, cardsOf, openBoard } from '../testing/render-board.tsx';

const groceries = () =>
  fakeBoard({
    tasks: [
      card('milk', { title: 'Milk', rank: 'a0', assigneeIds: ['ada'] }),
      card('bread', { title: 'Bread', rank: 'a1' }),
    ],
    users: [
      { id: 'ada', name: 'Ada' },
      { id: 'bo', name: 'Bo' },
    ],
  });

const people = () =>
  within(screen.getByRole('menu'))
    .getAllByRole('menuitemradio')
    .map((item) => `${item.textContent}${item.getAttribute('aria-checked') === 'true' ? ' ✓' : ''}`);

test('A click on the avatar offers people, one click assigns, and Ctrl+Z assigns back', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  await user.click(screen.getByRole('button', { name: 'Assigned to Ada: Milk' }));
  expect(people()).toEqual(['No one', 'Ada ✓', 'Bo']);
  await user.click(screen.getByRole('menuitemradio', { name: 'Bo' }));
  expect(cardNamed('Milk')).toHaveAccessibleName(expect.stringMatching(/^Milk Bo/));
  await waitFor(() => expect(cardNamed('Milk')).toHaveFocus());
  await user.keyboard('{Control>}z{/Control}');
  expect(cardNamed('Milk')).toHaveAccessibleName(expect.stringMatching(/^Milk Ada/));
  await user.click(screen.getByRole('button', { name: 'Assigned to Ada: Milk' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'No one' }));
  await waitFor(() =>
    expect(board.sent).toMatchObject([
      ['updateTask', { id: 'milk', assignees: { add: ['bo'], remove: ['ada'] } }],
      ['updateTask', { id: 'milk', assignees: { add: ['ada'], remove: ['bo'] } }],
      ['updateTask', { id: 'milk', assignees: { add: [], remove: ['ada'] } }],
    ]),
  );
});

test('The key A and the card’s menu open the people, and Escape returns to the card', async () => {
  const { user } = await openBoard(groceries());
  cardNamed('Bread').focus();
  await user.keyboard('a');
  expect(people()).toEqual(['No one ✓', 'Ada', 'Bo']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(cardNamed('Bread')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Menu of Bread' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Assign to…' }));
  await waitFor(() => expect(people()).toEqual(['No one ✓', 'Ada', 'Bo']));
  await user.click(screen.getByRole('menuitemradio', { name: 'Ada' }));
  expect(cardNamed('Bread')).toHaveAccessibleName(expect.stringMatching(/^Bread Ada/));
});

test('“Add User…” assigns the card to the new person', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  await user.click(screen.getByRole('button', { name: 'Assign Bread' }));
  await user.click(screen.getByRole('menuitem', { name: 'Add User…' }));
  await user.type(await screen.findByPlaceholderText('User Name'), 'Grace{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cardNamed('Bread')).toHaveAccessibleName(expect.stringMatching(/^Bread Grace/));
  await waitFor(() => expect(cardNamed('Bread')).toHaveFocus());
  await waitFor(() => expect(board.sent.map(([name]) => name)).toEqual(['createBoardUser', 'updateTask']));
});

test('A card that is assigned to another person than the filter’s leaves the board in place', async () => {
  const { user } = await openBoard(groceries(), '?assignee=ada');
  await user.click(screen.getByRole('button', { name: 'Assigned to Ada: Milk' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Bo' }));
  expect(cardsOf('TODO')).toEqual([]);
  await waitFor(() => expect(screen.getByRole('region', { name: 'TODO' })).toHaveFocus());
});
