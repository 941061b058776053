import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { postToTabs } from '#session/tab-channel.ts';
import { readUnsent, writeUnsent } from '#shared/storage/unsent-database.ts';
import { graphqlError, sessionEnded } from '#testing/graphql-error.ts';
import { api, server } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import { boardEvent } from '../testing/board-event.ts';
import { card, fakeBoard } from '../testing/fake-board.ts';
import { renderProbe } from '../testing/probe.tsx';
import { openBoardRef, unsentOf } from './board-ref.ts';
import { noFilter } from './card-filter.ts';

beforeEach(() => sessionStorage.clear());
const longWait = { timeout: 4_000 };

test('The board is read once and followed from its version', async () => {
  const board = fakeBoard({ tasks: [card('b', { rank: 'a1' }), card('a'), card('c', { columnId: 'done' })] });
  const page = renderProbe(board);
  expect(page.status()).toBe('loading');
  await page.ready();
  expect([page.column(), page.column('inprogress'), page.column('done')]).toEqual([
    'Card a, Card b',
    '',
    'Card c',
  ]);
  expect(page.users()).toBe('Ada');
  expect(page.socket.variables('boardEvents')).toEqual([{ boardId: 'board', since: 3 }]);
  expect(page.status()).toBe('live, 0 unsent');
});

test('A change by another person is shown, and only its card is rendered again', async () => {
  const page = renderProbe(fakeBoard({ tasks: [card('a'), card('b', { rank: 'a1' })] }));
  await page.ready();
  page.rendered.length = 0;
  page.event(boardEvent({ version: 4, cards: [card('b', { rank: 'a1', title: 'Bread' })] }));
  await waitFor(() => expect(page.column()).toBe('Card a, Bread'));
  expect(page.rendered).toEqual(['b']);
});

test('An event changes only the fields that it names', async () => {
  const milk = card('milk', { title: 'Milk', assigneeIds: ['ada'] });
  const page = renderProbe(fakeBoard({ tasks: [milk, card('b', { rank: 'a1' })] }));
  await page.ready();
  page.event(boardEvent({ version: 4, cards: [{ id: 'milk', title: 'Oat milk' }] }));
  await waitFor(() => expect(page.column()).toBe('Oat milk (ada), Card b'));
  page.event(boardEvent({ version: 5, cards: [{ id: 'milk', columnId: 'done', rank: 'a0' }] }));
  await waitFor(() => expect(page.column('done')).toBe('Oat milk (ada)'));
  page.event(boardEvent({ version: 6, cards: [{ id: 'milk', assigneeIds: [] }] }));
  await waitFor(() => expect(page.column('done')).toBe('Oat milk'));
  expect(page.column()).toBe('Card b');
});

test('One event moves several cards, and tells what follows from a removed person', async () => {
  const tasks = [card('a'), card('b', { rank: 'a1', assigneeIds: ['ada'] })];
  const page = renderProbe(fakeBoard({ tasks }));
  await page.ready();
  const cards = ['b', 'a'].map((id, at) => ({ id, columnId: 'done', rank: `a${at}` }));
  page.event(boardEvent({ kind: 'MOVE_TASK', version: 4, cards }));
  await waitFor(() => expect(page.column('done')).toBe('Card b (ada), Card a'));
  page.event(boardEvent({ kind: 'DELETE_BOARD_USER', version: 5, deleted: { people: ['ada'] } }));
  await waitFor(() => expect([page.column('done'), page.users()]).toEqual(['Card b, Card a', '']));
});

test('A draft on a card that another person deletes for good is kept as text', async () => {
  const content = { text: 'Two litres', base: '' };
  await writeUnsent(unsentOf(openBoardRef), [{ kind: 'draft', id: 'a:description', content }]);
  const page = renderProbe(fakeBoard({ tasks: [card('a')] }));
  await page.ready();
  page.event(boardEvent({ kind: 'PURGE_TASK', version: 4, deleted: { cards: ['a'] } }));
  await waitFor(async () =>
    expect(await readUnsent(unsentOf(openBoardRef))).toEqual([
      { kind: 'text', id: 'Two litres', content: 'Two litres' },
    ]),
  );
});

test('An unreachable server is reported, and the user can retry', async () => {
  const board = fakeBoard();
  board.respondToRead = () => HttpResponse.error();
  const page = renderProbe(board);
  const retry = await screen.findByText(/We can’t reach the server/);
  board.respondToRead = () => undefined;
  await page.user.click(retry);
  await page.ready();
});

test('An unreachable board is loaded when the browser is back online', async () => {
  const board = fakeBoard();
  board.respondToRead = () => HttpResponse.error();
  const page = renderProbe(board);
  await screen.findByText(/We can’t reach the server/);
  board.respondToRead = () => undefined;
  window.dispatchEvent(new Event('online'));
  await page.ready();
  expect(page.statuses).toEqual(['loading', 'failed', 'live, 0 unsent']);
});

