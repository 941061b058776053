import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { packRun, type RunContent } from '#features/bulk/saved-run.ts';
import type { SavedCode } from '#features/history/history-entry.ts';
import { KeychainContext } from '#features/history/key/keychain.ts';
import { saveOnceUnlocked, WaitingCodes } from '#features/history/save/waiting-codes.tsx';
import { fakeKeychain, unlockedHistory } from '#features/history/testing/fake-history-keys.ts';
import { fakeHistoryRecords, idOf, savedCode } from '#features/history/testing/fake-history-records.ts';
import { type RunValues, runType } from '#shared/code/saved-run.ts';
import { lastLabels } from '#shared/paper/remembered-labels.ts';
import { erase } from '#shared/storage/declarations.ts';
import { renderPage } from '#testing/render.tsx';
import Bulk from './bulk.tsx';

afterEach(() => {
  erase('account:left');
  erase('tab:session-end');
});

const content: RunContent = {
  table: {
    header: ['Guest', 'Place'],
    rows: [
      { number: 2, cells: ['Ada', 'https://example.com/ada'] },
      { number: 3, cells: ['Grace', 'https://example.com/grace'] },
    ],
  },
  columns: { type: 'url', sources: { url: { kind: 'column', column: 1 } } },
  output: { format: 'png', size: '777', name: 'table-{row}', caption: '', labels: lastLabels() },
  linked: [],
};

/** A saved run of a green design. */
async function savedRun(part: Partial<SavedCode> = {}): Promise<SavedCode> {
  const values: RunValues = { run: (await packRun(content)) ?? '', count: '2', of: 'url' };
  const look = { design: plainDesign({ ...PRINT_SAFE, foreground: '#006600' }), size: 777 };
  return savedCode({ name: 'Guests', type: runType, values, look, ...part });
}

async function open(codes: readonly SavedCode[], at = `/bulk?saved=${idOf(0)}`) {
  const unlocked = await unlockedHistory();
  const fake = await fakeHistoryRecords(unlocked, codes);
  const view = renderPage(
    <KeychainContext value={fakeKeychain(unlocked)}>
      <WaitingCodes />
      <Bulk />
    </KeychainContext>,
    { at, handlers: fake.handlers },
  );
  return { ...view, fake };
}

test('A saved run opens with its rows, choices and look, until the user chooses other rows', async () => {
  const { user, router } = await open([await savedRun()]);
  expect(await screen.findByText('Guests: 2 rows')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Width/ })).toHaveValue('777');
  expect(screen.getByRole('textbox', { name: /^File name/ })).toHaveValue('table-{row}');
  expect(screen.getByRole('button', { name: 'Make 2 codes' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use the look of your last code' }));
  expect(screen.getByRole('link', { name: 'Change it' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose other rows' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/bulk', search: '' }));
  expect(screen.getByRole('group', { name: 'Where the rows come from' })).toBeVisible();
});

test('A saved run that can’t be read says so', async () => {
  await open([await savedRun({ values: { run: crypto.randomUUID(), count: '2', of: 'url' } })]);
  expect(await screen.findByText('The rows of these codes can’t be read.')).toBeVisible();
});

test('A visitor is asked to log in first', async () => {
  const { router } = renderPage(<Bulk />, { at: `/bulk?saved=${idOf(0)}`, me: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ next: `/bulk?saved=${idOf(0)}` })}`);
});

test('A run that is made again replaces its table, and keeps its name and its folder', async () => {
  const before = await savedRun({ folder: 'Party' });
  const { fake } = await open([before]);
  await screen.findByText('Guests: 2 rows');
  const run = (await packRun({ ...content, linked: ['new'] })) ?? '';
  const after = { ...before, name: 'Other', folder: null, values: { ...before.values, run } };
  saveOnceUnlocked(idOf(0), after);
  await waitFor(() => expect(fake.records.get(idOf(0))?.version).toBe(2));
  expect(await fake.decrypt(idOf(0))).toMatchObject({ name: 'Guests', folder: 'Party' });
});

test('A run that was deleted and is made again is restored', async () => {
  const { fake } = await open([await savedRun()]);
  await screen.findByText('Guests: 2 rows');
  fake.deleteElsewhere(idOf(0));
  const values: RunValues = {
    run: (await packRun({ ...content, linked: ['new'] })) ?? '',
    count: '3',
    of: 'url',
  };
  saveOnceUnlocked(idOf(0), await savedRun({ values }));
  await waitFor(() => expect(fake.mutations).toContain('RestoreHistoryRecords'));
  await waitFor(() => expect(fake.records.get(idOf(0))).toMatchObject({ version: 2, deletedAt: null }));
});

test('What replaces a code while it is being saved is saved, too', async () => {
  const { fake } = await open([], '/bulk');
  const first = savedCode({ values: { url: 'https://example.com/1' } });
  saveOnceUnlocked(idOf(7), first);
  await waitFor(() => expect(fake.mutations).toHaveLength(1));
  saveOnceUnlocked(idOf(7), { ...first, values: { url: 'https://example.com/2' } });
  await waitFor(async () =>
    expect(await fake.decrypt(idOf(7))).toMatchObject({ values: { url: 'https://example.com/2' } }),
  );
});

test('Opening a saved run asks before it closes other rows', async () => {
  const codes = [await savedRun()];
  const { user, unmount } = await open(codes, '/bulk');
  await user.click(await screen.findByRole('radio', { name: 'Paste' }));
  await user.type(await screen.findByRole('textbox', { name: 'Rows' }), 'https://example.com/1');
  await user.click(screen.getByRole('button', { name: 'Use these rows' }));
  expect(await screen.findByText('Pasted text: 1 row')).toBeVisible();
  unmount();
  const again = await open(codes);
  await user.click(await screen.findByRole('button', { name: 'Back to the open rows' }));
  await waitFor(() => expect(again.router.state.location.search).toBe(''));
  expect(await screen.findByText('Pasted text: 1 row')).toBeVisible();
  await act(() => again.router.navigate(`/bulk?saved=${idOf(0)}`));
  await user.click(await screen.findByRole('button', { name: 'Open “Guests”' }));
  expect(await screen.findByText('Guests: 2 rows')).toBeVisible();
});
