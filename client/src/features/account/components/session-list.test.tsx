import { screen, within } from '@testing-library/react';
import { delay, graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { gate } from '#testing/gate.ts';
import { refusal, sessionEnded } from '#testing/refusal.ts';
import { server } from '#testing/server.ts';
import { fakeSessions, renderAccount } from '../testing/render-account.tsx';

const section = () => within(screen.getByRole('region', { name: 'Devices' }));
const row = async (device: string) => {
  const found = (await section().findByText(device)).closest('li');
  if (!found) throw new Error(`${device} is in no list`);
  return within(found);
};

test('Every device is there with when it was last seen; this one is marked, and can’t be logged out here', async () => {
  await renderAccount();
  const here = await row('Chromium on Linux');
  expect(here.getByText('This device')).toBeVisible();
  expect(here.queryByRole('button')).toBeNull();
  const phone = await row('Safari on iPhone');
  expect(phone.getByText(/Last seen 2 hours ago/)).toBeVisible();
  const office = await row('Firefox on Windows');
  expect(office.getByText(/Jan 5, 2026/)).toHaveAttribute('datetime', '2026-01-05T10:00:00.000Z');
});

test('This device comes first, wherever the server has it', async () => {
  const handlers = [
    graphql.query('Sessions', () => HttpResponse.json({ data: { sessions: fakeSessions.toReversed() } })),
  ];
  await renderAccount({ handlers });
  await row('Chromium on Linux');
  expect(
    section()
      .getAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent?.trim()),
  ).toEqual(['Chromium on Linux This device', 'Firefox on Windows', 'Safari on iPhone']);
});

test('A device that is logged out leaves the list, which says so and takes the focus', async () => {
  const { opened, open: answer } = gate();
  const logsOut = graphql.mutation('LogOutSession', async ({ variables }) => {
    expect(variables).toEqual({ id: 'phone' });
    await opened;
    return HttpResponse.json({ data: { logOutSession: true } });
  });
  const { user } = await renderAccount({ handlers: [logsOut] });
  await user.click((await row('Safari on iPhone')).getByRole('button', { name: 'Log out Safari on iPhone' }));
  expect((await row('Safari on iPhone')).getByRole('button', { name: 'Logging out…' })).toBeVisible();
  answer();
  expect(await section().findByText('Safari on iPhone is logged out.')).toBeVisible();
  expect(section().queryByText('Safari on iPhone')).toBeNull();
  expect(section().getAllByRole('listitem')).toHaveLength(2);
  expect(section().getByRole('list')).toHaveFocus();
});

test('A device that had logged out by itself leaves the list all the same', async () => {
  const gone = () => refusal('NOT_FOUND', 'This session has ended already.');
  const { user } = await renderAccount({ handlers: [graphql.mutation('LogOutSession', gone)] });
  await user.click((await row('Safari on iPhone')).getByRole('button'));
  expect(await section().findByText('Safari on iPhone is logged out.')).toBeVisible();
  expect(section().getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  ['fails', () => refusal('INTERNAL_SERVER_ERROR', 'Something went wrong.'), 'Something went wrong.'],
  ['can’t be reached', () => HttpResponse.error(), 'We can’t reach the server.'],
])('When the server %s the device stays in the list, and its row says why', async (_, answer, words) => {
  const { user } = await renderAccount({ handlers: [graphql.mutation('LogOutSession', answer)] });
  const phone = await row('Safari on iPhone');
  await user.click(phone.getByRole('button'));
  expect(await phone.findByRole('alert')).toHaveTextContent(words);
  expect(section().getAllByRole('listitem')).toHaveLength(3);
});

test('Until the list is there it says so; one that didn’t come can be asked for again', async () => {
  const fails = graphql.query(
    'Sessions',
    async () => {
      await delay(50);
      return HttpResponse.error();
    },
    { once: true },
  );
  const { user } = await renderAccount({ handlers: [fails] });
  expect(section().getByText('Looking up where you are logged in…')).toBeVisible();
  expect(await section().findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  await user.click(section().getByRole('button', { name: 'Try again' }));
  expect(await section().findByText('Chromium on Linux')).toBeVisible();
});

test('A device that logged in meanwhile is in the list when somebody comes back to the tab', async () => {
  await renderAccount();
  await row('Chromium on Linux');
  const more = [...fakeSessions, { ...fakeSessions[1], id: 'tablet', device: 'Safari on iOS' }];
  server.use(graphql.query('Sessions', () => HttpResponse.json({ data: { sessions: more } })));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await section().findByText('Safari on iOS')).toBeVisible();
});

test('Whoever’s session has ended in the middle is sent to log in', async () => {
  const { user } = await renderAccount({ handlers: [graphql.mutation('LogOutSession', sessionEnded)] });
  await user.click((await row('Safari on iPhone')).getByRole('button'));
  expect(await screen.findByText('At /login?next=%2Faccount')).toBeVisible();
});
