import { screen, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { gate } from '#testing/gate.ts';
import { graphqlError, sessionEnded } from '#testing/graphql-error.ts';
import { api, server } from '#testing/server.ts';
import { fakeSessions, renderAccount, sessionsData } from './testing/render-account.tsx';

const section = () => within(screen.getByRole('region', { name: 'Devices' }));
const row = async (device: string) => {
  const found = (await section().findByText(device)).closest('li');
  if (!found) throw new Error(`${device} isn’t in the list`);
  return within(found);
};

test('Lists every device with the time it was last seen, and marks the current one', async () => {
  await renderAccount();
  const here = await row('Chromium on Linux');
  expect(here.getByText('This device')).toBeVisible();
  expect(here.queryByRole('button')).toBeNull();
  const phone = await row('Safari on iPhone');
  expect(phone.getByText(/Last seen 2 hours ago/)).toBeVisible();
  const office = await row('Firefox on Windows');
  expect(office.getByText(/Jan 5, 2026/)).toHaveAttribute('datetime', '2026-01-05T10:00:00.000Z');
});

test('The current device is first', async () => {
  const handlers = [
    api.query('Sessions', () => HttpResponse.json({ data: sessionsData(fakeSessions.toReversed()) })),
  ];
  await renderAccount({ handlers });
  await row('Chromium on Linux');
  expect(
    section()
      .getAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent?.trim()),
  ).toEqual(['Chromium on Linux This device', 'Firefox on Windows', 'Safari on iPhone']);
});

test('A logged-out device disappears, and the focus moves to the list', async () => {
  const { opened, open: answer } = gate();
  const logsOut = api.mutation('LogOutSession', async ({ variables }) => {
    expect(variables).toEqual({ id: 'phone' });
    await opened;
    return HttpResponse.json({ data: { logOutSession: true } });
  });
  const { user } = await renderAccount({ handlers: [logsOut] });
  await user.click((await row('Safari on iPhone')).getByRole('button', { name: 'Log out Safari on iPhone' }));
  expect((await row('Safari on iPhone')).getByRole('button', { name: 'Logging out…' })).toBeVisible();
  answer();
  expect(await section().findByText('Safari on iPhone was logged out.')).toBeVisible();
  expect(section().queryByText('Safari on iPhone')).toBeNull();
  expect(section().getAllByRole('listitem')).toHaveLength(2);
  expect(section().getByRole('list')).toHaveFocus();
});

test('A device whose session had already ended disappears, too', async () => {
  const gone = () => graphqlError('NOT_FOUND', 'This session has ended already.');
  const { user } = await renderAccount({ handlers: [api.mutation('LogOutSession', gone)] });
  await user.click((await row('Safari on iPhone')).getByRole('button'));
  expect(await section().findByText('Safari on iPhone was logged out.')).toBeVisible();
  expect(section().getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  ['fails', () => graphqlError('INTERNAL_SERVER_ERROR', 'Something went wrong.'), 'Something went wrong.'],
  ['can’t be reached', () => HttpResponse.error(), 'We can’t reach the server.'],
])(
  'When the server %s, the device stays in the list and its row shows the error',
  async (_, answer, message) => {
    const { user } = await renderAccount({ handlers: [api.mutation('LogOutSession', answer)] });
    const phone = await row('Safari on iPhone');
    await user.click(phone.getByRole('button'));
    expect(await phone.findByRole('alert')).toHaveTextContent(message);
    expect(section().getAllByRole('listitem')).toHaveLength(3);
  },
);

test('Shows that the list is loading, and lets the user retry after an error', async () => {
  const fails = api.query(
    'Sessions',
    async () => {
      await delay(50);
      return HttpResponse.error();
    },
    { once: true },
  );
  const { user } = await renderAccount({ handlers: [fails] });
  expect(section().getByText('Loading your devices…')).toBeVisible();
  expect(await section().findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  await user.click(section().getByRole('button', { name: 'Try again' }));
  expect(await section().findByText('Chromium on Linux')).toBeVisible();
});

test('Returning to the tab reloads the list', async () => {
  await renderAccount();
  await row('Chromium on Linux');
  const more = [...fakeSessions, { ...fakeSessions[1], id: 'tablet', device: 'Safari on iOS' }];
  server.use(api.query('Sessions', () => HttpResponse.json({ data: sessionsData(more) })));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await section().findByText('Safari on iOS')).toBeVisible();
});

test('A session that has ended leads to the login page', async () => {
  const { user } = await renderAccount({ handlers: [api.mutation('LogOutSession', sessionEnded)] });
  await user.click((await row('Safari on iPhone')).getByRole('button'));
  expect(await screen.findByText('At /login?next=%2Faccount')).toBeVisible();
});

const logOutEverywhere = () => screen.getByRole('button', { name: 'Log out everywhere' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Log out everywhere?' }));

test('Logging out everywhere asks for confirmation, and doesn’t return to this page after the login', async () => {
  const { opened, open: answer } = gate();
  const logsOut = api.mutation('LogOutEverywhere', async () => {
    await opened;
    return HttpResponse.json({ data: { logOutEverywhere: 3 } });
  });
  const { user } = await renderAccount({ handlers: [logsOut] });
  await user.click(logOutEverywhere());
  await user.click(dialog().getByRole('button', { name: 'Log out everywhere' }));
  expect(dialog().getByRole('button', { name: 'Logging out…' })).toBeVisible();
  answer();
  expect(await screen.findByText('At /login')).toBeVisible();
});

test('Cancelling keeps the user logged in and restores the focus', async () => {
  const { user } = await renderAccount();
  await user.click(logOutEverywhere());
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(logOutEverywhere()).toHaveFocus();
  await user.click(logOutEverywhere());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('When the server can’t be reached, the dialog stays open and shows the error', async () => {
  const handlers = [api.mutation('LogOutEverywhere', () => HttpResponse.error())];
  const { user } = await renderAccount({ handlers });
  await user.click(logOutEverywhere());
  await user.click(dialog().getByRole('button', { name: 'Log out everywhere' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('We can’t reach the server.');
});
