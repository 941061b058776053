import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { boardEvent } from '../testing/board-event.ts';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { cardNamed, cardsOf, openBoard } from '../testing/render-board.tsx';

async function openForm(tasks = [card('eggs', { title: 'Eggs', columnId: 'inprogress' })]) {
  const board = fakeBoard({ tasks, users: [{ id: 'ada', name: 'Ada' }] });
  const view = await openBoard(board);
  await view.user.click(screen.getByRole('button', { name: 'New task in INPROGRESS' }));
  return { ...view, board, form: within(screen.getByRole('form', { name: 'New Task in INPROGRESS' })) };
}

const field = () => screen.getByPlaceholderText('Task Title');

test('A new card gets a title and an assignee, and the form stays open for the next card', async () => {
  const { user, board, form } = await openForm();
  expect(field()).toHaveFocus();
  const options = within(form.getByRole('combobox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Unassigned', 'Ada']);
  await user.type(field(), '  Milk ');
  await user.selectOptions(form.getByRole('combobox'), 'Ada');
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  expect(form.getByRole('combobox')).toHaveDisplayValue('Unassigned');
  await user.keyboard('Bread{Enter}');
  expect(cardsOf('INPROGRESS')).toEqual(['Milk', 'Bread', 'Eggs']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('button', { name: 'New task in INPROGRESS' })).toHaveFocus();
  await waitFor(() => expect(board.sent).toHaveLength(2));
  expect(board.sent).toMatchObject([
    ['createTask', { title: 'Milk', columnId: 'inprogress', before: 'eggs', assigneeIds: ['ada'] }],
    ['createTask', { title: 'Bread', after: board.sent[0]?.[1]['id'], assigneeIds: [] }],
  ]);
});

test('If the last added card leaves the column, the next one is on top', async () => {
  const { user, board, socket } = await openForm();
  await waitFor(() => expect(socket.variables('boardEvents')).toHaveLength(1));
  await user.type(field(), 'Milk{Enter}');
  await waitFor(() => expect(board.sent).toHaveLength(1));
  const { id, changeId } = board.sent[0]?.[1] ?? {};
  const milk = card(String(id), { title: 'Milk', columnId: 'done' });
  socket.push({ boardEvents: boardEvent({ version: 4, changeId, cards: [milk] }) });
  await waitFor(() => expect(cardsOf('DONE')).toEqual(['Milk']));
  await user.type(field(), 'Bread{Enter}');
  expect(cardsOf('INPROGRESS')).toEqual(['Bread', 'Eggs']);
});

test('“Add card” below the cards adds at the end of the column', async () => {
  const { user, board } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Add card to INPROGRESS' }));
  expect(screen.getAllByRole('form')).toHaveLength(1);
  await user.keyboard('Milk{Enter}Bread{Enter}{Escape}');
  expect(cardsOf('INPROGRESS')).toEqual(['Eggs', 'Milk', 'Bread']);
  expect(screen.getByRole('button', { name: 'Add card to INPROGRESS' })).toHaveFocus();
  await waitFor(() => expect(board.sent).toHaveLength(2));
  expect(board.sent[1]?.[1]).not.toHaveProperty('after');
});

test('The key N adds a card to the column with the focus, but not in a field or a menu', async () => {
  const { user } = await openForm();
  await user.keyboard('n');
  expect(field()).toHaveValue('n');
  await user.clear(field());
  await user.keyboard('{Escape}');
  cardNamed('Eggs').focus();
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await screen.findByRole('menu');
  await user.keyboard('n{Escape}');
  expect(screen.queryByRole('form')).toBeNull();
  await waitFor(() => expect(cardNamed('Eggs')).toHaveFocus());
  await user.keyboard('n');
  expect(screen.getByRole('form', { name: 'New Task in INPROGRESS' })).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
});

test.each(['   ', '\u2060'])('Submitting an empty title does nothing: %j', async (title) => {
  const { user, board, form } = await openForm();
  await user.click(field());
  await user.paste(title);
  await user.keyboard('{Enter}');
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(field()).not.toHaveAttribute('aria-invalid');
  expect(form.queryByRole('alert')).toBeNull();
  expect(board.sent).toEqual([]);
});

test('A title that is too long shows an error at its field, and stays in it', async () => {
  const { user, board, form } = await openForm();
  await user.click(field());
  await user.paste('x'.repeat(301));
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(field()).toHaveAccessibleDescription('A title has up to 300 characters.');
  expect(field()).toHaveValue('x'.repeat(301));
  expect(board.sent).toEqual([]);
});

test('Cancel creates no card', async () => {
  const { user, board, form } = await openForm([]);
  await user.type(field(), 'Milk');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form')).toBeNull();
  expect(cardsOf('INPROGRESS')).toEqual([]);
  expect(board.sent).toEqual([]);
});

test('The form stays open when it is left, and its input is kept when it is closed, until it is cancelled', async () => {
  const { user, form } = await openForm();
  const reopen = () => user.click(screen.getByRole('button', { name: 'New task in INPROGRESS' }));
  await user.type(field(), 'Half a card');
  await user.selectOptions(form.getByRole('combobox'), 'Ada');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('form')).toBeNull();
  await reopen();
  await user.click(screen.getByRole('searchbox', { name: 'Search cards' }));
  expect(field()).not.toHaveFocus();
  cardNamed('Eggs').focus();
  await user.keyboard('n');
  expect(field()).toHaveFocus();
  await reopen();
  expect(screen.queryByRole('form')).toBeNull();
  await reopen();
  expect(field()).toHaveValue('Half a card');
  expect(screen.getByRole('combobox', { name: 'Assignee' })).toHaveDisplayValue('Ada');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await reopen();
  expect(field()).toHaveValue('');
});

test('The browser asks before the user leaves the site with a title that was typed', async () => {
  const { user } = await openForm();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  await user.type(field(), 'Milk');
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
  await user.click(screen.getByRole('button', { name: 'Add card to TODO' }));
  await user.type(field(), 'Milk{Enter}');
  return user;
}

const highlighted = () => document.querySelector('[data-is~=added]')?.textContent;

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
  expect(screen.getByRole('searchbox', { name: 'Search cards' })).toHaveValue('');
  await waitFor(() => expect(highlighted()).toContain('Milk'));
});
