import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { fakeBoards, foundCard, ownBoard } from '#features/board/boards/testing/fake-boards.ts';
import { fakeBoard } from '#features/board/testing/fake-board.ts';
import { CommandMenu } from '#features/command-menu/command-menu.tsx';
import { type HistoryKeyState, KeychainContext } from '#features/history/key/keychain.ts';
import { fakeKeychain, unlockedHistory } from '#features/history/testing/fake-history-keys.ts';
import {
  fakeHistoryRecords,
  idOf,
  savedCode,
  savedRun,
} from '#features/history/testing/fake-history-records.ts';
import { chooseTheme } from '#shared/theme/theme.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import MemberCommands from './member-commands.tsx';

afterEach(() => {
  chooseTheme('system');
  localStorage.clear();
});

const none: HistoryKeyState = { status: 'none' };

/** Renders a page with the menu and a text field, and opens the menu from the field. */
async function open(state: HistoryKeyState = none, { handlers = [] }: Parameters<typeof renderPage>[1] = {}) {
  const view = renderPage(
    <KeychainContext value={fakeKeychain(state)}>
      <CommandMenu>{(onClose) => <MemberCommands onClose={onClose} />}</CommandMenu>
      <input aria-label="Name" />
    </KeychainContext>,
    { handlers: [...handlers, ...fakeBoard().handlers, ...fakeBoards().handlers] },
  );
  const name = screen.getByRole('textbox', { name: 'Name' });
  await view.user.type(name, 'Lunch');
  await view.user.keyboard('{Control>}k{/Control}');
  return { ...view, name };
}

const field = () => screen.getByRole('combobox');
const titles = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.querySelector('[dir]')?.textContent);

/** The option that Enter runs: the option that the field refers to, which must be the only selected option. */
function active() {
  const selected = screen.getAllByRole('option').filter((option) => option.ariaSelected === 'true');
  expect(selected.map(({ id }) => id)).toEqual([field().getAttribute('aria-activedescendant')]);
  return selected[0]?.querySelector('[dir]')?.textContent;
}

