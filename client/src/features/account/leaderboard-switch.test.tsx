import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { gate } from '#testing/gate.ts';
import { graphqlError } from '#testing/graphql-error.ts';
import { api } from '#testing/server.ts';
import { renderAccount } from './testing/render-account.tsx';

const control = () => screen.getByRole('switch', { name: 'Show me on the leaderboard' });

test('The leaderboard is off by default, and the switch says what others would see', async () => {
  await renderAccount();
  expect(control()).not.toBeChecked();
  expect(control()).toHaveAccessibleDescription(/Only your username, level and points are shown\./);
});

test('The switch turns on before the server answers, and sends one request', async () => {
  const sent: unknown[] = [];
  const { opened, open } = gate();
  const slow = api.mutation('ShowOnLeaderboard', async ({ variables }) => {
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

test('A user on the leaderboard can leave it', async () => {
  const takes = api.mutation('ShowOnLeaderboard', ({ variables }) =>
    HttpResponse.json({ data: { updateAccount: { __typename: 'User', id: '1', ...variables } } }),
  );
  const { user } = await renderAccount({ me: { onLeaderboard: true }, handlers: [takes] });
  await user.click(control());
  await expect.poll(() => control().getAttribute('aria-disabled')).toBe('false');
  expect(control()).not.toBeChecked();
});

test.each([
  ['can’t be reached', () => HttpResponse.error(), 'We can’t reach the server.'],
  ['fails', () => graphqlError('INTERNAL_SERVER_ERROR', 'Something went wrong.'), 'Something went wrong.'],
])('When the server %s, the switch goes back and shows the error', async (_, answer, message) => {
  const { user } = await renderAccount({ handlers: [api.mutation('ShowOnLeaderboard', answer)] });
  await user.click(control());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your choice wasn’t saved.');
  expect(alert).toHaveTextContent(message);
  expect(control()).not.toBeChecked();
});
