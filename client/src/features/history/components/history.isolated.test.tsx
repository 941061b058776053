import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HistoryKeyContext } from '#features/history/key/use-history-key.ts';
import { fakeRing, idOf, openKey, savedCode } from '#features/history/testing/fake-history.ts';
import { inRow, names, renderHistory, rowOf } from '#features/history/testing/render-history.tsx';
import { gate } from '#testing/gate.ts';
import { renderPage } from '#testing/render.tsx';
import { textOf } from '#testing/text-of.ts';
import { History } from './history.tsx';

const menu = savedCode({ name: 'Menu' });
const guest = savedCode({
  name: 'Guest network',
  type: 'wifi',
  values: { ssid: 'Café Canary', password: 'sing-sing-sing', encryption: 'WPA' },
  folder: 'Café',
  createdAt: '2026-11-21T10:00:00.000Z',
});
const call = savedCode({
  name: 'Call us',
  type: 'phone',
  values: { phone: '+49 30 1234' },
  createdAt: '2026-11-19T10:00:00.000Z',
});

const saved = vi.hoisted((): Blob[] => []);
vi.mock('#shared/browser/save-file.ts', () => ({ saveFile: (content: Blob) => void saved.push(content) }));
afterEach(() => {
  saved.length = 0;
});

/** Waits until a message at the window's edge says so; its copy for screen readers is none of them. */
const told = (text: string | RegExp) => screen.findByText(text, { selector: 'li *' });

const ready = () => screen.findByRole('grid', { name: 'Saved codes' });

test('Saved codes are listed the newest first, each with its picture and what it holds, but no secret', async () => {
  await renderHistory([menu, guest, call]);
  await ready();
  expect(names()).toEqual(['Guest network', 'Menu', 'Call us']);
  expect(rowOf('Guest network')).toHaveTextContent('Café Canary');
  expect(document.body).not.toHaveTextContent('sing-sing-sing');
  expect(rowOf('Menu').querySelector('svg path[shape-rendering]')).toHaveAttribute('fill', '#000000');
  expect(inRow('Menu').getByRole('link', { name: 'Menu' })).toHaveAttribute(
    'href',
    `/generate/url?saved=${idOf(0)}`,
  );
  expect(screen.getByText('3 codes')).toBeVisible();
});

test('Codes are searched by name and content, filtered by type and folder, and sorted', async () => {
  const { user } = await renderHistory([menu, guest, call]);
  await ready();
  const search = screen.getByRole('searchbox', { name: 'Search by name and content' });
  await user.type(search, 'cafe canary');
  expect(names()).toEqual(['Guest network']);
  expect(screen.getByText('1 of 3 codes')).toBeVisible();
  await user.clear(search);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By name');
  expect(names()).toEqual(['Call us', 'Guest network', 'Menu']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Phone');
  expect(names()).toEqual(['Call us']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Folder' }), 'Café');
  expect(screen.getByRole('heading', { name: 'No code is like that' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all codes' }));
  expect(names()).toHaveLength(3);
});

test('A code is renamed in its row, seen at once, and what is sent says nothing of it', async () => {
  const { user, fake } = await renderHistory([menu, guest]);
  await ready();
  await user.click(inRow('Menu').getByRole('button', { name: 'Menu of Menu' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Rename/ }));
  const field = await screen.findByRole('textbox', { name: 'New name of Menu' });
  await user.clear(field);
  await user.type(field, 'Lunch card{Enter}');
  expect(names()).toEqual(['Guest network', 'Lunch card']);
  await waitFor(async () => expect((await fake.read(idOf(0)))?.name).toBe('Lunch card'));
  await waitFor(() => expect(rowOf('Lunch card')).toHaveFocus());
  for (const text of fake.texts) expect(text).not.toMatch(/Lunch|Menu|example\.com/);
});

test('What the server refuses goes back, with a message', async () => {
  const { user } = await renderHistory([menu], (fake) => {
    const refused = { message: 'Your history is full.', extensions: { code: 'BAD_USER_INPUT' } };
    fake.answer = (operation) =>
      operation === 'SaveHistoryRecords' ? Response.json({ errors: [refused] }) : undefined;
  });
  await ready();
  rowOf('Menu').focus();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'New name of Menu' }), ' 2{Enter}');
  await told('“Menu” could not be changed. Your history is full.');
  expect(screen.getByRole('textbox', { name: 'New name of Menu' })).toHaveValue('Menu 2');
  expect(names()).toEqual(['Menu']);
});

test('A rename and a change by another device both stay', async () => {
  const { user, fake } = await renderHistory([menu]);
  await ready();
  // Changed elsewhere, and not told here yet.
  await fake.write(idOf(0), savedCode({ name: 'Menu', values: { url: 'https://example.com/evening' } }));
  rowOf('Menu').focus();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'New name of Menu' }), ' 2{Enter}');
  await waitFor(async () =>
    expect(await fake.read(idOf(0))).toMatchObject({
      name: 'Menu 2',
      values: { url: 'https://example.com/evening' },
    }),
  );
  expect(rowOf('Menu 2')).toHaveTextContent('https://example.com/evening');
});

