import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { PageHeader } from '#shared/layout/member-page.tsx';
import { userDrafts } from '#shared/storage/drafts.ts';
import { graphqlError } from '#testing/graphql-error.ts';
import { recordSavedFiles } from '#testing/record-saved-files.ts';
import { renderPage } from '#testing/render.tsx';
import { api, server } from '#testing/server.ts';
import { CodePage } from './code-page.tsx';
import { fakeCode } from './testing/fake-code.ts';

const a = 'https://example.com/a';
const b = 'https://example.com/b';

const Page = ({ id }: { id: string }) => (
  <CodePage
    id={id}
    renderHead={({ shortUrl }, state) => (
      <PageHeader title={shortUrl.replace('https://', '')}>{state}</PageHeader>
    )}
    renderDesign={({ payload }) => <p>{`The design of ${payload}`}</p>}
  />
);

/** Opens the page of a code. */
async function open(code = fakeCode()) {
  const view = renderPage(<Page id="code-1" />, { handlers: code.handlers });
  await screen.findByRole('heading', { name: 'canary.example/q/2222222' });
  return { ...view, code };
}

/** By the keyboard, because Radix accepts the pointer only some time after it shows the toast. */
const pressUndo = async (user: UserEvent) => {
  const toasts = await screen.findByRole('region', { name: /^Notifications/ });
  (await within(toasts).findByRole('button', { name: 'Undo' })).focus();
  await user.keyboard('{Enter}');
};
const press = (name: string | RegExp) => screen.getByRole('button', { name });
/** The generator has buttons of the same names. */
const inTarget = (name: string) =>
  within(screen.getByRole('region', { name: 'Where it leads' })).getByRole('button', { name });
const current = () => screen.getByRole('link', { name: /^https:\/\/example\.com/ }).textContent;

test('A code shows its short link, state and target, and the promise', async () => {
  await open();
  expect(screen.getByText('The design of https://CANARY.EXAMPLE/Q/2222222')).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
  expect(current()).toBe(a);
  expect(
    screen.getByText(
      'A dynamic code is free, has no scan limit and doesn’t expire. We count scans, not people. It works as long as this site does.',
    ),
  ).toBeVisible();
});

