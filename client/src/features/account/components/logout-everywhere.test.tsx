import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { gate } from '#testing/gate.ts';
import { renderAccount } from '../testing/render-account.tsx';

const open = () => screen.getByRole('button', { name: 'Log out everywhere' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Log out everywhere?' }));

test('Whoever logs out everywhere is asked first, and then is at the login, with nowhere to come back to', async () => {
  const { opened, open: answer } = gate();
  const logsOut = graphql.mutation('LogOutEverywhere', async () => {
    await opened;
    return HttpResponse.json({ data: { logOutEverywhere: 3 } });
  });
  const { user } = await renderAccount({ handlers: [logsOut] });
  await user.click(open());
  await user.click(dialog().getByRole('button', { name: 'Log out everywhere' }));
  expect(dialog().getByRole('button', { name: 'Logging out…' })).toBeVisible();
  answer();
  expect(await screen.findByText('At /login')).toBeVisible();
});

test('Whoever thinks better of it is still logged in, and has the focus where they were', async () => {
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
  const handlers = [graphql.mutation('LogOutEverywhere', () => HttpResponse.error())];
  const { user } = await renderAccount({ handlers });
  await user.click(open());
  await user.click(dialog().getByRole('button', { name: 'Log out everywhere' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('We can’t reach the server.');
});
