import { plainCard } from '@canary/board/model';
import { importHistoryKey } from '@canary/vault/history-key';
import { createVersionTracker } from '@canary/vault/version-tracker';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBoard } from '#features/board/testing/fake-board.ts';
import { cardsOf, mockSizes } from '#features/board/testing/render-board.tsx';
import { fakeHistoryRecords } from '#features/history/testing/fake-history-records.ts';
import { names } from '#features/history/testing/render-history.tsx';
import { api, server } from '#testing/server.ts';
import recorded from '#testing/stored-by-2d2faad.json';
import { fakeUser } from '#testing/user.ts';

// The storage of Chromium, as pages of commit 2d2faad left it. A stored history key can't be read, so its bytes were
// recorded when the page imported them.

// Code that is loaded again must use the fake server that listens.
vi.doMock('#testing/server.ts', () => ({ server }));

interface Recording {
  readonly local: object;
  readonly session: object;
  readonly databases: Readonly<Record<string, RecordedDatabase>>;
}

interface RecordedDatabase {
  readonly version: number;
  /** The values by store and key. */
  readonly stores: Readonly<Record<string, object>>;
}

/** Fills the browser's storage with a recording, and loads the code of the pages, as after the update. */
async function openBrowser({ local, session, databases }: Recording) {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  for (const [name, database] of Object.entries(databases)) await restoreDatabase(name, database);
  vi.resetModules();
  const [{ renderPage }, { Landing }, generate, tasks, history] = await Promise.all([
    import('#testing/render.tsx'),
    import('./routes/landing.tsx'),
    import('./routes/generate.tsx'),
    import('./routes/tasks.tsx'),
    import('./routes/history.tsx'),
  ]);
  return { renderPage, Landing, Generate: generate.default, Tasks: tasks.default, History: history.default };
}

