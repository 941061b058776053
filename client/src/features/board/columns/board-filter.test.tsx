import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { boardEvent } from '../testing/board-event.ts';
import { card, fakeBoard, ownBoard } from '../testing/fake-board.ts';
import { cardsOf, openBoard, openOwnBoard, renderBoard } from '../testing/render-board.tsx';

afterEach(() => vi.useRealTimers());

const groceries = () =>
  fakeBoard({
    tasks: [
      card('milk', { title: 'Milk', rank: 'a0', assigneeIds: ['ada'] }),
      card('bread', { title: 'Bread', rank: 'a1' }),
    ],
    users: [{ id: 'ada', name: 'Ada' }],
  });

function Address() {
  return <p>{`Search ${useLocation().search}`}</p>;
}

test('The filter applies while typing, and is written to the URL', async () => {
  const board = groceries();
  const { user } = renderBoard(board, '', <Address />);
  await user.type(await screen.findByRole('searchbox', { name: 'Search cards' }), 'MIL');
  expect(cardsOf('TODO')).toEqual(['Milk']);
  expect(await screen.findByText('Search ?q=MIL')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by assignee' }), 'Unassigned');
  expect(cardsOf('TODO')).toEqual([]);
  expect(await screen.findByText('Search ?q=MIL&assignee=nobody')).toBeInTheDocument();
  expect(await screen.findByText(/No card matches the filter\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all cards' }));
  expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']);
  expect(await screen.findByText(/^Search\s*$/)).toBeInTheDocument();
});

test('A filter in the URL is applied', async () => {
  await openBoard(groceries(), '?assignee=ada');
  expect(cardsOf('TODO')).toEqual(['Milk']);
  expect(screen.getByRole('region', { name: 'TODO' })).toHaveTextContent('1 of 2 cards');
  expect(screen.getByRole('combobox', { name: 'Filter by assignee' })).toHaveValue('ada');
});

const home = () =>
  ownBoard({
    labels: [{ id: 'urgent', name: 'Urgent', color: 'red' }],
    tasks: [
      card('milk', { title: 'Milk', number: 1, labelIds: ['urgent'], assigneeIds: ['ada', 'grace'] }),
      card('bread', { title: 'Bread', number: 2, rank: 'a1', labelIds: ['urgent'], dueOn: '2026-11-25' }),
      card('eggs', { title: 'Eggs', number: 3, rank: 'a2', columnId: 'done' }),
    ],
  });
const choose = (name: string) => screen.getByRole('combobox', { name: `Filter by ${name}` });
const shown = () => screen.getByText(/cards? shown$/).textContent;

test('A board of one’s own is filtered by text, number, label, assignee and due day at once', async () => {
  const { user } = await openOwnBoard(home(), '', <Address />);
  expect(screen.queryByRole('combobox', { name: 'Filter by label' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.selectOptions(choose('label'), 'Urgent');
  expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']);
  expect(cardsOf('DONE')).toEqual([]);
  expect(shown()).toBe('2 of 3 cards shown');
  await user.selectOptions(choose('assignee'), 'Grace');
  expect(cardsOf('TODO')).toEqual(['Milk']);
  await user.selectOptions(choose('assignee'), 'Unassigned');
  await user.selectOptions(choose('due date'), 'Overdue');
  await user.type(screen.getByRole('searchbox', { name: 'Search cards' }), '#2');
  expect(cardsOf('TODO')).toEqual(['Bread']);
  expect(
    await screen.findByText('Search ?q=%232&assignee=nobody&label=urgent&due=overdue'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More filters, 3 active' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']);
  expect(screen.queryByText(/shown$/)).toBeNull();
  expect(await screen.findByText(/^Search\s*$/)).toBeInTheDocument();
});

test('A filter by due day in the URL is applied and shown, and follows the calendar at midnight', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 23, 59), shouldAdvanceTime: true });
  await openOwnBoard(home(), '?due=overdue&label=urgent');
  expect(choose('due date')).toHaveDisplayValue('Overdue');
  expect(cardsOf('TODO')).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await waitFor(() => expect(cardsOf('TODO')).toEqual(['Bread']));
});

test('On a board whose cards have no labels, there is no filter by label', async () => {
  await openBoard(groceries(), '?due=none');
  expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']);
  expect(choose('due date')).toHaveDisplayValue('No due date');
  expect(screen.queryByRole('combobox', { name: 'Filter by label' })).toBeNull();
});

test('A column with matches comes into view if the column on display has none', async () => {
  const { user } = await openOwnBoard(home());
  const shown: string[] = [];
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    if (this.dataset['column']) shown.push(this.dataset['column']);
  });
  const search = screen.getByRole('searchbox', { name: 'Search cards' });
  await user.type(search, 'Milk');
  expect(shown).toEqual([]);
  await user.clear(search);
  await user.type(search, 'Eggs');
  expect(shown.at(-1)).toBe('done');
});

const search = () => screen.getByRole('searchbox', { name: 'Search cards' });

test('Cards in whose texts the server finds the words are shown, too, and words of titles are marked', async () => {
  const board = home();
  board.found = ['eggs'];
  const { user } = await openOwnBoard(board);
  await user.type(search(), 'milk');
  expect(cardsOf('TODO')).toEqual(['Milk']);
  expect(screen.getByText('Milk', { selector: 'mark' })).toBeVisible();
  await waitFor(() => expect(cardsOf('DONE')).toEqual(['Eggs']));
  expect(shown()).toBe('2 of 3 cards shown');
});

test('The answer to a text stays while the user types on, and not for another text', async () => {
  const board = home();
  board.respondToSearch = (text) =>
    text === 'go' ? HttpResponse.json({ data: { foundCardIds: ['eggs'] } }) : new Promise(() => undefined);
  const { user } = await openOwnBoard(board);
  await user.type(search(), 'go');
  await waitFor(() => expect(cardsOf('DONE')).toEqual(['Eggs']));
  await user.type(search(), 'at');
  expect(cardsOf('DONE')).toEqual(['Eggs']);
  await user.clear(search());
  await user.type(search(), 'hen');
  expect(cardsOf('DONE')).toEqual([]);
  expect(screen.queryByText(/No card matches/)).toBeNull();
});

test('The server searches again after a change of the board', async () => {
  const board = home();
  const { user, socket } = await openOwnBoard(board);
  await user.type(search(), 'goat');
  expect(await screen.findByText('No card matches the filter.')).toBeVisible();
  board.found = ['eggs'];
  const described = card('eggs', { title: 'Eggs', number: 3, columnId: 'done', hasDescription: true });
  socket.push({ boardEvents: boardEvent({ version: 4, changeId: null, cards: [described] }) });
  await waitFor(() => expect(cardsOf('DONE')).toEqual(['Eggs']), { timeout: 4_000 });
});

test('The page says that only titles are searched if the server can’t search', async () => {
  const board = home();
  board.respondToSearch = () => HttpResponse.error();
  const { user, socket } = await openOwnBoard(board);
  await user.type(search(), 'milk');
  expect(await screen.findByText(/^Descriptions and comments could not be searched/)).toBeVisible();
  socket.refuse(true);
  socket.close(1012, 'Restarting');
  expect(await screen.findByText('Offline: only titles are searched.')).toBeVisible();
  expect(cardsOf('TODO')).toEqual(['Milk']);
  await user.clear(search());
  await user.type(search(), '#2');
  expect(screen.queryByText(/only titles/i)).toBeNull();
  expect(cardsOf('TODO')).toEqual(['Bread']);
});
