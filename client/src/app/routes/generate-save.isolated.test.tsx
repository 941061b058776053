import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentTypeId } from '#config/generators.ts';
import { HistoryKeyContext, type OpenHistoryKey } from '#features/history/key/use-history-key.ts';
import { fakeHistory, fakeRing, idOf, openKey, savedCode } from '#features/history/testing/fake-history.ts';
import { fakeCatalogue } from '#testing/catalogue.ts';
import { renderPage } from '#testing/render.tsx';
import Generate from './generate.tsx';

const files = vi.hoisted((): string[] => []);
vi.mock('#shared/browser/save-file.ts', () => ({
  saveFile: (_content: Blob, fileName: string) => void files.push(fileName),
}));

/** Every picture is made at once, and reads. */
class QuickWorker {
  onmessage?: (event: { data: unknown }) => void;
  postMessage({ id }: { id: number }) {
    queueMicrotask(() =>
      this.onmessage?.({ data: { id, result: { ok: true, png: new Blob(), modulePixels: 8 } } }),
    );
  }
  terminate() {}
}

beforeEach(() => void vi.stubGlobal('Worker', QuickWorker));
afterEach(() => {
  files.length = 0;
});

const catalogue = graphql.query('Catalogue', () => HttpResponse.json({ data: { catalogue: fakeCatalogue } }));
const menu = savedCode({ name: 'Menu' });

async function open(type: ContentTypeId, search = '', codes = [menu], known?: OpenHistoryKey) {
  const key = known ?? (await openKey());
  const fake = await fakeHistory(key, codes);
  const ensureOpen = vi.fn(async (): Promise<typeof key | undefined> => key);
  const view = renderPage(
    <HistoryKeyContext value={fakeRing(key, ensureOpen)}>
      <Generate id={type} />
    </HistoryKeyContext>,
    { at: `/generate/${type}${search}`, area: 'members', handlers: [...fake.handlers, catalogue] },
  );
  return {
    ...view,
    fake,
    key,
    ensureOpen,
    save: () => view.user.click(screen.getByRole('button', { name: 'Save' })),
  };
}

/** What was kept beside the one that was there. */
async function added(fake: Awaited<ReturnType<typeof fakeHistory>>) {
  const ids = [...fake.records.keys()].filter((id) => id !== idOf(0));
  return Promise.all(ids.map((id) => fake.read(id)));
}

test('Save keeps the code, downloads it, says both, and once only for the same code', async () => {
  const { user, fake, save } = await open('url');
  await user.type(await screen.findByLabelText(/^Web address/), 'https://www.example.org/lunch');
  await save();
  expect(await screen.findByText('Saved to your history as “example.org/lunch”.')).toBeVisible();
  expect(screen.getByText('Checked: it scans. Downloaded as example-org-lunch.png.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open your history' })).toHaveAttribute('href', '/history');
  expect(files).toEqual(['example-org-lunch.png']);
  expect(await added(fake)).toMatchObject([
    {
      type: 'url',
      values: { url: 'https://www.example.org/lunch' },
      look: { level: 'H', size: 1024, logo: true },
    },
  ]);
  for (const text of fake.texts) expect(text).not.toContain('lunch');

  await save();
  expect(await screen.findByText('It is in your history already, as “example.org/lunch”.')).toBeVisible();
  expect(await added(fake)).toHaveLength(1);
});

