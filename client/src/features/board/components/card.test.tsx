import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { cardNamed, cardsOf, openBoard } from '../testing/render-board.tsx';

const groceries = () =>
  fakeBoard({
    tasks: [
      card('milk', { title: 'Milk', rank: 'a0' }),
      card('bread', { title: 'Bread', rank: 'a1' }),
      card('eggs', { title: 'Eggs', column: 'done', rank: 'a0' }),
    ],
    users: [{ id: 'ada', name: 'Ada' }],
  });

const said = () => document.querySelector('[data-said]')?.textContent;

test('Enter on a card edits its title and its assignee, and Enter saves both', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  cardNamed('Milk').focus();
  await user.keyboard('{Enter}');
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveFocus();
  await user.clear(title);
  await user.type(title, 'Oat milk');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Assignee' }), 'Ada');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Oat milk Ada/ })).toHaveFocus();
  await waitFor(() =>
    expect(board.sent).toMatchObject([['updateTask', { id: 'milk', title: 'Oat milk', assigneeId: 'ada' }]]),
  );
});

test('Escape leaves a card as it was, and so does an empty title', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  await user.click(cardNamed('Milk'));
  await user.keyboard('Something else{Escape}');
  expect(cardNamed('Milk')).toHaveFocus();
  await user.click(cardNamed('Milk'));
  await user.clear(screen.getByRole('textbox', { name: 'Title' }));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
  await user.keyboard('{Escape}');
  expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']);
  expect(board.sent).toEqual([]);
});

test('To go elsewhere saves what was typed', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  await user.click(cardNamed('Milk'));
  await user.keyboard('Oat milk');
  await user.click(screen.getByRole('searchbox', { name: 'Filter by text' }));
  expect(cardsOf('TODO')).toEqual(['Oat milk', 'Bread']);
  expect(screen.getByRole('searchbox', { name: 'Filter by text' })).toHaveFocus();
  await waitFor(() => expect(board.sent).toHaveLength(1));
});

test('A title that is too long is told at its field, and kept', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  await user.click(cardNamed('Milk'));
  await user.paste('x'.repeat(301));
  await user.keyboard('{Enter}');
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveAccessibleDescription('A title has up to 300 characters.');
  expect(title).toHaveValue('x'.repeat(301));
  expect(board.sent).toEqual([]);
});

test('Space picks a card up, arrows carry it, Space drops it, and each step is told', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  cardNamed('Milk').focus();
  await user.keyboard(' ');
  expect(said()).toBe('Picked up ‘Milk’. TODO, 1 of 2.');
  await user.keyboard('{ArrowDown}');
  expect(said()).toBe('TODO, 2 of 2.');
  expect(cardsOf('TODO')).toEqual(['Bread', 'Milk']);
  await user.keyboard('{ArrowRight}');
  expect(said()).toBe('INPROGRESS, 1 of 1.');
  expect(cardsOf('INPROGRESS')).toEqual(['Milk']);
  expect(board.sent).toEqual([]);
  await user.keyboard(' ');
  expect(said()).toBe('Moved ‘Milk’. INPROGRESS, 1 of 1.');
  expect(cardNamed('Milk')).toHaveFocus();
  await waitFor(() => expect(board.sent).toMatchObject([['moveTask', { id: 'milk', column: 'inprogress' }]]));
});

test('Escape puts a carried card back, and to go elsewhere does too', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  cardNamed('Milk').focus();
  await user.keyboard(' {ArrowDown}{Escape}');
  expect(said()).toBe('‘Milk’ is back where it was.');
  expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']);
  expect(cardNamed('Milk')).toHaveFocus();
  await user.keyboard(' {ArrowDown}');
  screen.getByRole('searchbox', { name: 'Filter by text' }).focus();
  await waitFor(() => expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']));
  expect(board.sent).toEqual([]);
});

test('Arrows walk from card to card, and each column has one that Tab comes to', async () => {
  const { user } = await openBoard(groceries());
  cardNamed('Milk').focus();
  await user.keyboard('{ArrowDown}');
  expect(cardNamed('Bread')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(cardNamed('Bread')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(cardNamed('Eggs')).toHaveFocus();
  expect(cardNamed('Bread')).toHaveAttribute('tabindex', '0');
  expect(cardNamed('Milk')).toHaveAttribute('tabindex', '-1');
});

test('Delete deletes, the focus goes to the next card, and Control Z takes it back', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  cardNamed('Milk').focus();
  await user.keyboard('{Delete}');
  expect(cardsOf('TODO')).toEqual(['Bread']);
  expect(cardNamed('Bread')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']);
  expect(cardNamed('Milk')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await waitFor(() => expect(board.sent.map(([name]) => name)).toEqual(['deleteTask', 'restoreTask']));
});

test('The last card of a column leaves the focus to what makes a new one', async () => {
  const { user } = await openBoard(groceries());
  cardNamed('Eggs').focus();
  await user.keyboard('{Delete}');
  expect(screen.getByRole('button', { name: 'New task in DONE' })).toHaveFocus();
});

test('The menu moves a card to a column, up, down, to the top and the bottom, by its neighbours', async () => {
  const board = groceries();
  const { user } = await openBoard(board);
  await user.click(screen.getByRole('button', { name: 'Menu of Milk' }));
  expect(await screen.findByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('menuitem', { name: 'Move down' }));
  expect(cardsOf('TODO')).toEqual(['Bread', 'Milk']);
  await waitFor(() => expect(cardNamed('Milk')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Menu of Milk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to the top' }));
  await waitFor(() =>
    expect(board.sent).toMatchObject([
      ['moveTask', { id: 'milk', column: 'todo', after: 'bread' }],
      ['moveTask', { id: 'milk', column: 'todo', before: 'bread' }],
    ]),
  );
});

test('Somebody else’s change leaves the focus on its card, wherever that goes', async () => {
  const { socket } = await openBoard(groceries());
  cardNamed('Milk').focus();
  const task = { __typename: 'Task', ...card('milk', { title: 'Milk', column: 'done', rank: 'a5' }) };
  await waitFor(() => expect(socket.variables('boardEvents')).toHaveLength(1));
  socket.push({ boardEvents: { __typename: 'TaskMoved', version: 4, changeId: null, task } });
  await waitFor(() => expect(cardsOf('DONE')).toEqual(['Eggs', 'Milk']));
  await waitFor(() => expect(cardNamed('Milk')).toHaveFocus());
});
