import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { gate } from '#testing/gate.ts';
import { graphqlError, sessionEnded } from '#testing/graphql-error.ts';
import { api } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import { renderAccount } from './testing/render-account.tsx';

const page = () => within(screen.getByRole('main'));
const field = () => screen.getByRole('textbox', { name: 'Username' });
const save = () => screen.getByRole('button', { name: 'Save username' });

const renames = api.mutation('Rename', ({ variables }) =>
  HttpResponse.json({
    data: { updateAccount: { __typename: 'User', id: '1', username: variables['username'] } },
  }),
);

test('A new username appears immediately, without surrounding spaces', async () => {
  const { user } = await renderAccount({ handlers: [renames] });
  expect(field()).toHaveValue('Ada');
  await user.clear(field());
  await user.type(field(), '  Grace ');
  await user.click(save());
  expect(await screen.findByText('Username updated.')).toBeVisible();
  expect(page().getByText('Grace')).toBeVisible();
  expect(field()).toHaveValue('Grace');
});

test('Saving an unchanged username sends nothing', async () => {
  const { user } = await renderAccount();
  await user.click(save());
  expect(await screen.findByText('Nothing to save.')).toBeVisible();
});

test('Shows an empty or too long username as an error at the field', async () => {
  const { user } = await renderAccount();
  await user.clear(field());
  await user.click(save());
  expect(field()).toHaveAccessibleDescription(/Enter a username\./);
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  await user.type(field(), 'x'.repeat(51));
  expect(field()).toHaveAccessibleDescription(/up to 50 characters\./);
});

test('Shows a server error at the field and keeps the input', async () => {
  const refuse = api.mutation('Rename', () => graphqlError('BAD_USER_INPUT', 'Not this one.', 'username'));
  const { user } = await renderAccount({ handlers: [refuse] });
  await user.type(field(), '!');
  await user.click(save());
  await vi.waitFor(() => expect(field()).toHaveAccessibleDescription(/Not this one\./));
  expect(field()).toHaveValue('Ada!');
});

test('When the server can’t be reached, the input can be sent again', async () => {
  const fails = api.mutation('Rename', () => HttpResponse.error(), { once: true });
  const { user } = await renderAccount({ handlers: [fails, renames] });
  await user.type(field(), ' L');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  expect(field()).toHaveValue('Ada L');
  await user.click(save());
  expect(await screen.findByText('Username updated.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('While saving, the button shows it and ignores further clicks', async () => {
  let sent = 0;
  const { opened, open } = gate();
  const slow = api.mutation('Rename', async ({ variables }) => {
    sent += 1;
    await opened;
    return HttpResponse.json({
      data: { updateAccount: { __typename: 'User', id: '1', username: variables['username'] } },
    });
  });
  const { user } = await renderAccount({ handlers: [slow] });
  await user.type(field(), '!{Enter}');
  const busy = await screen.findByRole('button', { name: 'Saving…' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.click(busy);
  await user.type(field(), '{Enter}');
  open();
  expect(await screen.findByText('Username updated.')).toBeVisible();
  expect(sent).toBe(1);
});

test('A username changed on another device appears, but doesn’t overwrite what the user types', async () => {
  const { user, socket } = await renderAccount();
  await expect.poll(() => socket.subscriptionCount()).toBe(1);
  socket.push({ me: { ...fakeUser, username: 'Grace' } });
  await expect.poll(() => field()).toHaveValue('Grace');
  await user.type(field(), ' H');
  socket.push({ me: { ...fakeUser, username: 'Mary' } });
  expect(await page().findByText('Mary')).toBeVisible();
  expect(field()).toHaveValue('Grace H');
});

test('A session that has ended leads to the login page, and back from there', async () => {
  const { user } = await renderAccount({ handlers: [api.mutation('Rename', sessionEnded)] });
  await user.type(field(), '!');
  await user.click(save());
  expect(await screen.findByText('At /login?next=%2Faccount')).toBeVisible();
});
