import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { fakeUser } from '#testing/user.ts';

test('The count leads to what tokens buy', async () => {
  renderPage(<main />, { area: 'members', me: { tokens: 5 } });
  expect(await screen.findByRole('link', { name: '5 tokens' })).toHaveAttribute('href', '/account#tokens');
});

test('Reaching a level shows a notice with the new token until it is closed', async () => {
  const { user, socket } = renderPage(<main />, { area: 'members', me: { tokens: 4, level: 0 } });
  await waitFor(() => expect(socket.subscriptionCount()).toBe(1));
  expect(screen.queryByText(/reached/)).toBeNull();
  socket.push({ me: { ...fakeUser, tokens: 5, level: 1 } });
  expect(await screen.findByText('Level 1 reached: +1 token.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/reached/)).toBeNull();
  socket.push({ me: { ...fakeUser, tokens: 7, level: 3 } });
  expect(await screen.findByText('Level 3 reached: +2 tokens.')).toBeVisible();
});

test('A changed count without a new level shows no notice', async () => {
  const { socket } = renderPage(<main />, { area: 'members', me: { tokens: 5, level: 1 } });
  await waitFor(() => expect(socket.subscriptionCount()).toBe(1));
  socket.push({ me: { ...fakeUser, tokens: 4, level: 1 } });
  expect(await screen.findByRole('link', { name: '4 tokens' })).toBeVisible();
  expect(screen.queryByText(/reached/)).toBeNull();
});