test('Ctrl+K opens the menu with the pages and types, and Escape returns to what was typed', async () => {
  const { user, name } = await open();
  expect(field()).toHaveFocus();
  expect(titles('Pages')).toEqual(['Create', 'Codes', 'Boards', 'My cards', 'Account']);
  expect(titles('Types')).toEqual([
    'URL',
    'Text',
    'Email',
    'Wi-Fi',
    'vCard',
    'SMS',
    'Location',
    'Phone',
    'WhatsApp',
  ]);
  expect(screen.queryByRole('group', { name: 'Recent codes' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveValue('Lunch');
});

test('Ctrl+K again closes the menu; with Shift or Alt, it is another shortcut', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}{Shift>}k{/Shift}{Alt>}k{/Alt}{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('The arrow keys, Home and End choose a command, and Enter opens it', async () => {
  const { user } = await open();
  expect(active()).toBe('Create');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Boards');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Codes');
  await user.keyboard('{Home}{ArrowUp}');
  expect(active()).toBe('WhatsApp');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Create');
  await user.keyboard('{End}');
  expect(active()).toBe('WhatsApp');
  await user.keyboard('phon');
  expect(active()).toBe('Phone');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('At /generate/phone')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('A click opens a page, which is also found by other words', async () => {
  const { user } = await open();
  await user.keyboard('settings');
  expect(titles('Pages')).toEqual(['Account']);
  await user.click(screen.getByRole('option', { name: 'Account' }));
  expect(await screen.findByText('At /account')).toBeVisible();
});

test('The menu switches the theme', async () => {
  const { user } = await open();
  await user.keyboard('dark{Enter}');
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

test('A query without results says what to do', async () => {
  const { user } = await open();
  await user.keyboard('zebra');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  expect(screen.getByText(/No results for “zebra”\. Try a shorter word/)).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('The codes that changed last are suggested, and a search finds codes by name and content', async () => {
  const unlocked = await unlockedHistory();
  const codes = Array.from({ length: 12 }, (_, index) =>
    savedCode({
      name: `Table ${index}`,
      values: { url: `https://example.com/${index === 7 ? 'terrace' : 'room'}` },
      updatedAt: `2026-11-${10 + index}T10:00:00.000Z`,
    }),
  );
  const { handlers } = await fakeHistoryRecords(unlocked, codes);
  const { user } = await open(unlocked, { handlers });
  await screen.findByRole('option', { name: 'Table 11 URL' });
  expect(titles('Recent codes')).toEqual(['Table 11', 'Table 10', 'Table 9', 'Table 8', 'Table 7']);
  await user.keyboard('terr');
  expect(titles('Saved codes')).toEqual(['Table 7']);
  await user.clear(field());
  await user.keyboard('table');
  expect(titles('Saved codes')).toHaveLength(9);
  await user.keyboard(' 4{Enter}');
  expect(await screen.findByText(`At /generate/url?saved=${idOf(4)}`)).toBeVisible();
});

test('A search finds a saved run by its name, and opens the page that makes it again', async () => {
  const unlocked = { ...(await unlockedHistory()), keyId: 'key-3' };
  const { handlers } = await fakeHistoryRecords(unlocked, [savedRun()]);
  const { user } = await open(unlocked, { handlers });
  await user.keyboard('cards');
  const option = await screen.findByRole('option', { name: 'Table cards Many codes' });
  expect(option.querySelector('use')).toHaveAttribute('href', expect.stringContaining('#layout-grid'));
  await user.click(option);
  expect(await screen.findByText(`At /bulk?saved=${idOf(0)}`)).toBeVisible();
});

test('A locked history offers to unlock it', async () => {
  const { user } = await open({ status: 'locked', methods: ['PASSWORD'], count: 2, wasReset: false });
  await user.click(screen.getByRole('option', { name: 'Unlock your history to search saved codes' }));
  expect(await screen.findByText('At /history')).toBeVisible();
});

test('A history that can’t be loaded is reported, and the rest of the menu works', async () => {
  const unlocked = { ...(await unlockedHistory()), keyId: 'key-2' };
  const { user } = await open(unlocked, {
    handlers: [api.query('HistoryPage', () => HttpResponse.error())],
  });
  expect(await screen.findByText(/Your saved codes could not be loaded/)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('At /home')).toBeVisible();
});

test('A search finds cards on all boards of the user, marks what was found, and opens the card', async () => {
  const boards = fakeBoards();
  boards.found = [foundCard(7, 'Buy paper'), foundCard(3, 'Printer', '… has no paper and no ink')];
  const { user } = await open(none, { handlers: boards.handlers });
  expect(boards.searches).toEqual([]);
  await user.keyboard('paper');
  const option = await screen.findByRole('option', { name: /^Printer/ });
  expect(option).toHaveTextContent('Printer Home · To do… has no paper and no ink');
  expect(within(option).getByText('paper').tagName).toBe('MARK');
  expect(titles('Cards')).toEqual(['Buy paper', 'Printer']);
  await waitFor(() => expect(boards.searches.at(-1)).toBe('paper'));
  await user.click(option);
  expect(await screen.findByText('At /b/home/c/3')).toBeVisible();
});

test('While the server searches on, cards of its last answer stay only if what was typed is found in them too', async () => {
  const boards = fakeBoards();
  boards.found = [
    foundCard(60, 'Errand 59'),
    foundCard(58, 'Errand 57'),
    foundCard(3, 'Plan', '… errand 57 …'),
  ];
  const { user } = await open(none, { handlers: boards.handlers });
  await user.keyboard('errand 5');
  await waitFor(() => expect(titles('Cards')).toEqual(['Errand 59', 'Errand 57', 'Plan']));
  boards.answerToSearch = () => new Promise(() => undefined);
  await user.keyboard('7');
  expect(titles('Cards')).toEqual(['Errand 57', 'Plan']);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('At /b/home/c/58')).toBeVisible();
});

test('A search finds boards by their names', async () => {
  const boards = fakeBoards();
  boards.boards = [ownBoard('b1', { name: 'Website launch' }), ownBoard('b2', { name: 'Notes' })];
  const { user } = await open(none, { handlers: boards.handlers });
  expect(screen.queryByRole('group', { name: 'Boards' })).toBeNull();
  await user.keyboard('laun');
  await screen.findByRole('option', { name: 'Website launch' });
  expect(titles('Boards')).toEqual(['Website launch']);
  await user.click(screen.getByRole('option', { name: 'Website launch' }));
  expect(await screen.findByText('At /b/b1')).toBeVisible();
});

test('A search that the server doesn’t answer is reported, and the rest of the menu works', async () => {
  const boards = fakeBoards();
  boards.answerToSearch = () => HttpResponse.error();
  const { user } = await open(none, { handlers: boards.handlers });
  await user.keyboard('account');
  expect(await screen.findByText('Cards could not be searched. Check your connection.')).toBeVisible();
  expect(titles('Pages')).toEqual(['Account']);
});
