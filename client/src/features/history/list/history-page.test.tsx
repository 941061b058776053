import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { gate } from '#testing/gate.ts';
import { recordSavedFiles } from '#testing/record-saved-files.ts';
import { renderPage } from '#testing/render.tsx';
import { textOf } from '#testing/text-of.ts';
import { KeychainContext } from '../key/keychain.ts';
import { fakeKeychain, unlockedHistory } from '../testing/fake-history-keys.ts';
import { idOf, savedCode, savedRun } from '../testing/fake-history-records.ts';
import { inRow, names, renderHistory, rowOf } from '../testing/render-history.tsx';
import { SavedCodes } from './history-page.tsx';

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

/** Waits for a toast. Ignores its copy for screen readers. */
const findToast = (text: string | RegExp) => screen.findByText(text, { selector: 'li *' });

const ready = () => screen.findByRole('grid', { name: 'Saved codes' });

test('Lists saved codes newest first, with picture and content but without secrets', async () => {
  await renderHistory([menu, guest, call]);
  await ready();
  expect(names()).toEqual(['Guest network', 'Menu', 'Call us']);
  expect(rowOf('Guest network')).toHaveTextContent('Café Canary');
  expect(document.body).not.toHaveTextContent('sing-sing-sing');
  const colours = [...rowOf('Menu').querySelectorAll('svg[role=img] path')].map((path) =>
    path.getAttribute('fill'),
  );
  expect(colours).toEqual(['#ffffff', '#000000']);
  expect(inRow('Menu').getByRole('link', { name: 'Menu' })).toHaveAttribute(
    'href',
    `/generate/url?saved=${idOf(0)}`,
  );
  expect(screen.getByText('3 codes')).toBeVisible();
});

test('Searches by name and content, filters by type and folder, and sorts', async () => {
  const { user } = await renderHistory([menu, guest, call]);
  await ready();
  const search = screen.getByRole('searchbox', { name: 'Search codes' });
  await user.type(search, 'cafe canary');
  expect(names()).toEqual(['Guest network']);
  expect(screen.getByText('1 of 3 codes')).toBeVisible();
  await user.clear(search);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By name');
  expect(names()).toEqual(['Call us', 'Guest network', 'Menu']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Phone');
  expect(names()).toEqual(['Call us']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Folder' }), 'Café');
  expect(screen.getByRole('heading', { name: 'No matching codes' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all codes' }));
  expect(names()).toHaveLength(3);
});

test('Lists a run under its name, with what can be done with many codes', async () => {
  const withoutTable = { ...savedRun({ run: idOf(9) }), name: 'Old cards' };
  const { user, fake } = await renderHistory([menu, savedRun(), withoutTable]);
  await ready();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Many codes');
  expect(names()).toEqual(['Table cards', 'Old cards']);
  const row = rowOf('Table cards');
  expect(row).toHaveTextContent('1,250 codes · URL');
  expect(row).toHaveTextContent('Many codes');
  expect(row.querySelector('use')).toHaveAttribute('href', expect.stringContaining('#layout-grid'));
  await user.click(inRow('Table cards').getByRole('button', { name: 'Menu of Table cards' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Make againEnter', 'RenameF2', 'Move to folder…', 'DeleteDel']);
  await user.keyboard('{Escape}');

  await user.click(inRow('Table cards').getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: /ZIP/ }));
  await findToast(/^Skipped: “Table cards”\. Open it to make its codes/);
  await user.click(screen.getByRole('button', { name: 'Clear' }));

  const saved = recordSavedFiles();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /^JSON/ }));
  await user.click(await screen.findByRole('button', { name: 'Download JSON' }));
  // A run without its table couldn't be imported.
  await findToast(/Downloaded 2 codes/);
  const { codes } = JSON.parse(await textOf(saved[0]?.content));
  expect(codes).toContainEqual(expect.objectContaining({ values: savedRun().values }));

  row.focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(fake.records.get(idOf(1))?.deletedAt).not.toBeNull());
});

test('Renames a code in its row at once, and sends nothing readable', async () => {
  const { user, fake } = await renderHistory([menu, guest]);
  await ready();
  await user.click(inRow('Menu').getByRole('button', { name: 'Menu of Menu' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Rename/ }));
  const field = await screen.findByRole('textbox', { name: 'New name of Menu' });
  await user.clear(field);
  await user.type(field, 'Lunch card{Enter}');
  expect(names()).toEqual(['Guest network', 'Lunch card']);
  await waitFor(async () => expect((await fake.decrypt(idOf(0)))?.name).toBe('Lunch card'));
  await waitFor(() => expect(rowOf('Lunch card')).toHaveFocus());
  for (const text of fake.bodies) expect(text).not.toMatch(/Lunch|Menu|example\.com/);
});

test('Reverts a change that the server rejects and shows why', async () => {
  const { user } = await renderHistory([menu], (fake) => {
    const refused = { message: 'Your history is full.', extensions: { code: 'BAD_USER_INPUT' } };
    fake.override = (operation) =>
      operation === 'SaveHistoryRecords' ? Response.json({ errors: [refused] }) : undefined;
  });
  await ready();
  rowOf('Menu').focus();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'New name of Menu' }), ' 2{Enter}');
  await findToast('“Menu” could not be changed. Your history is full.');
  expect(screen.getByRole('textbox', { name: 'New name of Menu' })).toHaveValue('Menu 2');
  expect(names()).toEqual(['Menu']);
});

