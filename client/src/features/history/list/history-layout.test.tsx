import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { recordSavedFiles } from '#testing/record-saved-files.ts';
import { textOf } from '#testing/text-of.ts';
import { idOf, savedCode, savedRun } from '../testing/fake-history-records.ts';
import { inRow, names, renderHistory, rowOf } from '../testing/render-history.tsx';

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

/** Renders the history on a wide screen. */
async function renderWide(...[codes, prepare]: Parameters<typeof renderHistory>) {
  const view = await renderHistory(codes, prepare, { isWide: true });
  await screen.findByRole('grid', { name: 'Saved codes' });
  return view;
}

const folders = () => within(screen.getByRole('navigation', { name: 'Folders' }));
const folder = (name: RegExp) => folders().getByRole('button', { name });
const details = () => within(screen.getByRole('complementary'));

/** Drags a row onto a folder. */
function drag(name: string, target: HTMLElement) {
  const dataTransfer = { setData: () => undefined, setDragImage: () => undefined };
  for (const [type, element] of [
    ['dragStart', rowOf(name)],
    ['dragOver', target],
    ['drop', target],
    ['dragEnd', rowOf(name)],
  ] as const) {
    fireEvent(element, Object.assign(createEvent[type](element), { dataTransfer }));
  }
}

beforeEach(() => localStorage.clear());

test('Sorts by the headers of the columns, in both directions', async () => {
  const { user } = await renderWide([menu, guest, call]);
  const header = (name: string) => screen.getByRole('columnheader', { name });
  expect(header('Created')).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Call us', 'Guest network', 'Menu']);
  expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
  expect(header('Created')).toHaveAttribute('aria-sort', 'none');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Menu', 'Guest network', 'Call us']);
  expect(header('Name')).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Created' }));
  expect(names()).toEqual(['Guest network', 'Menu', 'Call us']);
  expect(screen.queryByRole('combobox', { name: 'Order' })).toBeNull();
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '4');
  await user.click(screen.getByRole('checkbox', { name: 'Select all codes' }));
  expect(screen.getByText('3 selected')).toBeVisible();
});

