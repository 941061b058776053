import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { rememberUnlocks } from '#session/offline-session.ts';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { api, server as network } from '#testing/server.ts';
import { saveBoard } from '../live/saved-board.ts';
import { card } from '../testing/fake-board.ts';
import { BoardsPage } from './boards-page.tsx';
import { fakeBoards, ownBoard } from './testing/fake-boards.ts';

let server: ReturnType<typeof fakeBoards>;
beforeEach(() => {
  server = fakeBoards();
});

const deletedBoard = () => ({ ...ownBoard('b1', { name: 'Launch' }), deletedAt: new Date().toISOString() });
const openPage = (state?: unknown) =>
  renderPage(<BoardsPage />, { at: '/boards', area: 'members', state, handlers: server.handlers });
const links = () =>
  within(screen.getByRole('list', { name: 'Boards' }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);
const field = () => screen.findByRole('textbox', { name: 'New board' });

test('Lists each board with its members, last change and cards, and last the open board', async () => {
  const hourAgo = new Date(Date.now() - 3_700_000).toISOString();
  server.boards = [
    ownBoard('b1', {
      name: 'Launch',
      memberCount: 3,
      changedAt: hourAgo,
      columns: [
        { column: { id: 'todo', name: 'To do' }, cards: 1200 },
        { column: { id: 'own', name: 'Waiting' }, cards: 2 },
      ],
    }),
    ownBoard('b2', { name: 'Notes', role: 'viewer' }),
  ];
  openPage();
  await waitFor(() =>
    expect(links()).toEqual([
      ['/b/b1', 'Launch3 members · changed 1 hour agoTo do1,200Waiting2'],
      ['/b/b2', 'NotesOnly you · you can read itTo do0'],
      ['/tasks', 'Open boardEveryone can see and change itTODO1INPROGRESS2DONE3'],
    ]),
  );
});

test('Without boards, the page says how to create one', async () => {
  openPage();
  expect(await screen.findByText(/You have no board of your own yet/)).toBeVisible();
});

test('A name and Enter create a board, and open it', async () => {
  const { user } = openPage();
  await user.type(await field(), ' Launch {Enter}');
  await waitFor(() => expect(server.created).toHaveLength(1));
  expect(server.created[0]?.name).toBe('Launch');
  expect(await screen.findByText(`At /b/${server.created[0]?.id}`)).toBeVisible();
});

test('After a lost answer, the same board is created again instead of a second one', async () => {
  server.answerToCreate = () => HttpResponse.error();
  const { user } = openPage();
  await user.type(await field(), 'Launch{Enter}');
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/We can’t reach the server/));
  server.answerToCreate = undefined;
  await user.type(await field(), '{Enter}');
  expect(await screen.findByText(/^At \/b\//)).toBeVisible();
  expect(server.created[1]).toEqual(server.created[0]);
});

test('Asks for a name, and shows why the server refuses a board', async () => {
  server.answerToCreate = () => graphqlError('CONFLICT', 'An account is a member of up to 100 boards.');
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Create board' }));
  expect(await field()).toHaveAccessibleDescription('Enter a name.');
  expect(await field()).toHaveFocus();
  await user.type(await field(), 'Launch{Enter}');
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/up to 100 boards/));
});

test('A list that can’t be loaded is reported and loaded again, and the open board stays', async () => {
  const fails = api.query('Boards', () => HttpResponse.error(), { once: true });
  server.boards = [ownBoard('b1', { name: 'Launch' })];
  const { user } = renderPage(<BoardsPage />, {
    at: '/boards',
    area: 'members',
    handlers: [fails, ...server.handlers],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  expect(links()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Launch/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('A deleted board is reported, and Undo restores it', async () => {
  server.deleted = [deletedBoard()];
  const { user } = openPage({ kind: 'deleted', id: 'b1', name: 'Launch' });
  expect(await screen.findByText(/^Deleted “/)).toHaveTextContent('Deleted “Launch”.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /^Launch/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Deleted “/)).toBeNull());
});

test('An owner restores a deleted board from the list', async () => {
  server.deleted = [deletedBoard()];
  const { user } = openPage();
  const section = await screen.findByRole('region', { name: 'Deleted boards' });
  expect(section).toHaveTextContent('Deleted just now');
  await user.click(within(section).getByRole('button', { name: 'Restore Launch' }));
  expect(await screen.findByRole('link', { name: /^Launch/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Deleted boards' })).toBeNull();
});

test('A board that was restored from the list isn’t reported as deleted any more', async () => {
  server.deleted = [deletedBoard()];
  const { user } = openPage({ kind: 'deleted', id: 'b1', name: 'Launch' });
  await screen.findByText(/^Deleted “/);
  await user.click(await screen.findByRole('button', { name: 'Restore Launch' }));
  await waitFor(() => expect(screen.queryByText(/^Deleted “/)).toBeNull());
});

test('Without a connection, the boards that were loaded before are still listed', async () => {
  server.boards = [ownBoard('b1', { name: 'Launch' })];
  const { router } = openPage();
  await screen.findByRole('link', { name: /^Launch/ });
  await act(() => router.navigate('/elsewhere'));
  network.use(api.query('Boards', () => HttpResponse.error()));
  await act(() => router.navigate('/boards'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  expect(screen.getByRole('link', { name: /^Launch/ })).toBeVisible();
});

test('Reloaded without a connection, the boards that this browser has saved are listed, and then those of the server', async () => {
  rememberUnlocks([]);
  const snapshot = {
    version: 1,
    name: 'Launch',
    columns: [{ id: 'own', name: 'Waiting', color: null, rank: 'a0' }],
    tasks: [card('milk', { columnId: 'own' })],
    users: [],
  };
  await saveBoard({ boardId: 'b1', accountId: '1' }, snapshot, true);
  const me = api.query('Me', () => HttpResponse.error(), { once: true });
  const fails = api.query('Boards', () => HttpResponse.error(), { once: true });
  server.boards = [ownBoard('b1', { name: 'Launch' }), ownBoard('b2', { name: 'Notes' })];
  renderPage(<BoardsPage />, { at: '/boards', area: 'members', handlers: [me, fails, ...server.handlers] });
  expect(await screen.findByText(/boards that this browser has saved\. The list may be old/)).toBeVisible();
  expect(links()[0]).toEqual(['/b/b1', 'Launchsaved just nowWaiting1']);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('link', { name: /^Notes/ })).toBeVisible();
  expect(links()).toHaveLength(3);
  expect(screen.queryByText(/The list may be old/)).toBeNull();
});

test('A board that the user left is reported without Undo', async () => {
  openPage({ kind: 'left', id: 'b1', name: 'Launch' });
  expect(await screen.findByText(/^You left “/)).toHaveTextContent('You left “Launch”.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
