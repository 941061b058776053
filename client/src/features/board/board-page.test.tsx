import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { graphqlError } from '#testing/graphql-error.ts';
import { card, fakeBoard } from './testing/fake-board.ts';
import { cardsOf, openBoard, renderBoard } from './testing/render-board.tsx';

afterEach(() => vi.useRealTimers());

test('While the board loads, a placeholder and a loading message are shown', async () => {
  renderBoard(fakeBoard());
  expect(screen.getByRole('heading', { level: 1, name: '🧩 Canary QR Jira Board' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading the board…');
  await screen.findByRole('button', { name: 'New task in TODO' });
  expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
});

test('Columns have an upper-case title and a count, and cards an assignee, about which a card without one shows nothing', async () => {
  await openBoard(
    fakeBoard({
      tasks: [
        card('a', { title: 'Milk', assigneeIds: ['ada'] }),
        card('b', { title: 'Bread', columnId: 'done' }),
      ],
    }),
  );
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['TODO', 'INPROGRESS', 'DONE']);
  expect(screen.getByRole('region', { name: 'TODO' })).toHaveTextContent('1 card');
  expect(screen.getByRole('button', { name: 'Milk Ada' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bread Unassigned' })).toBeVisible();
  expect(screen.getByText('Unassigned', { selector: '[data-card] *' })).toHaveClass('visually-hidden');
  const item = screen.getByRole('button', { name: 'Milk Ada' }).closest('li');
  expect(item).toHaveAttribute('aria-posinset', '1');
  expect(item).toHaveAttribute('aria-setsize', '1');
});

test('Empty columns offer to add a card', async () => {
  await openBoard(fakeBoard({ tasks: [] }));
  expect(screen.getAllByText('No cards yet.')).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: /^Add card to/ })).toHaveLength(3);
});

test('An unreachable server is reported, and the user can try again', async () => {
  const board = fakeBoard({ tasks: [card('a', { title: 'Milk' })] });
  board.respondToRead = () => HttpResponse.error();
  const { user } = renderBoard(board);
  expect(await screen.findByRole('alert')).toHaveTextContent('The board could not be loaded');
  expect(screen.getByRole('alert')).toHaveTextContent('We can’t reach the server.');
  board.respondToRead = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cardsOf('TODO')).toEqual(['Milk']));
});

test('A board for members only offers visitors a login that leads back to it', async () => {
  const board = fakeBoard();
  board.respondToRead = () => graphqlError('UNAUTHENTICATED', 'Log in to do this.');
  renderBoard(board);
  expect(await screen.findByRole('heading', { name: 'This board is for members' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Ftasks');
  expect(screen.queryByText(/^Public/)).toBeNull();
});

test('Offline, the number of unsent changes is shown', async () => {
  const board = fakeBoard({ tasks: [card('a', { title: 'Milk' })] });
  board.respond = () => HttpResponse.error();
  const { user } = await openBoard(board);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText('You are offline.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Menu of Milk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to DONE' }));
  expect(cardsOf('DONE')).toEqual(['Milk']);
  expect(await screen.findByText(/1 change wait/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Milk .*Not sent yet/ })).toBeVisible();
  isOnline.mockRestore();
  board.respond = () => undefined;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('You are offline.')).toBeNull());
});

test('If the board can’t reconnect for long, it says what may block it', async () => {
  const { socket } = await openBoard(fakeBoard());
  await waitFor(() => expect(socket.subscriptionCount()).toBeGreaterThan(0));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  socket.refuse(true);
  socket.close(1012, 'Restarting');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText(/^Reconnecting/)).toBeVisible();
  expect(screen.queryByText(/Your network may block WebSockets/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(await screen.findByText(/Your network may block WebSockets/)).toBeVisible();
});

test('A connected server that takes no changes is not called a lost connection', async () => {
  const board = fakeBoard({ tasks: [card('a', { title: 'Milk' })] });
  board.respond = () => graphqlError('UNAVAILABLE', 'Our database isn’t working right now.');
  const { user } = await openBoard(board);
  await user.click(screen.getByRole('button', { name: 'Menu of Milk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to DONE' }));
  expect(await screen.findByText('1 change waits: the server can’t save at the moment.')).toBeVisible();
  board.respond = () => undefined;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/1 change waits/)).toBeNull());
});

test('A rejected change is reverted, with a notice that stays until it is closed; several are summed up', async () => {
  const board = fakeBoard({
    tasks: [card('a', { title: 'Milk' }), card('b', { title: 'Bread', rank: 'a1' })],
  });
  board.respond = () => graphqlError('NOT_FOUND', 'This card is gone.');
  const { user } = await openBoard(board);
  const moveToDone = async (title: string) => {
    await user.click(screen.getByRole('button', { name: `Menu of ${title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to DONE' }));
  };
  await moveToDone('Milk');
  const reason = '‘Milk’ could not be moved: This card is gone.';
  const notice = await screen.findByText(reason);
  expect(notice).toBeVisible();
  await waitFor(() => expect(cardsOf('TODO')).toEqual(['Milk', 'Bread']));
  await moveToDone('Bread');
  await waitFor(() =>
    expect(notice).toHaveTextContent(
      '2 changes were not saved. The last: ‘Bread’ could not be moved: This card is gone.',
    ),
  );
  expect(screen.queryByText(reason)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(notice).not.toBeInTheDocument();
});

test('Other participants are shown, and the card that one of them moves or edits', async () => {
  const { socket } = await openBoard(fakeBoard({ tasks: [card('a', { title: 'Milk' })] }));
  await waitFor(() => expect(socket.variables('boardPresence')).toHaveLength(1));
  // Moving a card is told before editing it.
  const grace = { __typename: 'BoardParticipant', id: 'grace', name: 'Grace', taskId: 'a', editingId: 'a' };
  const push = (participant: object) =>
    socket.push({ boardPresence: { __typename: 'BoardPresence', count: 2, participants: [participant] } });
  push(grace);
  expect(await screen.findByText('2 people here')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Milk .*Grace is moving this/ })).toBeVisible();
  push({ ...grace, taskId: null });
  expect(await screen.findByRole('button', { name: /^Milk .*Grace is editing/ })).toBeVisible();

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await waitFor(() => expect(screen.queryByText('2 people here')).toBeNull());
  expect(screen.queryByText(/Grace is editing/)).toBeNull();
});

test('Participants with the same name can be told apart', async () => {
  const { socket } = await openBoard(fakeBoard({ tasks: [card('a', { title: 'Milk' })] }));
  await waitFor(() => expect(socket.variables('boardPresence')).toHaveLength(1));
  const guest = (id: string, taskId: string | null) => ({
    __typename: 'BoardParticipant',
    id,
    name: 'Guest',
    taskId,
    editingId: null,
  });
  const participants = [guest('x', null), guest('y', 'a')];
  socket.push({ boardPresence: { __typename: 'BoardPresence', count: 3, participants } });
  expect(await screen.findByText(': You, Guest, Guest (2)')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Milk .*Guest \(2\) is moving this/ })).toBeVisible();
});

test('The others are told which card is being edited', async () => {
  const { user, socket } = await openBoard(fakeBoard({ tasks: [card('a', { title: 'Milk' })] }));
  const editing = () => socket.variables('boardPresence').map((variables) => variables['editing']);
  await waitFor(() => expect(editing()).toEqual([null]));
  screen.getByRole('button', { name: /^Milk / }).focus();
  await user.keyboard('{F2}');
  await waitFor(() => expect(editing()).toEqual(['a']));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(editing()).toEqual([null]));
});
