import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { gate } from '#testing/gate.ts';
import { renderAccount } from '../testing/render-account.tsx';

const open = () => screen.getByRole('button', { name: 'Sign out everywhere' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Sign out everywhere?' }));

test('Whoever signs out everywhere is asked first, and then is at the login, with nowhere to come back to', async () => {
  const { opened, open: answer } = gate();
  const signsOut = graphql.mutation('SignOutEverywhere', async () => {
    await opened;
    return HttpResponse.json({ data: { signOutEverywhere: 3 } });
  });
  const { user } = await renderAccount({ handlers: [signsOut] });
  await user.click(open());
  await user.click(dialog().getByRole('button', { name: 'Sign out everywhere' }));
  expect(dialog().getByRole('button', { name: 'Logging out…' })).toBeVisible();
  answer();
  expect(await screen.findByText('At /login')).toBeVisible();
});

test('Whoever thinks better of it is still signed in, and has the focus where they were', async () => {
  const { user } = await renderAccount();
  await user.click(open());
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(open()).toHaveFocus();
  await user.click(open());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('When the server can’t be reached the dialog says so and stays', async () => {
  const handlers = [graphql.mutation('SignOutEverywhere', () => HttpResponse.error())];
  const { user } = await renderAccount({ handlers });
  await user.click(open());
  await user.click(dialog().getByRole('button', { name: 'Sign out everywhere' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('We can’t reach the server.');
});
