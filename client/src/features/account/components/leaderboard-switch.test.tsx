import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { gate } from '#testing/gate.ts';
import { refusal } from '#testing/refusal.ts';
import { renderAccount } from '../testing/render-account.tsx';

const control = () => screen.getByRole('switch', { name: 'Show me on the leaderboard' });

test('Nobody is on the leaderboard unless they say so, and the switch tells what is shown then', async () => {
  await renderAccount();
  expect(control()).not.toBeChecked();
  expect(control()).toHaveAccessibleDescription(/Only your username, level and points are shown\./);
});

test('Whoever switches it on sees it at once, before the server has answered, and sends it once', async () => {
  const sent: unknown[] = [];
  const { opened, open } = gate();
  const slow = graphql.mutation('ShowOnLeaderboard', async ({ variables }) => {
    sent.push(variables);
    await opened;
    return HttpResponse.json({ data: { updateAccount: { __typename: 'User', id: '1', ...variables } } });
  });
  const { user } = await renderAccount({ handlers: [slow] });
  await user.click(control());
  expect(control()).toBeChecked();
  expect(control()).toHaveAttribute('aria-disabled', 'true');
  await user.click(control());
  open();
  await expect.poll(() => control().getAttribute('aria-disabled')).toBe('false');
  expect(control()).toBeChecked();
  expect(sent).toEqual([{ onLeaderboard: true }]);
});

test('Whoever is on it can leave', async () => {
  const takes = graphql.mutation('ShowOnLeaderboard', ({ variables }) =>
    HttpResponse.json({ data: { updateAccount: { __typename: 'User', id: '1', ...variables } } }),
  );
  const { user } = await renderAccount({ me: { onLeaderboard: true }, handlers: [takes] });
  await user.click(control());
  await expect.poll(() => control().getAttribute('aria-disabled')).toBe('false');
  expect(control()).not.toBeChecked();
});

test.each([
  ['can’t be reached', () => HttpResponse.error(), 'We can’t reach the server.'],
  ['fails', () => refusal('INTERNAL_SERVER_ERROR', 'Something went wrong.'), 'Something went wrong.'],
])('When the server %s the switch goes back, and says that nothing was saved', async (_, answer, words) => {
  const { user } = await renderAccount({ handlers: [graphql.mutation('ShowOnLeaderboard', answer)] });
  await user.click(control());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This was not saved.');
  expect(alert).toHaveTextContent(words);
  expect(control()).not.toBeChecked();
});
