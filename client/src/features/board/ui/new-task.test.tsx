import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeBoard } from '../testing/fake-board.ts';
import { cardsOf, openBoard } from '../testing/render-board.tsx';

async function openDialog() {
  const board = fakeBoard({ tasks: [], users: [{ id: 'ada', name: 'Ada' }] });
  const view = await openBoard(board);
  await view.user.click(screen.getByRole('button', { name: 'New task in INPROGRESS' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New Task in INPROGRESS' }));
  return { ...view, board, dialog };
}

test('A new card gets a title and an assignee, and the focus returns to the button', async () => {
  const { user, board, dialog } = await openDialog();
  expect(dialog.getByPlaceholderText('Task Title')).toHaveFocus();
  const options = within(dialog.getByRole('combobox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Unassigned', 'Ada']);
  await user.type(dialog.getByPlaceholderText('Task Title'), '  Milk ');
  await user.selectOptions(dialog.getByRole('combobox'), 'Ada');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cardsOf('INPROGRESS')).toEqual(['Milk']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'New task in INPROGRESS' })).toHaveFocus());
  await waitFor(() => expect(board.sent).toHaveLength(1));
  expect(board.sent[0]).toMatchObject([
    'createTask',
    { title: 'Milk', column: 'inprogress', assigneeId: 'ada' },
  ]);
});

test('Submitting an empty title does nothing', async () => {
  const { user, board, dialog } = await openDialog();
  await user.type(dialog.getByPlaceholderText('Task Title'), '   {Enter}');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(dialog.getByPlaceholderText('Task Title')).not.toHaveAttribute('aria-invalid');
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(board.sent).toEqual([]);
});

test('A title that is too long shows an error at its field, and stays in it', async () => {
  const { user, board, dialog } = await openDialog();
  const field = dialog.getByPlaceholderText('Task Title');
  await user.click(field);
  await user.paste('x'.repeat(301));
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(field).toHaveAccessibleDescription('A title has up to 300 characters.');
  expect(field).toHaveValue('x'.repeat(301));
  expect(board.sent).toEqual([]);
});

test('Cancel creates no card', async () => {
  const { user, board, dialog } = await openDialog();
  await user.type(dialog.getByPlaceholderText('Task Title'), 'Milk');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cardsOf('INPROGRESS')).toEqual([]);
  expect(board.sent).toEqual([]);
});

test('The input is kept when the dialog is closed by Escape, until it is cancelled', async () => {
  const { user, dialog } = await openDialog();
  const field = () => screen.getByPlaceholderText('Task Title');
  const reopen = () => user.click(screen.getByRole('button', { name: 'New task in INPROGRESS' }));
  await user.type(field(), 'Half a card');
  await user.selectOptions(dialog.getByRole('combobox'), 'Ada');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await reopen();
  expect(field()).toHaveValue('Half a card');
  expect(screen.getByRole('combobox', { name: /Assignee/ })).toHaveDisplayValue('Ada');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await reopen();
  expect(field()).toHaveValue('');
});