test('Keeps both a rename and a change made on another device', async () => {
  const { user, fake } = await renderHistory([menu]);
  await ready();
  // This change has not reached this device yet.
  await fake.saveElsewhere(
    idOf(0),
    savedCode({ name: 'Menu', values: { url: 'https://example.com/evening' } }),
  );
  rowOf('Menu').focus();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'New name of Menu' }), ' 2{Enter}');
  await waitFor(async () =>
    expect(await fake.decrypt(idOf(0))).toMatchObject({
      name: 'Menu 2',
      values: { url: 'https://example.com/evening' },
    }),
  );
  expect(rowOf('Menu 2')).toHaveTextContent('https://example.com/evening');
});

test('Reports that a renamed code was deleted elsewhere', async () => {
  const { user, fake } = await renderHistory([menu, guest]);
  await ready();
  fake.deleteElsewhere(idOf(0));
  rowOf('Menu').focus();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'New name of Menu' }), ' 2{Enter}');
  await findToast('“Menu” was deleted elsewhere.');
  expect(names()).toEqual(['Guest network']);
});

test('Shows changes made elsewhere as they arrive', async () => {
  const { fake, socket } = await renderHistory([menu, guest]);
  await ready();
  await waitFor(() => expect(socket.variables('historyChanges')).toEqual([{ since: 2 }]));
  socket.push(
    await fake.saveElsewhere(idOf(7), savedCode({ name: 'New', createdAt: '2026-11-22T10:00:00.000Z' })),
  );
  await screen.findByRole('row', { name: 'New' });
  socket.push(fake.deleteElsewhere(idOf(1)));
  await waitFor(() => expect(names()).toEqual(['New', 'Menu']));
});

test('A key pressed while another device deletes the focused code acts on no other code', async () => {
  const { user, fake, socket } = await renderHistory([menu, guest, call]);
  await ready();
  await waitFor(() => expect(socket.variables('historyChanges')).toHaveLength(1));
  rowOf('Menu').focus();
  socket.push(fake.deleteElsewhere(idOf(0)));
  await waitFor(() => expect(names()).toEqual(['Guest network', 'Call us']));
  expect(screen.getByRole('grid')).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(names()).toEqual(['Guest network', 'Call us']);
  await user.tab();
  expect(rowOf('Call us')).toHaveFocus();
});

test('Deletes a code at once, focuses the next one, and restores it with Undo', async () => {
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

test('Selects codes with Space, Shift and Ctrl+A, then moves or deletes them together', async () => {
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
  rowOf('Guest network').focus();
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(rowOf('Menu')).toHaveFocus();
  await user.keyboard('{Control>}a{/Control}');
  await user.click(screen.getByRole('button', { name: 'Move…' }));
  const dialog = screen.getByRole('dialog', { name: 'Move 3 codes' });
  await user.type(within(dialog).getByRole('textbox', { name: /New folder/ }), 'Shop{Enter}');
  await waitFor(async () => expect((await fake.decrypt(idOf(2)))?.folder).toBe('Shop'));
  expect(rowOf('Menu')).toHaveTextContent('Shop');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'No codes yet' })).toBeVisible();
  expect(fake.mutations.filter((name) => name === 'DeleteHistoryRecords')).toHaveLength(1);
});

test('Asks before it deletes more than ten codes, with their number', async () => {
  const many = Array.from({ length: 12 }, (_, index) => savedCode({ name: `Table ${index}` }));
  const { user, fake } = await renderHistory(many);
  await ready();
  rowOf('Table 11').focus();
  await user.keyboard('{Control>}a{/Control}{Delete}');
  await screen.findByRole('dialog', { name: 'Delete 12 codes?' });
  await user.keyboard('{Escape}');
  expect(fake.mutations).toEqual([]);
  await user.keyboard('{Delete}');
  await user.click(await screen.findByRole('button', { name: 'Delete 12 codes' }));
  await findToast('Deleted 12 codes.');
  expect(screen.getByRole('link', { name: 'Recently deleted' })).toHaveAttribute('href', '/history/deleted');
});