async function restoreDatabase(name: string, { version, stores }: RecordedDatabase): Promise<void> {
  const revived = await Promise.all(
    Object.entries(stores).flatMap(([store, values]) =>
      Object.entries(values).map(async ([key, value]) => ({ store, key, value: await revive(value) })),
    ),
  );
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => {
      for (const store of Object.keys(stores)) opening.result.createObjectStore(store);
    };
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(Object.keys(stores), 'readwrite');
      for (const { store, key, value } of revived) transaction.objectStore(store).put(value, key);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** Restores keys and maps, which JSON can't hold. */
async function revive(value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('$map' in value && Array.isArray(value.$map)) return new Map(value.$map);
  if ('$cryptoKey' in value) return await importHistoryKey(bytesOf(String(value.$cryptoKey)));
  const entries = Object.entries(value).map(async ([name, part]) => [name, await revive(part)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

beforeEach(() => {
  mockSizes();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('The codes of a visitor keep their look and size, and the last template comes first', async () => {
  const { Landing, renderPage } = await openBrowser(recorded.visitor);
  const { user } = renderPage(<Landing />, { at: '/', area: 'public', me: null });
  await user.type(await screen.findByRole('textbox', { name: /^Web address/ }), 'https://example.com');
  const preview = await screen.findByRole('img', { name: 'Preview of your QR code' });
  await waitFor(() => expect(preview.innerHTML).toMatch(/#a5efe6.*#00424d/s));
  const templates = await screen.findByRole('list', { name: 'Templates' });
  expect(templates.querySelector('li')).toHaveTextContent('Lagoon');
  await user.click(await screen.findByRole('tab', { name: 'Size & correction' }));
  expect(await screen.findByRole('textbox', { name: 'PNG size in pixels' })).toHaveValue('2048');
});

test('The landing page that reloads itself shows what was typed, in the same tab', async () => {
  const { Landing, renderPage } = await openBrowser(recorded.visitorReload);
  const { user } = renderPage(<Landing />, { at: '/', area: 'public', me: null });
  expect(await screen.findByRole('textbox', { name: /^Text/ })).toHaveValue('Open until 8');
  await user.click(screen.getByRole('tab', { name: 'URL' }));
  const address = await screen.findByRole('textbox', { name: /^Web address/ });
  expect(address).toHaveValue('https://example.com/menu');
});

test('A visitor who is about to log in finds what was typed in the account', async () => {
  window.history.replaceState(null, '', '/generate/text');
  const { Generate, renderPage } = await openBrowser(recorded.visitorLogIn);
  renderPage(<Generate id="text" />, { at: '/generate/text', area: 'members' });
  expect(await screen.findByRole('textbox', { name: /^Text/ })).toHaveValue('Open until 9');
});

test('A page of an account that reloads itself shows what was typed', async () => {
  const { Generate, renderPage } = await openBrowser(recorded.memberReload);
  renderPage(<Generate id="email" />, { at: '/generate/email', area: 'members' });
  expect(await screen.findByRole('textbox', { name: /^Email address/ })).toHaveValue('grace@example.com');
});

test('The board shows and sends changes that were made without a connection', async () => {
  const { Tasks, renderPage } = await openBrowser(recorded.board);
  const { snapshot } = recorded.board.databases['canary-qr-board'].stores.board['last-known'];
  const tasks = snapshot.tasks.map(({ assigneeId: _, ...task }) => ({ ...plainCard, ...task }));
  const board = fakeBoard({ ...snapshot, tasks });
  renderPage(<Tasks />, { at: '/tasks', me: null, handlers: board.handlers });
  await screen.findByText('Bread');
  expect([cardsOf('TODO'), cardsOf('DONE')]).toEqual([['Eggs', 'Bread'], ['Milk']]);
  await waitFor(() => expect(board.sent).toHaveLength(2));
  expect(board.sent).toMatchObject([
    ['moveTask', { id: tasks[0]?.id, columnId: 'done' }],
    ['createTask', { title: 'Bread', columnId: 'todo' }],
  ]);
  const sentKeys = board.sent.map(([, { changeId }]) => `board-change:${changeId}`);
  expect(sentKeys).toEqual(Object.keys(recorded.board.session));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('The history opens without a connection, and sends its changes once there is one', async () => {
  const { History, renderPage } = await openBrowser(recorded.member);
  const { keyId, userId, key } = recorded.member.databases['canary-qr-keys'].stores.keys.one;
  const fake = await fakeHistoryRecords({
    status: 'unlocked',
    keyId,
    userId,
    key: await importHistoryKey(bytesOf(key.$cryptoKey)),
    hasRecoveryCode: true,
    tracker: createVersionTracker(),
  });
  const { codes } = recorded.member.databases['canary-qr-history'].stores;
  for (const code of Object.values(codes)) fake.records.set(code.id, code);
  fake.override = () => Response.error();
  const history = { __typename: 'History', keyId, count: fake.records.size, keys: [] };
  const user = { ...fakeUser, id: userId };
  const handlers = [
    ...fake.handlers,
    api.query('Me', () => fake.override('Me') ?? HttpResponse.json({ data: { me: user } })),
    api.query('HistoryKeys', () => fake.override('HistoryKeys') ?? HttpResponse.json({ data: { history } })),
  ];
  renderPage(<History />, { at: '/history', area: 'members', handlers });
  await screen.findByText(/This is your history as of/);
  expect(await screen.findByText(/3 changes waiting to sync/)).toBeVisible();
  expect(names()).toEqual(['example.com/cellar', 'example.com/menu', 'Party in the attic']);

  fake.override = () => undefined;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/waiting to sync/)).toBeNull());
  const kept = [...fake.records.values()].filter(({ deletedAt }) => deletedAt === null);
  const saved = await Promise.all(kept.map(({ id }) => fake.decrypt(id)));
  expect(saved.map((code) => code?.name).sort()).toEqual([
    'Party in the attic',
    'example.com/cellar',
    'example.com/menu',
  ]);
  expect(fake.records.size).toBe(4);
});

test('A member without a connection sees the board as this browser last knew it', async () => {
  const { Tasks, renderPage } = await openBrowser(recorded.member);
  const board = fakeBoard();
  board.respondToRead = () => HttpResponse.error();
  renderPage(<Tasks />, { at: '/tasks', handlers: board.handlers });
  expect(await screen.findByText(/Last known board/)).toBeVisible();
  expect(cardsOf('TODO')).toEqual(['Milk', 'Eggs']);
});