test('Whoever doesn’t open their history gets the file, is told that it is not kept, and can try again', async () => {
  const { user, fake, save, ensureOpen } = await open('text');
  ensureOpen.mockResolvedValueOnce(undefined);
  await user.type(await screen.findByLabelText(/^Text/), 'Back at 4');
  await save();
  expect(
    await screen.findByText('Not saved to your history. It stays closed until you open it.'),
  ).toBeVisible();
  expect(files).toEqual(['back-at-4.png']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Saved to your history as “Back at 4”.')).toBeVisible();
  expect(files).toEqual(['back-at-4.png']);
  expect(await added(fake)).toHaveLength(1);
});

test('Where the server can’t be reached the file comes all the same, and trying again keeps it once', async () => {
  const { user, fake, save } = await open('text');
  let isLost = true;
  fake.answer = (operation) => {
    if (!isLost || !operation.startsWith('Save')) return undefined;
    isLost = false;
    return Response.error();
  };
  await user.type(await screen.findByLabelText(/^Text/), 'Back at 4');
  await save();
  expect(await screen.findByText(/^Not saved to your history. We can’t reach the server/)).toBeVisible();
  expect(files).toEqual(['back-at-4.png']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Saved to your history as “Back at 4”.')).toBeVisible();
  expect(await added(fake)).toHaveLength(1);
});

test('A saved code is opened as it was, and Save changes it there, whatever it was renamed to meanwhile', async () => {
  const { user, fake, save } = await open('url', `?saved=${idOf(0)}`);
  const field = await screen.findByLabelText(/^Web address/);
  expect(field).toHaveValue('https://example.com/menu');
  expect(screen.getByRole('textbox', { name: /^Code colour/ })).toHaveValue('#000000');
  expect(screen.getByText('Menu', { selector: 'strong' })).toBeVisible();
  await fake.write(idOf(0), savedCode({ name: 'Lunch' }));
  await user.type(field, '/2');
  await save();
  expect(await screen.findByText('Your changes are saved to “Lunch”.')).toBeVisible();
  expect(files).toEqual(['menu.png']);
  expect(await fake.read(idOf(0))).toMatchObject({
    name: 'Lunch',
    values: { url: 'https://example.com/menu/2' },
  });

  await user.click(screen.getByRole('button', { name: 'Save as a new code' }));
  expect(
    await screen.findByText(
      'Saved to your history as “example.com/menu/2”. You are working on this new code now.',
    ),
  ).toBeVisible();
  // The next Save is the new one's.
  await waitFor(() => expect(screen.getByText('example.com/menu/2', { selector: 'strong' })).toBeVisible());
  await user.type(field, '3');
  await save();
  await screen.findByText('Your changes are saved. Its name is “example.com/menu/23” now.');
  expect(await added(fake)).toMatchObject([{ values: { url: 'https://example.com/menu/23' } }]);
  expect(await fake.read(idOf(0))).toMatchObject({ values: { url: 'https://example.com/menu/2' } });
});

const elsewhere = savedCode({ values: { url: 'https://example.com/evening' } });

test('Whoever changes what somebody else has changed is told so, and chooses', async () => {
  const { user, fake, save } = await open('url', `?saved=${idOf(0)}`);
  const field = await screen.findByLabelText(/^Web address/);
  await fake.write(idOf(0), elsewhere);
  await user.type(field, '/2');
  await save();
  expect(
    await screen.findByText(
      /^Not saved to your history. Changed elsewhere meanwhile: Web address \(now “https:\/\/example.com\/evening”\)/,
    ),
  ).toBeVisible();
  expect(await fake.read(idOf(0))).toMatchObject(elsewhere);
  await user.click(screen.getByRole('button', { name: 'Save mine as a new code' }));
  await screen.findByText(/You are working on this new code now/);
  expect(await fake.read(idOf(0))).toMatchObject(elsewhere);
  expect(await added(fake)).toMatchObject([{ values: { url: 'https://example.com/menu/2' } }]);
});

test('Save anyway puts the own change in the place of the other, and the newer one can be looked at instead', async () => {
  const { user, fake, save } = await open('url', `?saved=${idOf(0)}`);
  await fake.write(idOf(0), elsewhere);
  await user.type(await screen.findByLabelText(/^Web address/), '/2');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await screen.findByText('Your changes are saved to “Menu”.');
  expect((await fake.read(idOf(0)))?.values).toEqual({ url: 'https://example.com/menu/2' });

  await fake.write(idOf(0), elsewhere);
  await user.type(screen.getByLabelText(/^Web address/), '3');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Open the newer version instead' }));
  expect(await screen.findByLabelText(/^Web address/)).toHaveValue('https://example.com/evening');
});

test('A change and a delete elsewhere are told while somebody types, and touch nothing of that', async () => {
  const { user, fake, socket, save } = await open('url', `?saved=${idOf(0)}`);
  const field = await screen.findByLabelText(/^Web address/);
  await waitFor(() => expect(socket.variables('historyChanges')).not.toHaveLength(0));
  await user.type(field, '/2');
  socket.push(await fake.write(idOf(0), elsewhere));
  expect(await screen.findByText(/^Changed elsewhere meanwhile: Web address/)).toBeVisible();
  socket.push(fake.erase(idOf(0)));
  expect(await screen.findByText(/^This code was deleted elsewhere/)).toBeVisible();
  expect(field).toHaveValue('https://example.com/menu/2');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Save mine as a new code' }));
  await screen.findByText(/You are working on this new code now/);
  expect(screen.queryByText(/^This code was deleted elsewhere/)).toBeNull();
  expect(await added(fake)).toMatchObject([{ values: { url: 'https://example.com/menu/2' } }]);
});

test('Changes that were not saved are there again, until they are discarded', async () => {
  const first = await open('url', `?saved=${idOf(0)}`);
  await first.user.type(await screen.findByLabelText(/^Web address/), '/2');
  expect(screen.getByText('Your changes wait here until you save them.')).toBeVisible();
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  await first.user.click(screen.getByRole('link', { name: 'Back to your history' }));
  expect(await screen.findByText('At /history')).toBeVisible();
  expect(leave()).toBe(true);
  first.unmount();

  const { user } = await open('url', `?saved=${idOf(0)}`, [menu], first.key);
  expect(await screen.findByLabelText(/^Web address/)).toHaveValue('https://example.com/menu/2');
  expect(screen.getByText('The changes that you made before are not saved yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard them' }));
  expect(screen.getByLabelText(/^Web address/)).toHaveValue('https://example.com/menu');
  expect(screen.queryByText(/that you made before/)).toBeNull();
});

test('A name that came from the content goes with it', async () => {
  const { user, fake, save } = await open('url', `?saved=${idOf(0)}`, [
    savedCode({ name: 'example.com/menu' }),
  ]);
  await user.type(await screen.findByLabelText(/^Web address/), '/2');
  await save();
  expect(
    await screen.findByText('Your changes are saved. Its name is “example.com/menu/2” now.'),
  ).toBeVisible();
  expect((await fake.read(idOf(0)))?.name).toBe('example.com/menu/2');
});

test('Going back to what it was is a change as well', async () => {
  const { user, fake, save } = await open('url', `?saved=${idOf(0)}`);
  const field = await screen.findByLabelText(/^Web address/);
  await user.type(field, '/2');
  await save();
  await screen.findByText('Your changes are saved to “Menu”.');
  await user.type(field, '{Backspace}{Backspace}');
  await waitFor(() => expect(screen.queryByText('Your changes are saved to “Menu”.')).toBeNull());
  await save();
  await screen.findByText('Your changes are saved to “Menu”.');
  expect((await fake.read(idOf(0)))?.values).toEqual({ url: 'https://example.com/menu' });
});

test('A code that isn’t there, and a code of another type', async () => {
  const { unmount } = await open('url', `?saved=${idOf(5)}`);
  expect(await screen.findByRole('heading', { name: 'This code isn’t in your history' })).toBeVisible();
  unmount();
  const other = await open('url', '?saved=abc');
  expect(await screen.findByRole('heading', { name: 'This code isn’t in your history' })).toBeVisible();
  other.unmount();
  await open('text', `?saved=${idOf(0)}`);
  expect(await screen.findByText(`At /generate/url?saved=${idOf(0)}`)).toBeVisible();
});