test('Shows the details of the focused code beside the list, with its actions', async () => {
  const { user, fake } = await renderWide([menu, guest, call]);
  expect(details().getByRole('heading', { name: 'Guest network' })).toBeVisible();
  expect(details().queryByText(/sing-sing/)).toBeNull();
  rowOf('Guest network').focus();
  await user.keyboard('{ArrowDown}');
  expect(details().getByRole('heading', { name: 'Menu' })).toBeVisible();
  expect(details().getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/generate/url?saved=${idOf(0)}`,
  );
  await user.click(details().getByRole('button', { name: 'Rename Menu' }));
  await user.type(await screen.findByRole('textbox', { name: 'New name of Menu' }), ' 2{Enter}');
  expect(await details().findByRole('heading', { name: 'Menu 2' })).toBeVisible();
  await user.click(details().getByRole('button', { name: 'Delete' }));
  expect(names()).toEqual(['Guest network', 'Call us']);
  await waitFor(() => expect(fake.records.get(idOf(0))?.deletedAt).not.toBeNull());
  expect(details().getByRole('heading', { name: 'Call us' })).toBeVisible();
});

test('The details of a run lead to making its codes again', async () => {
  await renderWide([savedRun()]);
  expect(details().getByText('1,250 codes · URL')).toBeVisible();
  expect(details().getByRole('link', { name: 'Make again' })).toHaveAttribute(
    'href',
    `/bulk?saved=${idOf(0)}`,
  );
  const buttons = details().getAllByRole('button');
  expect(buttons.map((button) => button.ariaLabel ?? button.textContent?.trim())).toEqual([
    'Rename Table cards',
    'Move',
    'Delete',
  ]);
});

test('Moves a dragged code, or all selected ones, to a folder, and undoes it', async () => {
  const { user, fake } = await renderWide([menu, guest, call]);
  expect(folder(/^All codes/)).toHaveTextContent('3 codes');
  drag('Menu', folder(/^Café/));
  await waitFor(async () => expect((await fake.decrypt(idOf(0)))?.folder).toBe('Café'));
  expect(folder(/^Café/)).toHaveTextContent('2 codes');
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(async () => expect((await fake.decrypt(idOf(0)))?.folder).toBeNull());
  await user.click(inRow('Menu').getByRole('checkbox'));
  await user.click(inRow('Call us').getByRole('checkbox'));
  drag('Menu', folder(/^Café/));
  await waitFor(async () => expect((await fake.decrypt(idOf(2)))?.folder).toBe('Café'));
  expect(folder(/^Café/)).toHaveTextContent('3 codes');
});

test('Keeps an empty folder: a new one, and one whose last code left', async () => {
  const { user, fake } = await renderWide([menu, guest]);
  await user.click(folder(/^New folder/));
  await user.type(screen.getByRole('textbox', { name: 'Folder name' }), 'Beer garden{Enter}');
  expect(await screen.findByRole('heading', { name: 'No codes in here yet' })).toBeVisible();
  await user.click(folder(/^Café/));
  drag('Guest network', folder(/^No folder/));
  const kept = () => [...fake.records.values()].filter(({ kind }) => kind === 'FOLDER');
  await waitFor(() => expect(kept()).toHaveLength(2));
  expect(fake.bodies.join()).not.toMatch(/Café|Beer garden/);
  for (const name of [/^Beer garden/, /^Café/]) expect(folder(name)).toHaveTextContent('0 codes');
});

test('Remembers the grid in this browser', async () => {
  const { user, unmount } = await renderWide([menu, guest]);
  await user.click(screen.getByRole('button', { name: 'Show as a grid' }));
  expect(names()).toEqual(['Guest network', 'Menu']);
  expect(screen.queryByRole('columnheader')).toBeNull();
  rowOf('Guest network').focus();
  await user.keyboard('{ArrowRight}');
  expect(rowOf('Menu')).toHaveFocus();
  unmount();
  await renderWide([menu]);
  expect(screen.getByRole('button', { name: 'Show as a list' })).toBeVisible();
});

test('Exports an encrypted file, and imports it only with its passphrase', async () => {
  const { user } = await renderWide([menu, guest]);
  const saved = recordSavedFiles();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
  await screen.findByRole('dialog', { name: 'This file isn’t encrypted' });
  await user.click(screen.getByRole('button', { name: 'Encrypt it instead' }));
  await user.type(screen.getByLabelText('Passphrase'), 'correct horse battery');
  await user.click(screen.getByRole('button', { name: 'Download encrypted file' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await textOf(saved[0]?.content);
  expect(text).toContain('canary-qr-history-encrypted');
  expect(text).not.toContain('Menu');

  const file = new File([text], 'history.json', { type: 'application/json' });
  await user.upload(
    screen.getByLabelText('Exported history file'),
    Object.assign(file, { text: async () => text }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'This file is encrypted' }));
  await user.type(dialog.getByLabelText('Passphrase'), 'wrong horse');
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await dialog.findByText('This isn’t the passphrase of the file.')).toBeVisible();
});

test('Asks for a recovery code on its own, only when there is nothing else to say', async () => {
  const banner = () => screen.queryByRole('region', { name: 'Recovery code' });
  const { unmount } = await renderHistory([menu], undefined, { isWide: true, hasRecoveryCode: false });
  await screen.findByRole('grid', { name: 'Saved codes' });
  expect(banner()).toBeVisible();
  unmount();
  const damage = (server: { records: Map<string, { ciphertext: string | null }> }) => {
    const found = server.records.get(idOf(1));
    if (found) Object.assign(found, { ciphertext: server.records.get(idOf(0))?.ciphertext });
  };
  await renderHistory([menu, call], damage, { isWide: true, hasRecoveryCode: false });
  expect(await screen.findByText('1 code couldn’t be decrypted.')).toBeVisible();
  expect(banner()).toBeNull();
});
