import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeUser } from '#testing/user.ts';
import { renderAccount } from './testing/render-account.tsx';

test('Shows the level, the points and the points that the next level needs', async () => {
  await renderAccount({ me: { points: 49, level: 0, nextLevelAt: 50 } });
  expect(screen.getByText(/^1 more point to level 1/)).toBeVisible();
  const progress = screen.getByRole('progressbar', { name: 'Points towards level 1' });
  expect(progress).toHaveAttribute('value', '49');
  expect(progress).toHaveAttribute('max', '50');
  expect(screen.getByText('Member since')).toHaveTextContent('November 21, 2026');
});

test('Shows no next level at the highest level', async () => {
  await renderAccount({ me: { points: 3000, level: 10, nextLevelAt: null } });
  expect(screen.getByText('You have reached the highest level.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('Points earned on another device appear immediately', async () => {
  const { socket } = await renderAccount({ me: { points: 10, nextLevelAt: 50 } });
  await expect.poll(() => socket.watching()).toBe(1);
  socket.push({ me: { ...fakeUser, points: 30 } });
  expect(await screen.findByText(/^20 more points/)).toBeVisible();
});