test('Whoever renames what was deleted elsewhere meanwhile is told so', async () => {
  const { user, fake } = await renderHistory([menu, guest]);
  await ready();
  fake.erase(idOf(0));
  rowOf('Menu').focus();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'New name of Menu' }), ' 2{Enter}');
  await told('“Menu” was deleted elsewhere meanwhile.');
  expect(names()).toEqual(['Guest network']);
});

test('Changes made elsewhere are seen as they come', async () => {
  const { fake, socket } = await renderHistory([menu, guest]);
  await ready();
  await waitFor(() => expect(socket.variables('historyChanges')).toEqual([{ since: 2 }]));
  socket.push(await fake.write(idOf(7), savedCode({ name: 'New', createdAt: '2026-11-22T10:00:00.000Z' })));
  await screen.findByRole('row', { name: 'New' });
  socket.push(fake.erase(idOf(1)));
  await waitFor(() => expect(names()).toEqual(['New', 'Menu']));
});

test('A code is deleted at once, the next one gets the focus, and Undo brings it back', async () => {
  const { user, fake } = await renderHistory([menu, guest, call]);
  await ready();
  rowOf('Menu').focus();
  await user.keyboard('{Delete}');
  expect(names()).toEqual(['Guest network', 'Call us']);
  expect(rowOf('Call us')).toHaveFocus();
  await waitFor(() => expect(fake.records.get(idOf(0))?.deletedAt).not.toBeNull());
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await screen.findByRole('row', { name: 'Menu' });
  expect(fake.records.get(idOf(0))?.deletedAt).toBeNull();
});

test('Many are selected by Space, by Shift and by Ctrl A, and then moved to a folder or deleted together', async () => {
  const { user, fake } = await renderHistory([menu, guest, call]);
  await ready();
  rowOf('Guest network').focus();
  await user.keyboard(' ');
  await user.keyboard('{ArrowDown}');
  expect(rowOf('Menu')).toHaveFocus();
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Call us' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 selected')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('3 selected')).toBeNull();
  await user.keyboard('{Control>}a{/Control}');
  await user.click(screen.getByRole('button', { name: 'Move…' }));
  const dialog = screen.getByRole('dialog', { name: 'Move 3 codes' });
  await user.type(within(dialog).getByRole('textbox', { name: /New folder/ }), 'Shop{Enter}');
  await waitFor(async () => expect((await fake.read(idOf(2)))?.folder).toBe('Shop'));
  expect(rowOf('Menu')).toHaveTextContent('Shop');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  expect(fake.sent.filter((name) => name === 'DeleteHistoryRecords')).toHaveLength(1);
});

test('A folder is renamed and dissolved with all that is in it', async () => {
  const { user, fake } = await renderHistory([menu, guest]);
  await ready();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Folder' }), 'Café');
  await user.click(screen.getByRole('button', { name: 'Rename folder' }));
  const field = screen.getByRole('textbox', { name: 'Name of the folder' });
  await user.clear(field);
  await user.type(field, 'Bistro{Enter}');
  expect(await screen.findByRole('heading', { name: 'Bistro' })).toBeVisible();
  await waitFor(async () => expect((await fake.read(idOf(1)))?.folder).toBe('Bistro'));
  await user.click(screen.getByRole('button', { name: 'Dissolve folder' }));
  expect(names()).toHaveLength(2);
  await waitFor(async () => expect((await fake.read(idOf(1)))?.folder).toBeNull());
  await told('Dissolved “Bistro”. Its code is kept, in no folder.');
  await user.click(screen.getByRole('button', { name: /Undo/ }));
  await waitFor(async () => expect((await fake.read(idOf(1)))?.folder).toBe('Bistro'));
});

test('Only what is in sight of a search is acted on, and what was looked for is there after coming back', async () => {
  const { user, fake, open, unmount } = await renderHistory([menu, guest, call]);
  await ready();
  rowOf('Menu').focus();
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByText('3 selected')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'call');
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(fake.records.get(idOf(2))?.deletedAt).not.toBeNull());
  expect(fake.records.get(idOf(0))?.deletedAt).toBeNull();
  expect(fake.records.get(idOf(1))?.deletedAt).toBeNull();

  unmount();
  renderPage(
    <HistoryKeyContext value={fakeRing(open)}>
      <main id="content">
        <History />
      </main>
    </HistoryKeyContext>,
    { at: '/history', handlers: fake.handlers },
  );
  expect(await screen.findByRole('searchbox')).toHaveValue('call');
  await user.click(screen.getByRole('button', { name: /Undo/ }));
  expect(await screen.findByRole('row', { name: 'Call us' })).toBeVisible();
  expect(
    JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]),
  ).not.toContain('call');
});

