import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { boardEvent } from '../testing/board-event.ts';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { cardNamed, openBoard } from '../testing/render-board.tsx';

const withAda = () =>
  fakeBoard({
    tasks: [
      card('a', { title: 'Milk', assigneeIds: ['ada'] }),
      card('b', { title: 'Bread', columnId: 'done', assigneeIds: ['ada'] }),
    ],
    users: [{ id: 'ada', name: 'Ada' }],
  });

async function openPeople() {
  const board = withAda();
  const view = await openBoard(board);
  await view.user.click(screen.getByRole('button', { name: 'Add User' }));
  return { ...view, board, dialog: within(screen.getByRole('dialog', { name: 'Add User' })) };
}

test('Cards can be assigned to a new person at once', async () => {
  const board = fakeBoard({ tasks: [], users: [] });
  const { user } = await openBoard(board);
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.click(screen.getByRole('button', { name: 'Add User' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add User' }));
  await user.type(dialog.getByPlaceholderText('User Name'), '  {Enter}');
  expect(board.sent).toEqual([]);
  expect(dialog.getByPlaceholderText('User Name')).not.toHaveAttribute('aria-invalid');
  await user.type(dialog.getByPlaceholderText('User Name'), 'Grace');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('option', { name: 'Grace' })).toBeInTheDocument();
  await waitFor(() => expect(board.sent).toMatchObject([['createBoardUser', { name: 'Grace' }]]));
});

test('A name that is too long shows an error at its field', async () => {
  const board = fakeBoard({ tasks: [], users: [] });
  const { user } = await openBoard(board);
  await user.click(screen.getByRole('button', { name: 'Add User' }));
  const field = screen.getByPlaceholderText('User Name');
  await user.click(field);
  await user.paste('x'.repeat(51));
  await user.keyboard('{Enter}');
  expect(field).toHaveAccessibleDescription('A name has up to 50 characters.');
  expect(board.sent).toEqual([]);
});

test('Renaming a person changes their cards, and returns the focus to the button', async () => {
  const { user, board, dialog } = await openPeople();
  await user.click(dialog.getByRole('button', { name: 'Rename Ada' }));
  const field = dialog.getByRole('textbox', { name: /New name of Ada/ });
  expect(field).toHaveFocus();
  await user.keyboard('Ada L.{Enter}');
  expect(dialog.getByRole('button', { name: 'Rename Ada L.' })).toHaveFocus();
  await waitFor(() => expect(board.sent).toMatchObject([['updateBoardUser', { id: 'ada', name: 'Ada L.' }]]));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Milk Ada L.' })).toBeVisible();
});

test('Escape cancels renaming and leaves the dialog open', async () => {
  const { user, board, dialog } = await openPeople();
  await user.click(dialog.getByRole('button', { name: 'Rename Ada' }));
  await user.keyboard('Grace{Escape}');
  expect(dialog.getByRole('button', { name: 'Rename Ada' })).toHaveFocus();
  expect(board.sent).toEqual([]);
});

test('A person isn’t renamed to the name of another person', async () => {
  const board = fakeBoard({
    tasks: [],
    users: [
      { id: 'ada', name: 'Ada' },
      { id: 'grace', name: 'Grace' },
    ],
  });
  const { user } = await openBoard(board);
  await user.click(screen.getByRole('button', { name: 'Add User' }));
  await user.click(screen.getByRole('button', { name: 'Rename Grace' }));
  const field = screen.getByRole('textbox', { name: /New name of Grace/ });
  await user.clear(field);
  await user.type(field, 'ada{Enter}');
  expect(field).toHaveAccessibleDescription(/Another person on this board has this name/);
  await user.type(field, ' L.{Enter}');
  await waitFor(() => expect(board.sent).toMatchObject([['updateBoardUser', { name: 'ada L.' }]]));
});

test('Removing a person asks for confirmation with the number of cards that become unassigned', async () => {
  const { user, board, dialog } = await openPeople();
  await user.click(dialog.getByRole('button', { name: 'Remove Ada' }));
  expect(dialog.getByText(/2 cards will become unassigned\./)).toHaveFocus();
  const row = within(dialog.getByRole('listitem'));
  await user.click(row.getByRole('button', { name: 'Cancel' }));
  expect(dialog.getByRole('button', { name: 'Remove Ada' })).toHaveFocus();
  expect(board.sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove Ada' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(dialog.queryByText('Ada')).toBeNull();
  expect(dialog.getByRole('heading', { name: 'Add User' })).toHaveFocus();
  await waitFor(() => expect(board.sent).toMatchObject([['deleteBoardUser', { id: 'ada' }]]));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Milk Unassigned' })).toBeVisible();
});

test('People with the same name have a number and another colour wherever they are shown', async () => {
  const board = fakeBoard({
    tasks: [
      card('a', { title: 'Milk', assigneeIds: ['ada'] }),
      card('b', { title: 'Bread', assigneeIds: ['ada2'] }),
    ],
    users: [
      { id: 'ada', name: 'Ada' },
      { id: 'ada2', name: 'Ada' },
    ],
  });
  const { user, socket } = await openBoard(board);
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  const avatarOf = (title: string) =>
    cardNamed(title).closest('li')?.querySelector('[data-initials]')?.getAttribute('style');
  expect(cardNamed('Milk')).toHaveAccessibleName('Milk Ada');
  expect(cardNamed('Bread')).toHaveAccessibleName('Bread Ada (2)');
  expect(avatarOf('Bread')).not.toBe(avatarOf('Milk'));
  expect(screen.getByRole('option', { name: 'Ada (2)' })).toBeInTheDocument();

  await waitFor(() => expect(socket.variables('boardEvents')).toHaveLength(1));
  const added = { id: 'a-first', name: 'Ada' };
  socket.push({ boardEvents: boardEvent({ version: 4, changeId: null, people: [added] }) });
  expect(await screen.findByRole('option', { name: 'Ada (3)' })).toHaveValue('a-first');
  expect(cardNamed('Bread')).toHaveAccessibleName('Bread Ada (2)');

  await user.click(screen.getByRole('button', { name: 'Add User' }));
  await user.click(screen.getByRole('button', { name: 'Rename Ada (2)' }));
  const field = screen.getByRole('textbox', { name: /New name of Ada \(2\)/ });
  expect(field).toHaveValue('Ada');
  await user.clear(field);
  await user.type(field, 'Grace{Enter}');
  await user.keyboard('{Escape}');
  expect(cardNamed('Bread')).toHaveAccessibleName('Bread Grace');
});
