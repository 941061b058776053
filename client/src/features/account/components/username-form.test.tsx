import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { gate } from '#testing/gate.ts';
import { refusal, sessionEnded } from '#testing/refusal.ts';
import { fakeUser } from '#testing/user.ts';
import { renderAccount } from '../testing/render-account.tsx';

const page = () => within(screen.getByRole('main'));
const field = () => screen.getByRole('textbox', { name: 'Username' });
const save = () => screen.getByRole('button', { name: 'Save username' });

const renames = graphql.mutation('Rename', ({ variables }) =>
  HttpResponse.json({
    data: { updateAccount: { __typename: 'User', id: '1', username: variables['username'] } },
  }),
);

test('Whoever takes another username is greeted by it at once, without the space around it', async () => {
  const { user } = await renderAccount({ handlers: [renames] });
  expect(field()).toHaveValue('Ada');
  await user.clear(field());
  await user.type(field(), '  Grace ');
  await user.click(save());
  expect(await screen.findByText('You are Grace now.')).toBeVisible();
  expect(page().getByText('Grace')).toBeVisible();
  expect(field()).toHaveValue('Grace');
});

test('Whoever saves the name that they have is told that nothing has changed, and nothing is sent', async () => {
  const { user } = await renderAccount();
  await user.click(save());
  expect(await screen.findByText('Nothing has changed.')).toBeVisible();
});

test('No name, or one that is too long, is told at the field and not sent', async () => {
  const { user } = await renderAccount();
  await user.clear(field());
  await user.click(save());
  expect(field()).toHaveAccessibleDescription(/Enter a username\./);
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  await user.type(field(), 'x'.repeat(51));
  expect(field()).toHaveAccessibleDescription(/up to 50 characters\./);
});

test('What the server finds wrong with a name is shown at the field, and what was typed stays', async () => {
  const refuse = graphql.mutation('Rename', () => refusal('BAD_USER_INPUT', 'Not this one.', 'username'));
  const { user } = await renderAccount({ handlers: [refuse] });
  await user.type(field(), '!');
  await user.click(save());
  await vi.waitFor(() => expect(field()).toHaveAccessibleDescription(/Not this one\./));
  expect(field()).toHaveValue('Ada!');
});

test('A server that can’t be reached is told, and what was typed can be sent again', async () => {
  const fails = graphql.mutation('Rename', () => HttpResponse.error(), { once: true });
  const { user } = await renderAccount({ handlers: [fails, renames] });
  await user.type(field(), ' L');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  expect(field()).toHaveValue('Ada L');
  await user.click(save());
  expect(await screen.findByText('You are Ada L now.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('While a name is being saved the button says so, and a second press does nothing', async () => {
  let sent = 0;
  const { opened, open } = gate();
  const slow = graphql.mutation('Rename', async ({ variables }) => {
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
  expect(await screen.findByText('You are Ada! now.')).toBeVisible();
  expect(sent).toBe(1);
});

test('A name that is changed on another device comes in, but not over what is being typed', async () => {
  const { user, socket } = await renderAccount();
  await expect.poll(() => socket.watching()).toBe(1);
  socket.push({ me: { ...fakeUser, username: 'Grace' } });
  await expect.poll(() => field()).toHaveValue('Grace');
  await user.type(field(), ' H');
  socket.push({ me: { ...fakeUser, username: 'Mary' } });
  expect(await page().findByText('Mary')).toBeVisible();
  expect(field()).toHaveValue('Grace H');
});

test('Whoever’s session has ended in the middle is sent to log in, and comes back from there', async () => {
  const { user } = await renderAccount({ handlers: [graphql.mutation('Rename', sessionEnded)] });
  await user.type(field(), '!');
  await user.click(save());
  expect(await screen.findByText('At /login?next=%2Faccount')).toBeVisible();
});