describe('On a board for members only', () => {
  test('a visitor sees the board after logging in', async () => {
    const board = fakeBoard();
    board.respondToRead = sessionEnded;
    const page = renderProbe(board);
    expect(await screen.findByText('members-only')).toBeVisible();
    board.respondToRead = () => undefined;
    server.use(api.query('Me', () => HttpResponse.json({ data: { me: fakeUser } })));
    postToTabs({ type: 'logged-in' });
    await page.ready();
  });

  test('a member no longer sees the board after logging out', async () => {
    const page = renderProbe(fakeBoard(), { me: {} });
    await page.ready();
    page.socket.end('boardEvents', {
      message: 'Log in to do this.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
    expect(await screen.findByText('members-only')).toBeVisible();
  });
});

test.each([1012, 1013, 4401])(
  'After a socket was closed with %i, only the missed events are replayed, and the user notices nothing',
  async (code) => {
    const board = fakeBoard();
    const page = renderProbe(board);
    await page.ready();
    page.event(boardEvent({ version: 4, cards: [card('bread', { rank: 'a1' })] }));
    await waitFor(() => expect(page.column()).toBe('Card milk, Card bread'));
    page.socket.close(code, 'Bye');
    await waitFor(
      () => expect(page.socket.variables('boardEvents')).toEqual([{ boardId: 'board', since: 4 }]),
      longWait,
    );
    page.event(boardEvent({ version: 5, deleted: { cards: ['milk'] } }));
    await waitFor(() => expect(page.column()).toBe('Card bread'));
    expect(board.reads).toBe(1);
    expect(page.statuses).toEqual(['loading', 'live, 0 unsent']);
  },
);

test('The board stays visible when the socket reconnects after a login', async () => {
  const page = renderProbe(fakeBoard());
  await page.ready();
  page.connection.reconnect();
  await waitFor(() => expect(page.socket.subscriptionCount()).toBe(0));
  await waitFor(
    () => expect(page.socket.variables('boardEvents')).toEqual([{ boardId: 'board', since: 3 }]),
    longWait,
  );
  expect(page.statuses).toEqual(['loading', 'live, 0 unsent']);
});

test('A longer interruption is reported until the server is back', async () => {
  const page = renderProbe(fakeBoard());
  await page.ready();
  page.socket.refuse(true);
  page.socket.close(1012, 'Restarting');
  expect(await screen.findByText('reconnecting, 0 unsent', undefined, longWait)).toBeVisible();
  page.socket.refuse(false);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('live, 0 unsent', undefined, longWait)).toBeVisible();
});

test.each([
  ['A gap between versions', boardEvent({ version: 9, deleted: { cards: ['milk'] } })],
  ['A reset after pruned events', boardEvent({ kind: 'RESET', version: 9 })],
])('%s reads the board again, which stays visible meanwhile', async (_cause, event) => {
  const board = fakeBoard();
  const page = renderProbe(board);
  await page.ready();
  board.board = { ...board.board, version: 12, tasks: [card('eggs')] };
  page.event(event);
  await waitFor(() => expect(page.column()).toBe('Card eggs'));
  await waitFor(() =>
    expect(page.socket.variables('boardEvents')).toEqual([{ boardId: 'board', since: 12 }]),
  );
  expect(page.statuses).toEqual(['loading', 'live, 0 unsent']);
});

test('A server that was restored from a backup replaces a newer board', async () => {
  const board = fakeBoard();
  const page = renderProbe(board);
  await page.ready();
  board.board = { ...board.board, version: 1, tasks: [card('eggs')] };
  page.socket.end('boardEvents', {
    message: 'Read it again.',
    extensions: { code: 'BAD_USER_INPUT', field: 'since' },
  });
  await waitFor(() => expect(page.column()).toBe('Card eggs'), longWait);
});

test('A filter shows and hides a card as its title changes', async () => {
  const tasks = [card('a', { title: 'Café' }), card('c', { title: 'Tea', rank: 'a2' })];
  const page = renderProbe(fakeBoard({ tasks }), { filter: { ...noFilter, text: 'tea' } });
  await page.ready();
  page.event(boardEvent({ version: 4, cards: [card('a', { title: 'Teapot' })] }));
  await waitFor(() => expect(page.column()).toBe('Teapot, Tea'));
  page.event(boardEvent({ version: 5, cards: [card('a', { title: 'Pot' })] }));
  await waitFor(() => expect(page.column()).toBe('Tea'));
});

test('An unexpected error is shown with the server’s message', async () => {
  const board = fakeBoard();
  board.respondToRead = () => graphqlError('INTERNAL_SERVER_ERROR', 'Something went wrong on our side.');
  const { container } = renderProbe(board);
  expect(await within(container).findByText('Something went wrong on our side.')).toBeVisible();
});

describe('Presence', () => {
  beforeEach(() => localStorage.clear());

  async function openWithPresence() {
    const page = renderProbe(fakeBoard({ tasks: [card('a')] }));
    await page.ready();
    await waitFor(() => expect(page.socket.variables('boardPresence')).toHaveLength(1));
    const [{ participantId } = {}] = page.socket.variables('boardPresence');
    return { ...page, participantId: String(participantId) };
  }

  test('counts this person, and shows the other participants and the cards they drag', async () => {
    const page = await openWithPresence();
    expect(page.participantId).toMatch(/^[\w-]{36}$/);
    const participants = [
      { id: 'grace', name: 'Grace', taskId: 'a' },
      { id: page.participantId, name: 'Guest', taskId: null },
    ];
    page.socket.push({ boardPresence: { count: 2, participants } });
    expect(await screen.findByText('2: Grace a')).toBeVisible();
  });

  test('announces a dragged card without leaving in between', async () => {
    const page = await openWithPresence();
    const { participantId } = page;
    act(() => page.announceDrag('a'));
    await waitFor(() =>
      expect(page.socket.variables('boardPresence')).toEqual([
        { boardId: 'board', participantId, dragging: 'a', editing: null },
      ]),
    );
    act(() => page.announceDrag(null));
    await waitFor(() =>
      expect(page.socket.variables('boardPresence')).toEqual([
        { boardId: 'board', participantId, dragging: null, editing: null },
      ]),
    );
  });

  test('keeps the browser’s participant id, and ends when the page is closed', async () => {
    const page = await openWithPresence();
    page.unmount();
    await waitFor(() => expect(page.socket.subscriptionCount()).toBe(0));
    expect((await openWithPresence()).participantId).toBe(page.participantId);
  });
});
