import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { cardNamed, cardsOf, openBoard } from '../testing/render-board.tsx';

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

test.each(['   ', '\u2060'])('Submitting an empty title does nothing: %j', async (title) => {
  const { user, board, dialog } = await openDialog();
  await user.click(dialog.getByPlaceholderText('Task Title'));
  await user.paste(title);
  await user.keyboard('{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(dialog.getByPlaceholderText('Task Title')).not.toHaveAttribute('aria-invalid');
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('dialog')).toBeVisible();
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

test('The browser asks before the user leaves the site with a title that was typed', async () => {
  const { user } = await openDialog();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  await user.type(screen.getByPlaceholderText('Task Title'), 'Milk');
  expect(asks()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(asks()).toBe(false);
});

/** Adds a card to a column whose other cards fill more than the window. */
async function addToLongColumn(search?: string) {
  Element.prototype.scrollTo = vi.fn();
  const tasks = Array.from({ length: 40 }, (_, index) =>
    card(`c${index}`, { title: `Card ${index}`, rank: `a${String(index).padStart(2, '0')}1` }),
  );
  const { user } = await openBoard(fakeBoard({ tasks }), search);
  await user.click(screen.getByRole('button', { name: 'New task in TODO' }));
  await user.type(screen.getByPlaceholderText('Task Title'), 'Milk{Enter}');
  return user;
}

const highlighted = () => document.querySelector('[data-added]')?.textContent;

test('A card that is added below the visible part is scrolled into view and highlighted for a moment', async () => {
  await addToLongColumn();
  expect(cardNamed('Milk')).toBeInTheDocument();
  expect(highlighted()).toContain('Milk');
  expect(Element.prototype.scrollTo).toHaveBeenCalled();
  await waitFor(() => expect(highlighted()).toBeUndefined(), { timeout: 5_000 });
});

test('A card that is added but hidden by the filter is announced, and can be shown', async () => {
  const user = await addToLongColumn('?q=card%201');
  expect(await screen.findByText('Added; hidden by the filter.')).toBeVisible();
  expect(cardsOf('TODO')).not.toContain('Milk');
  await waitFor(() => user.click(screen.getByRole('button', { name: 'Show' })));
  expect(screen.getByRole('searchbox', { name: 'Filter by text' })).toHaveValue('');
  await waitFor(() => expect(highlighted()).toContain('Milk'));
});