test('The Undo of a deletion stays until it is dismissed, if nothing else is left', async () => {
  const { user } = await renderHistory([menu, guest]);
  await ready();
  const remove = async (name: string, text: string) => {
    rowOf(name).focus();
    await user.keyboard('{Delete}');
    return (await findToast(text)).closest('li');
  };
  expect(await remove('Menu', 'Deleted “Menu”.')).not.toHaveAttribute('data-lifetime');
  const both = await remove('Guest network', 'Deleted 2 codes.');
  expect(both).toHaveAttribute('data-lifetime', 'until-dismissed');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('grid', { name: 'Saved codes' })).toBeVisible();
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('Renames a folder, and removes it without deleting its codes', async () => {
  const { user, fake } = await renderHistory([menu, guest]);
  await ready();
  const folder = screen.getByRole('combobox', { name: 'Folder' });
  await user.selectOptions(folder, 'Café');
  await user.click(screen.getByRole('button', { name: 'Menu of Café' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename folder…' }));
  const field = screen.getByRole('textbox', { name: 'Folder name' });
  await user.clear(field);
  await user.type(field, 'Bistro{Enter}');
  await waitFor(() => expect(folder).toHaveDisplayValue('Bistro'));
  expect(names()).toEqual(['Guest network']);
  await waitFor(async () => expect((await fake.decrypt(idOf(1)))?.folder).toBe('Bistro'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(folder).toHaveDisplayValue('Café'));
  await user.click(screen.getByRole('button', { name: 'Menu of Café' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove folder, keep codes' }));
  expect(names()).toHaveLength(2);
  await waitFor(async () => expect((await fake.decrypt(idOf(1)))?.folder).toBeNull());
  await findToast('Removed the folder “Café” and kept its code.');
  await user.click(screen.getByRole('button', { name: /Undo/ }));
  await waitFor(async () => expect((await fake.decrypt(idOf(1)))?.folder).toBe('Café'));
});

test('Acts only on the codes that match the search, and remembers the search for the next visit', async () => {
  const { user, fake, unlocked, unmount } = await renderHistory([menu, guest, call]);
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
    <KeychainContext value={fakeKeychain(unlocked)}>
      <main id="content">
        <SavedCodes />
      </main>
    </KeychainContext>,
    { at: '/history', handlers: fake.handlers },
  );
  expect(await screen.findByRole('searchbox')).toHaveValue('call');
  await user.click(screen.getByRole('button', { name: /Undo/ }));
  expect(await screen.findByRole('row', { name: 'Call us' })).toBeVisible();
  expect(
    JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]),
  ).not.toContain('call');
});

test('Duplicates a code under a new name', async () => {
  const { user } = await renderHistory([menu]);
  await ready();
  await user.click(inRow('Menu').getByRole('button', { name: 'Menu of Menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByRole('row', { name: 'Menu (copy)' })).toHaveTextContent('example.com/menu');
});

test('Loads a long history page by page and shows how many codes are missing', async () => {
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
  expect(screen.getByText('50 codes, loading 70 more…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
  open();
  expect(await screen.findByText('120 codes')).toBeVisible();
  expect(names()[0]).toBe('Code 119');
  expect(names().length).toBeLessThan(40);
  expect(pages).toBe(3);
});

test('Reports a code that can’t be decrypted and never shows it', async () => {
  await renderHistory([menu, guest], (fake) => {
    const found = fake.records.get(idOf(0));
    const other = fake.records.get(idOf(1));
    if (!found || !other) return;
    fake.records.set(idOf(0), { ...found, ciphertext: other.ciphertext });
  });
  await ready();
  expect(names()).toEqual(['Guest network']);
  expect(screen.getByText('1 code couldn’t be decrypted.')).toBeVisible();
});

test('Shows why the history can’t be loaded, and loads it again on request', async () => {
  const { user, fake } = await renderHistory([menu], (server) => {
    server.override = () => Response.error();
  });
  expect(await screen.findByRole('heading', { name: 'Your history could not be loaded' })).toBeVisible();
  expect(screen.getByText(/We can’t reach the server/)).toBeVisible();
  fake.override = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await ready();
});

test('Offers to unlock a locked history, and to make a code if there is none', async () => {
  const ensureUnlocked = vi.fn(async () => undefined);
  ensureUnlocked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const locked = fakeKeychain(
    { status: 'locked', methods: ['RECOVERY'], count: 1, wasReset: false },
    ensureUnlocked,
  );
  const { user, unmount } = renderPage(
    <KeychainContext value={locked}>
      <SavedCodes />
    </KeychainContext>,
  );
  await user.click(await screen.findByRole('button', { name: 'Unlock your history' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
  await user.click(screen.getByRole('button', { name: 'Unlock your history' }));
  expect(ensureUnlocked).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  renderPage(
    <KeychainContext value={fakeKeychain({ status: 'none' })}>
      <SavedCodes />
    </KeychainContext>,
  );
  expect(await screen.findByRole('link', { name: 'Make a code' })).toHaveAttribute('href', '/home');
});

test('Doesn’t promise to unlock a history that nothing opens', async () => {
  const lost = fakeKeychain({ status: 'locked', methods: [], count: 1, wasReset: false });
  renderPage(
    <KeychainContext value={lost}>
      <SavedCodes />
    </KeychainContext>,
  );
  expect(await screen.findByText(/Nothing else can open what you saved before/)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Start over…' });
  expect(button.className).not.toContain('primary');
  expect(screen.queryByRole('button', { name: /Unlock/ })).toBeNull();
});

test('Asks for the new key when the history was reset elsewhere', async () => {
  const other = await unlockedHistory();
  const { socket } = await renderHistory([menu]);
  await ready();
  await waitFor(() => expect(socket.variables('historyChanges')).toHaveLength(1));
  socket.push({
    historyChanges: { keyId: `${other.keyId}-new`, revision: 9, reset: true, records: [] },
  });
  expect(await screen.findByRole('heading', { name: 'Your history was reset' })).toBeVisible();
});

test('Exports the history as a readable file, and imports only the codes that are missing', async () => {
  const { user, fake } = await renderHistory([menu, guest]);
  await ready();
  const saved = recordSavedFiles();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /^JSON/ }));
  expect(saved).toEqual([]);
  const warning = await screen.findByRole('dialog', { name: 'This file isn’t encrypted' });
  await user.click(within(warning).getByRole('button', { name: 'Download JSON' }));
  await findToast(/Downloaded 2 codes as canary-qr-history.json/);
  const text = await textOf(saved[0]?.content);
  expect(JSON.parse(text)).toMatchObject({
    format: 'canary-qr-history',
    version: 2,
    codes: expect.arrayContaining([expect.objectContaining({ id: idOf(0), name: 'Menu' })]),
  });

  const input = screen.getByLabelText('Exported history file');
  const fileOf = (content: string) =>
    Object.assign(new File([content], 'history.json', { type: 'application/json' }), {
      text: async () => content,
    });
  const other = { ...JSON.parse(text).codes[0], id: idOf(9), name: 'From elsewhere' };
  const both = { ...JSON.parse(text), codes: [...JSON.parse(text).codes, other] };
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  let mayLeave = true;
  fake.override = () => {
    mayLeave = leave();
    return undefined;
  };
  await user.upload(input, fileOf(JSON.stringify(both)));
  await findToast('Imported 1 code. 2 codes were already in your history.');
  expect(rowOf('From elsewhere')).toBeVisible();
  // The browser would have warned before leaving during the import.
  expect([mayLeave, leave()]).toEqual([false, true]);
  expect(fake.mutations).toEqual(['SaveHistoryRecords']);

  await user.click(inRow('Menu').getByRole('button', { name: 'Menu of Menu' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Rename/ }));
  await user.type(await screen.findByRole('textbox', { name: 'New name of Menu' }), ' 2{Enter}');
  await screen.findByRole('row', { name: 'Menu 2' });
  await user.upload(input, fileOf(JSON.stringify(both)));
  const offer = await screen.findByRole('dialog', { name: '1 code is different here' });
  expect(
    screen.getByText(/2 codes were already in your history. 1 code differs from your history/),
  ).toBeInTheDocument();
  await user.click(within(offer).getByRole('button', { name: 'Add the file’s version as a new code' }));
  await screen.findByRole('row', { name: 'Menu' });
  expect(rowOf('Menu 2')).toBeVisible();

  await user.upload(input, fileOf('{"format":"another"}'));
  await findToast(/isn’t an exported history/);
  // After a failure, too, the progress ends and the next action can begin.
  expect(screen.queryByText('Reading the file…')).toBeNull();
  expect(screen.getByRole('button', { name: 'Import' })).toHaveAttribute('aria-disabled', 'false');
});

test('A code that was deleted can be imported again', async () => {
  const { user, fake } = await renderHistory([guest, menu], ({ deleteElsewhere }) => {
    deleteElsewhere(idOf(1));
  });
  await ready();
  const file = { format: 'canary-qr-history', version: 2, presets: [], folders: [] };
  const text = async () => JSON.stringify({ ...file, codes: [{ id: idOf(1), ...menu }] });
  const upload = Object.assign(new File([], 'history.json', { type: 'application/json' }), { text });
  await user.upload(screen.getByLabelText('Exported history file'), upload);
  await findToast('Imported 1 code.');
  expect(rowOf('Menu')).toBeVisible();
  // The server never accepts the id of a deleted code again.
  expect(fake.records.get(idOf(1))?.deletedAt).not.toBeNull();
});
