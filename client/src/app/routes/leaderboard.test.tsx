import { screen, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { gate } from '#testing/gate.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import type { FakeUser } from '#testing/user.ts';
import LeaderboardPage from './leaderboard.tsx';

const entry = (rank: number, username: string, points: number, isViewer = false) => ({
  __typename: 'LeaderboardEntry',
  rank,
  username,
  level: 1,
  points,
  isViewer,
});
const board = (entries: ReturnType<typeof entry>[]): Response =>
  HttpResponse.json({ data: { leaderboard: entries } });
const answer = (entries: ReturnType<typeof entry>[]) => api.query('Leaderboard', () => board(entries));

async function open(handlers: RequestHandler[], me: Partial<FakeUser> = {}) {
  const view = renderPage(<LeaderboardPage />, { at: '/leaderboard', area: 'members', me, handlers });
  await screen.findByRole('heading', { level: 1, name: 'Leaderboard' });
  return view;
}

test('The table lists users by rank and marks the user’s own row', async () => {
  await open([answer([entry(1, 'Grace', 1200), entry(2, 'Ada', 80, true)])], {
    onLeaderboard: true,
    points: 80,
  });
  const table = await screen.findByRole('table', { name: 'Leaderboard, ranked by points' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
  expect(rows).toEqual([
    ['Rank', 'Username', 'Level', 'Points'],
    ['1', 'Grace', '1', '1,200'],
    ['2', 'Ada You', '1', '80'],
  ]);
  expect(screen.getByText(/You are number 2 with 80 points\./)).toBeVisible();
});

test('A user who isn’t shown learns where to join', async () => {
  await open([answer([entry(1, 'Grace', 120)])], { points: 10 });
  expect(await screen.findByText(/You aren’t on the leaderboard/)).toHaveTextContent('with your 10 points');
  expect(screen.getByRole('link', { name: 'your account page' })).toHaveAttribute(
    'href',
    '/account#leaderboard',
  );
});

test('A user beyond the top 50 sees that they aren’t in the table', async () => {
  await open([answer([entry(1, 'Grace', 120)])], { onLeaderboard: true });
  expect(await screen.findByText(/aren’t among the top 50 yet/)).toBeVisible();
});

test('An empty leaderboard invites the user to join', async () => {
  await open([answer([])]);
  expect(await screen.findByRole('heading', { name: 'No one has joined yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'your account page' })).toHaveAttribute(
    'href',
    '/account#leaderboard',
  );
});

test('Shows that the leaderboard is loading', async () => {
  const { opened, open: answerNow } = gate();
  await open([
    api.query('Leaderboard', async () => {
      await opened;
      return board([]);
    }),
  ]);
  expect(screen.getByText('Loading the leaderboard…')).toBeVisible();
  answerNow();
  expect(await screen.findByText(/No one has joined yet/)).toBeVisible();
});

test('Loading can be retried after an error', async () => {
  const { user } = await open([
    api.query('Leaderboard', () => HttpResponse.error(), { once: true }),
    answer([entry(1, 'Grace', 120)]),
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Grace')).toBeVisible();
});