test('A code is duplicated under a name of its own', async () => {
  const { user } = await renderHistory([menu]);
  await ready();
  await user.click(inRow('Menu').getByRole('button', { name: 'Menu of Menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByRole('row', { name: 'Menu (copy)' })).toHaveTextContent('example.com/menu');
});

test('A long history comes page by page, and says what is still on its way', async () => {
  const { opened, open } = gate();
  const many = Array.from({ length: 120 }, (_, index) =>
    savedCode({ name: `Code ${index}`, createdAt: new Date(index * 1_000).toISOString() }),
  );
  let pages = 0;
  await renderHistory(many, (fake) => {
    fake.pageSize = 50;
    fake.beforePage = () => {
      pages += 1;
      return pages > 1 ? opened : Promise.resolve();
    };
  });
  await ready();
  expect(screen.getByText('50 codes, and 70 more on their way…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
  open();
  expect(await screen.findByText('120 codes')).toBeVisible();
  expect(names()[0]).toBe('Code 119');
  expect(names().length).toBeLessThan(40);
  expect(pages).toBe(3);
});

test('A code that was changed on the way is named as such, and never shown', async () => {
  await renderHistory([menu, guest], (fake) => {
    const found = fake.records.get(idOf(0));
    const other = fake.records.get(idOf(1));
    if (!found || !other) return;
    fake.records.set(idOf(0), { ...found, ciphertext: other.ciphertext });
  });
  await ready();
  expect(names()).toEqual(['Guest network']);
  expect(screen.getByText(/1 saved code can’t be shown: each was changed on the way/)).toBeVisible();
});

test('What can’t be loaded says why, and is tried again', async () => {
  const { user, fake } = await renderHistory([menu], (server) => {
    server.answer = () => Response.error();
  });
  expect(await screen.findByRole('heading', { name: 'Your history could not be loaded' })).toBeVisible();
  expect(screen.getByText(/We can’t reach the server/)).toBeVisible();
  fake.answer = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await ready();
});

test('A locked history is unlocked from the page; one that was never set up leads on', async () => {
  const ensureOpen = vi.fn(async () => undefined);
  ensureOpen.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const locked = fakeRing({ status: 'locked', methods: ['RECOVERY'] }, ensureOpen);
  const { user, unmount } = renderPage(
    <HistoryKeyContext value={locked}>
      <History />
    </HistoryKeyContext>,
  );
  await user.click(await screen.findByRole('button', { name: 'Unlock your history' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  await user.click(screen.getByRole('button', { name: 'Unlock your history' }));
  expect(ensureOpen).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  renderPage(
    <HistoryKeyContext value={fakeRing({ status: 'none' })}>
      <History />
    </HistoryKeyContext>,
  );
  expect(await screen.findByRole('link', { name: 'Make a code' })).toHaveAttribute('href', '/home');
});

test('A history that was started afresh elsewhere asks for its new key', async () => {
  const open = await openKey();
  const { socket } = await renderHistory([menu]);
  await ready();
  await waitFor(() => expect(socket.variables('historyChanges')).toHaveLength(1));
  socket.push({
    historyChanges: { keyId: `${open.keyId}-new`, revision: 9, reset: true, records: [] },
  });
  expect(await screen.findByRole('heading', { name: 'Your history was started afresh' })).toBeVisible();
});

test('The whole history is exported as a readable file, and imported without what is there already', async () => {
  const { user, fake } = await renderHistory([menu, guest]);
  await ready();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await told(/2 codes saved as canary-qr-history.json/);
  const text = await textOf(saved[0]);
  expect(JSON.parse(text)).toMatchObject({
    format: 'canary-qr-history',
    version: 1,
    codes: expect.arrayContaining([expect.objectContaining({ id: idOf(0), name: 'Menu' })]),
  });

  const input = screen.getByLabelText('A history that was exported');
  const fileOf = (content: string) =>
    Object.assign(new File([content], 'history.json', { type: 'application/json' }), {
      text: async () => content,
    });
  const other = { ...JSON.parse(text).codes[0], id: idOf(9), name: 'From elsewhere' };
  const both = { ...JSON.parse(text), codes: [...JSON.parse(text).codes, other] };
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  let mayLeave = true;
  fake.answer = () => {
    mayLeave = leave();
    return undefined;
  };
  await user.upload(input, fileOf(JSON.stringify(both)));
  await told('Imported 1 code. 2 codes in the file were here already.');
  expect(rowOf('From elsewhere')).toBeVisible();
  // Whoever left while it was under way would have been asked.
  expect([mayLeave, leave()]).toEqual([false, true]);
  expect(fake.sent).toEqual(['SaveHistoryRecords']);

  await user.click(inRow('Menu').getByRole('button', { name: 'Menu of Menu' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Rename/ }));
  await user.type(await screen.findByRole('textbox', { name: 'New name of Menu' }), ' 2{Enter}');
  await screen.findByRole('row', { name: 'Menu 2' });
  await user.upload(input, fileOf(JSON.stringify(both)));
  const offer = await screen.findByRole('dialog', { name: '1 code is different here' });
  expect(
    screen.getByText(/2 codes in the file were here already. 1 code in the file is here in another version/),
  ).toBeInTheDocument();
  await user.click(within(offer).getByRole('button', { name: 'Add the file’s version as a new code' }));
  await screen.findByRole('row', { name: 'Menu' });
  expect(rowOf('Menu 2')).toBeVisible();

  await user.upload(input, fileOf('{"format":"another"}'));
  await told(/This isn’t an exported history/);
});
