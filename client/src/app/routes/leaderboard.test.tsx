import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse, type RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { gate } from '#testing/gate.ts';
import { renderPage } from '#testing/render.tsx';
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
const answer = (entries: ReturnType<typeof entry>[]) => graphql.query('Leaderboard', () => board(entries));

async function open(handlers: RequestHandler[], me: Partial<FakeUser> = {}) {
  const view = renderPage(<LeaderboardPage />, { at: '/leaderboard', area: 'members', me, handlers });
  await screen.findByRole('heading', { level: 1, name: 'Leaderboard' });
  return view;
}

test('Everyone who joined stands in the table by rank, with the viewer’s own row marked', async () => {
  await open([answer([entry(1, 'Grace', 1200), entry(2, 'Ada', 80, true)])], {
    onLeaderboard: true,
    points: 80,
  });
  const table = await screen.findByRole('table', { name: 'The leaderboard, by points' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
  expect(rows).toEqual([
    ['Rank', 'Username', 'Level', 'Points'],
    ['1', 'Grace', '1', '1,200'],
    ['2', 'Ada You', '1', '80'],
  ]);
  expect(screen.getByText(/You are number 2, with 80 points\./)).toBeVisible();
});

test('Whoever isn’t shown learns where to join', async () => {
  await open([answer([entry(1, 'Grace', 120)])], { points: 10 });
  expect(await screen.findByText(/You aren’t shown here/)).toHaveTextContent('with your 10 points');
  expect(screen.getByRole('link', { name: 'your account page' })).toHaveAttribute('href', '/account');
});

test('Whoever takes part beyond the first 50 is told so', async () => {
  await open([answer([entry(1, 'Grace', 120)])], { onLeaderboard: true });
  expect(await screen.findByText(/aren’t among the first 50 yet/)).toBeVisible();
});

test('An empty leaderboard invites', async () => {
  await open([answer([])]);
  expect(await screen.findByText(/Nobody has joined yet/)).toHaveTextContent(
    'Nobody has joined yet. Join on your account page.',
  );
  expect(screen.getByRole('link', { name: 'account page' })).toHaveAttribute('href', '/account');
});

test('While it is fetched it says so', async () => {
  const { opened, open: letGo } = gate();
  await open([
    graphql.query('Leaderboard', async () => {
      await opened;
      return board([]);
    }),
  ]);
  expect(screen.getByText('Fetching the leaderboard…')).toBeVisible();
  letGo();
  expect(await screen.findByText(/Nobody has joined yet/)).toBeVisible();
});

test('One that can’t be fetched can be asked for again', async () => {
  const { user } = await open([
    graphql.query('Leaderboard', () => HttpResponse.error(), { once: true }),
    answer([entry(1, 'Grace', 120)]),
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Grace')).toBeVisible();
});
