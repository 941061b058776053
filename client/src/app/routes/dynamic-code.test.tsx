import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { fakeCode } from '#features/dynamic-codes/manage/testing/fake-code.ts';
import type { SavedCode } from '#features/history/history-entry.ts';
import { type HistoryKeyState, KeychainContext } from '#features/history/key/keychain.ts';
import { saveOnceUnlocked, WaitingCodes } from '#features/history/save/waiting-codes.tsx';
import { fakeKeychain, unlockedHistory } from '#features/history/testing/fake-history-keys.ts';
import { fakeHistoryRecords, idOf, savedCode } from '#features/history/testing/fake-history-records.ts';
import { erase } from '#shared/storage/declarations.ts';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import DynamicCode from './dynamic-code.tsx';

const record = (part: Partial<SavedCode> = {}) =>
  savedCode({
    name: 'Table 5',
    type: 'dynamic',
    values: { id: 'code-1', link: 'https://CANARY.EXAMPLE/Q/2222222' },
    ...part,
  });

afterEach(() => erase('account:left'));

async function open(
  codes: readonly SavedCode[],
  locked?: HistoryKeyState,
  prepare: (fake: Awaited<ReturnType<typeof fakeHistoryRecords>>) => void = () => undefined,
) {
  const unlocked = await unlockedHistory();
  const fake = await fakeHistoryRecords(unlocked, codes);
  prepare(fake);
  let keysRead = 0;
  const keys = api.query('HistoryKeys', () => {
    keysRead += 1;
    const history = { __typename: 'History', keyId: null, count: 0, keys: [] };
    return HttpResponse.json({ data: { staysLoggedIn: false, history } });
  });
  const view = renderPage(
    <KeychainContext value={fakeKeychain(locked ?? unlocked)}>
      <WaitingCodes />
      <DynamicCode />
    </KeychainContext>,
    {
      at: '/codes/code-1',
      pattern: '/codes/:id',
      handlers: [...fakeCode().handlers, ...fake.handlers, keys],
    },
  );
  await screen.findByRole('heading', { name: 'Where it leads' });
  /** The layout around the page has its own keychain, which asks the server while codes wait. */
  const layoutHasAsked = () => waitFor(() => expect(keysRead).toBe(1));
  return { ...view, fake, layoutHasAsked };
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const rename = async (user: Awaited<ReturnType<typeof open>>['user'], button: string, name: string) => {
  await user.click(screen.getByRole('button', { name: button }));
  const field = screen.getByRole('textbox', { name: 'Name of this code' });
  await user.clear(field);
  await user.type(field, `${name}{Enter}`);
};
const locked: HistoryKeyState = { status: 'locked', methods: ['PASSWORD'], count: 1, wasReset: false };

test('The saved code names a dynamic code, which can be renamed and can’t be copied', async () => {
  const other = record({ name: 'Other', values: { id: 'code-2', link: 'https://CANARY.EXAMPLE/Q/3333333' } });
  const { user, fake } = await open([other, record()]);
  await waitFor(() => expect(title()).toBe('Table 5'));
  expect(await screen.findByRole('img', { name: 'Preview of your QR code' })).toBeVisible();
  expect(screen.getByText('All changes are saved.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as a new code' })).toBeNull();
  await rename(user, 'Rename Table 5', 'Table 6');
  await waitFor(() => expect(title()).toBe('Table 6'));
  // The title changes before the change is sent.
  await waitFor(() => expect(fake.mutations).toEqual(['SaveHistoryRecords']));
});

test('If two saved codes have the link, the older one names the code', async () => {
  const newer = record({ name: 'Newer', createdAt: '2026-11-24T10:00:00.000Z' });
  await open([newer, record()]);
  await waitFor(() => expect(title()).toBe('Table 5'));
});

test('A code without a saved code gets one when it is named', async () => {
  const { user, layoutHasAsked } = await open([]);
  expect(title()).toBe('canary.example/q/2222222');
  await screen.findByRole('button', { name: 'Download' });
  await rename(user, 'Name this code', 'Door sign');
  await waitFor(() => expect(title()).toBe('Door sign'));
  expect(await screen.findByText('All changes are saved.')).toBeVisible();
  await layoutHasAsked();
});

test('While the history is locked, the page says why the name is missing, and the code can be downloaded', async () => {
  await open([record()], locked);
  expect(title()).toBe('canary.example/q/2222222');
  expect(
    await screen.findByText(/^The name and design of this code are in your history, which is locked/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unlock your history' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Download' })).toBeVisible();
});

test('Name and design that wait for the history are shown', async () => {
  saveOnceUnlocked(idOf(9), record({ name: 'New sign' }));
  const { layoutHasAsked } = await open([], locked);
  expect(title()).toBe('New sign');
  expect(await screen.findByText(/wait in this tab until you unlock your history/)).toBeVisible();
  await layoutHasAsked();
});

test('What waited is saved once the history is unlocked', async () => {
  saveOnceUnlocked(idOf(9), record({ name: 'New sign' }));
  const { layoutHasAsked } = await open([]);
  expect(await screen.findByText('All changes are saved.')).toBeVisible();
  expect(title()).toBe('New sign');
  await layoutHasAsked();
});

test('If what waits can’t be saved, the page says why, and tries again by a click', async () => {
  saveOnceUnlocked(idOf(9), record({ name: 'New sign' }));
  const { user, layoutHasAsked } = await open([], undefined, (fake) => {
    fake.override = (operation) =>
      operation === 'SaveHistoryRecords' && fake.mutations.length < 2
        ? graphqlError('BAD_USER_INPUT', 'Your history is full.')
        : undefined;
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All changes are saved.')).toBeVisible();
  await layoutHasAsked();
});