test('The code points elsewhere, and Undo points it back, with the version after the change and on the second attempt', async () => {
  const { user, code } = await open();
  await user.click(press('Point elsewhere'));
  expect(screen.getByLabelText('New address')).toHaveFocus();
  await user.type(screen.getByLabelText('New address'), 'nonsense');
  await user.click(inTarget('Save'));
  expect(await screen.findByText('This is not a web address.')).toBeVisible();
  expect(screen.getByLabelText('New address')).toHaveValue('nonsense');
  await user.clear(screen.getByLabelText('New address'));
  await user.type(screen.getByLabelText('New address'), b);
  await user.click(inTarget('Save'));
  await waitFor(() => expect(current()).toBe(b));
  await waitFor(() => expect(press('Point elsewhere')).toHaveFocus());
  server.use(api.mutation('UpdateDynamicCode', () => HttpResponse.error(), { once: true }));
  await pressUndo(user);
  (await screen.findByRole('button', { name: 'Try again' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(current()).toBe(a));
  expect(code.sent.map(({ input }) => input)).toEqual([
    { id: 'code-1', version: 1, target: 'nonsense' },
    { id: 'code-1', version: 1, target: b },
    { id: 'code-1', version: 2, target: a },
  ]);
});

test('A refused address of an app store or a phone number has an offer, which keeps what was typed', async () => {
  const { user } = await open();
  await user.click(press('Point elsewhere'));
  const field = screen.getByLabelText('New address');
  await user.type(field, 'market://details?id=com.example');
  await user.click(inTarget('Save'));
  const page = 'https://play.google.com/store/apps/details?id=com.example';
  await user.click(await screen.findByRole('button', { name: `Use ${page}` }));
  expect(field).toHaveValue(page);
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  await user.clear(field);
  await user.type(field, 'tel:+49301234');
  await user.click(inTarget('Save'));
  await user.click(await screen.findByRole('button', { name: 'Make a static Phone code' }));
  expect(await screen.findByText('At /generate/phone')).toBeVisible();
  expect(userDrafts.restore()['phone']).toEqual({ phone: '+49301234' });
});

test('Undo leaves a target alone that was set since', async () => {
  const { user, code } = await open(fakeCode([a, b]));
  await user.click(press(`Point back to ${a}`));
  await waitFor(() => expect(current()).toBe(a));
  code.change({ target: 'https://example.com/c' });
  await pressUndo(user);
  expect(await screen.findByText(/It leads to example\.com\/c now/)).toBeVisible();
  await waitFor(() => expect(current()).toBe('https://example.com/c'));
});

test('A change that was made elsewhere is shown, and the user decides', async () => {
  const { user, code } = await open();
  code.change({ target: 'https://example.com/c' });
  await user.click(press('Point elsewhere'));
  await user.type(screen.getByLabelText('New address'), b);
  await user.click(inTarget('Save'));
  expect(
    await screen.findByText(/changed elsewhere\. It leads to https:\/\/example\.com\/c now\. Save again/),
  ).toBeVisible();
  expect(current()).toBe('https://example.com/c');
  expect(screen.getByLabelText('New address')).toHaveValue(b);
  await user.click(inTarget('Save'));
  await waitFor(() => expect(current()).toBe(b));
});

test('An earlier target is one click away, and each is listed once', async () => {
  const { user, code } = await open(fakeCode([a, b, a, 'https://example.com/c']));
  expect(screen.getAllByRole('button', { name: /^Point back to/ })).toHaveLength(2);
  await user.click(press(`Point back to ${b}`));
  await waitFor(() => expect(current()).toBe(b));
  expect(code.sent).toEqual([{ input: { id: 'code-1', version: 4, target: b } }]);
});

test('Targets of long ago are loaded on demand', async () => {
  const { user } = await open(fakeCode([a, b], ['https://example.com/1', 'https://example.com/2']));
  await user.click(press('Show older targets'));
  await screen.findByRole('button', { name: 'Point back to https://example.com/1' });
  expect(
    screen
      .getAllByRole('button', { name: /^Point back to/ })
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual([a, 'https://example.com/2', 'https://example.com/1'].map((target) => `Point back to ${target}`));
  expect(screen.queryByRole('button', { name: 'Show older targets' })).toBeNull();
});

test('A code is paused with a text, and works again', async () => {
  const { user, code } = await open();
  await user.click(press('Pause'));
  await user.type(screen.getByLabelText(/^Text for visitors/), 'Back in May');
  await user.click(press('Pause the code'));
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(screen.getByText('Back in May')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Test a print' })).toBeNull();
  await user.click(press('Resume'));
  expect(await screen.findByText('Active')).toBeVisible();
  await pressUndo(user);
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(code.sent.at(-1)).toEqual({ id: 'code-1', text: 'Back in May' });
});

test('A deleted code says until when it can be restored, and is restored', async () => {
  const { user } = await open();
  await user.click(press('Delete'));
  expect(await screen.findByText(/prints lead nowhere\. You can restore it until/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Point elsewhere' })).toBeNull();
  await user.click(press('Restore'));
  expect(await screen.findByText('Active')).toBeVisible();
});

test('A disabled code shows the reason of the operator', async () => {
  const code = fakeCode();
  code.change({ disabledReason: 'It leads to a forged bank.' });
  await open(code);
  expect(screen.getByText('Disabled')).toBeVisible();
  expect(screen.getByText(/It leads to a forged bank\./)).toBeVisible();
});

test('The query string is passed on, unless the owner doesn’t want it', async () => {
  const { user, code } = await open();
  await user.click(screen.getByRole('switch', { name: 'Pass on the query string' }));
  await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
  expect(code.sent).toEqual([{ input: { id: 'code-1', version: 1, passesQuery: false } }]);
});

test('Offline, the page says that codes can’t be changed', async () => {
  await open();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You are offline/)).toBeVisible();
  for (const name of ['Point elsewhere', 'Pause', 'Delete']) expect(press(name)).toBeDisabled();
  expect(screen.getByRole('switch')).toHaveAttribute('aria-disabled', 'true');
});

test('A code of another account doesn’t exist, and an error can be retried', async () => {
  const { handlers } = fakeCode();
  const { unmount } = renderPage(<Page id="other" />, { handlers });
  expect(await screen.findByRole('heading', { name: 'This code doesn’t exist' })).toBeVisible();
  unmount();
  const failing = api.query('DynamicCode', () => graphqlError('UNAVAILABLE', 'Try again soon.'), {
    once: true,
  });
  const { user } = renderPage(<Page id="code-1" />, { handlers: [failing, ...handlers] });
  expect(await screen.findByText('Try again soon.')).toBeVisible();
  await user.click(press('Try again'));
  expect(await screen.findByText('Active')).toBeVisible();
});

test('“Test a print” shows the next scan live', async () => {
  const { user, socket } = await open();
  const count = (scans: number) =>
    socket.push({ scanCounts: { __typename: 'ScanCounts', scans, previews: 0, bots: 0 } });
  await waitFor(() => expect(socket.variables('scanCounts')).toEqual([{ id: 'code-1' }]));
  await user.click(press('Test a print'));
  const dialog = within(screen.getByRole('dialog', { name: 'Test a print' }));
  expect(dialog.getByText('Connecting to the server…')).toBeVisible();
  act(() => count(7));
  expect(await dialog.findByText('Waiting for a scan…')).toBeVisible();
  act(() => count(8));
  expect(await dialog.findByText(/^It works: 1 scan arrived/)).toBeVisible();
  expect(dialog.getByRole('link', { name: /short link/ })).toHaveAttribute(
    'href',
    'https://canary.example/q/2222222',
  );
});

test('A code without scans has no charts', async () => {
  await open();
  expect(await screen.findByText(/^No scans yet/)).toBeVisible();
});

test('Statistics are a chart with a table for screen readers, and a CSV file', async () => {
  const code = fakeCode();
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  code.statistics.periods.push({ start: today, scans: 12 });
  code.statistics.devices.push({ value: 'phone', scans: 12 });
  code.statistics.countries.push({ value: 'DE', scans: 10 }, { value: 'other', scans: 2 });
  const { user } = await open(code);
  const table = within(await screen.findByRole('table', { name: 'Scans by day' }));
  expect(table.getAllByRole('row')).toHaveLength(31);
  expect(within(table.getAllByRole('row').at(-1) as HTMLElement).getByRole('cell')).toHaveTextContent('12');
  expect(screen.getByRole('row', { name: /^Germany/ })).toHaveTextContent('10');
  await user.click(press('Show as table'));
  expect(press('Show as table')).toHaveAttribute('aria-pressed', 'true');
  await user.selectOptions(screen.getByLabelText('Period'), '12-months');
  expect(
    within(await screen.findByRole('table', { name: 'Scans by month' })).getAllByRole('row'),
  ).toHaveLength(13);
  await user.selectOptions(screen.getByLabelText('Period'), '30-days');
  await screen.findByRole('table', { name: 'Scans by day' });
  const files = recordSavedFiles();
  await user.click(press('CSV'));
  expect(files[0]?.fileName).toBe('scans-2222222-30-days.csv');
  const lines = (await files[0]?.content.text())?.split('\r\n');
  expect(lines).toContain(`day,${today},12`);
  expect(lines).toContain('country,DE,10');
  expect(lines).toHaveLength(1 + 30 + 3 + 1);
});
