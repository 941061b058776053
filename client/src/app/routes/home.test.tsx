import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { articles } from '#features/blog/articles.ts';
import { fakeBoards, ownBoard } from '#features/board/boards/testing/fake-boards.ts';
import { KeychainContext } from '#features/history/key/keychain.ts';
import { fakeKeychain, unlockedHistory } from '#features/history/testing/fake-history-keys.ts';
import { fakeHistoryRecords, savedCode, savedRun } from '#features/history/testing/fake-history-records.ts';
import { userDrafts } from '#shared/storage/drafts.ts';
import { fakeUnlock } from '#testing/catalogue.ts';
import { gate } from '#testing/gate.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import Home from './home.tsx';

const counted = (todo: number, inprogress: number, done: number) => {
  const cardCounts = { __typename: 'CardCounts', todo, inprogress, done };
  return api.query('BoardCounts', () => HttpResponse.json({ data: { cardCounts } }));
};
const board = counted(0, 0, 0);
const boardLink = (name: string) =>
  within(screen.getByRole('region', { name: 'Boards' })).getByRole('link', { name: new RegExp(`^${name}`) });
async function openHome(options: Parameters<typeof renderPage>[1] = {}) {
  const view = renderPage(<Home />, {
    at: '/home',
    area: 'members',
    ...options,
    handlers: [...(options.handlers ?? []), board, ...fakeBoards().handlers],
  });
  expect(screen.getByText('Please wait! Fetching data...')).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: 'Generate QR Codes' });
  return view;
}
const cards = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('link')
    .map((card) => [
      card.getAttribute('href'),
      [...card.children].map((part) => part.textContent?.trim()).filter(Boolean),
    ]);

beforeEach(() => localStorage.clear());

test('The first nine types are in one grid and link to their generators', async () => {
  await openHome({ me: { unlocks: [fakeUnlock('VCARD')] } });
  expect(cards('Choose a type')).toEqual([
    ['/generate/url', ['URL', 'redirect users to any website', 'Free']],
    ['/generate/text', ['Text', 'static text or message', 'Free']],
    ['/generate/email', ['Email', 'pre-filled recipient and subject', 'Free']],
    ['/generate/wifi', ['Wi-Fi', 'share SSID and password', 'Locked: 1 token']],
    ['/generate/vcard', ['vCard', 'share contact info', 'Unlocked']],
    ['/generate/sms', ['SMS', 'pre-filled message with phone number', 'Locked: 1 token']],
    ['/generate/location', ['Location', 'Google Maps or geo-coordinates', 'Free']],
    ['/generate/phone', ['Phone', 'call a number with one tap', 'Locked: 1 token']],
    ['/generate/whatsapp', ['WhatsApp', 'start a chat with a ready message', 'Free']],
  ]);
});

test('A type unlocked on another device appears as unlocked without a reload', async () => {
  const { socket } = await openHome();
  await waitFor(() => expect(socket.subscriptionCount()).toBe(1));
  expect(screen.queryByText('Unlocked')).toBeNull();
  socket.push({ me: { ...fakeUser, tokens: 4, unlocks: [fakeUnlock('WIFI')] } });
  expect(await screen.findByText('Unlocked')).toBeVisible();
  expect(screen.getByRole('link', { name: '4 tokens' })).toBeVisible();
});

test('One quiet line leads to what tokens buy, and one to the news', async () => {
  await openHome();
  expect(screen.getByText(/^You have 5 tokens\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Unlocks and what tokens buy' })).toHaveAttribute(
    'href',
    '/account#tokens',
  );
  const news = within(screen.getByRole('region', { name: 'What’s new' })).getAllByRole('link');
  expect(news.map((link) => link.getAttribute('href'))).toEqual([
    '/dynamic-qr',
    `/blog/${articles[0]?.slug}`,
  ]);
});

describe('The field', () => {
  let save: MockInstance<typeof userDrafts.save>;
  beforeEach(() => {
    save = vi.spyOn(userDrafts, 'save');
  });
  const field = () => screen.getByRole('textbox', { name: 'Paste a link, or find a type' });

  test.each([
    ['example.com/menu', 'url', { url: 'example.com/menu' }],
    ['ada@example.com', 'email', { email: 'ada@example.com', subject: '', body: '' }],
    ['WIFI:S:Guests;;', 'wifi', { ssid: 'Guests', password: '', encryption: 'nopass', hidden: '' }],
    ['Open at 9', 'text', { text: 'Open at 9' }],
  ])('opens the generator of %s with the content, which no URL contains', async (typed, type, values) => {
    const { user } = await openHome();
    await user.type(field(), `${typed}{Enter}`);
    expect(await screen.findByText(`At /generate/${type}`)).toBeVisible();
    expect(save).toHaveBeenCalledExactlyOnceWith(type, values);
  });

  test('keeps the line breaks of a pasted text', async () => {
    const { user } = await openHome();
    await user.click(field());
    await user.paste('One\nTwo');
    await user.click(screen.getByRole('button', { name: 'Make a code' }));
    await screen.findByText('At /generate/text');
    expect(save).toHaveBeenCalledExactlyOnceWith('text', { text: 'One\nTwo' });
  });

  test('asks for content if it is empty, and keeps the focus', async () => {
    const { user } = await openHome();
    await user.click(screen.getByRole('button', { name: 'Make a code' }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('Paste a link or type a text first, or choose a type below.');
    expect(field()).toBeInvalid();
    await user.type(field(), 'a');
    expect(field()).not.toBeInvalid();
  });
});

describe('The field finds types', () => {
  const field = () => screen.getByRole('textbox', { name: 'Paste a link, or find a type' });
  const titles = () => cards('Choose a type').map(([, parts]) => parts?.[0]);

  test('by other words for them, and Enter opens the first', async () => {
    const { user } = await openHome();
    await user.type(field(), 'business card');
    expect(titles()).toEqual(['vCard']);
    expect(screen.getByText('Enter opens vCard.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('At /generate/vcard')).toBeVisible();
  });

  test('and offers a text code with the same word', async () => {
    const save = vi.spyOn(userDrafts, 'save');
    const { user } = await openHome();
    await user.type(field(), 'Menu');
    await user.click(screen.getByRole('button', { name: 'Make a text code with “Menu”' }));
    await screen.findByText('At /generate/text');
    expect(save).toHaveBeenCalledExactlyOnceWith('text', { text: 'Menu' });
  });

  test('and says what Enter does if no type has the name', async () => {
    const { user } = await openHome();
    const before = titles();
    await user.type(field(), 'giraffe');
    expect(titles()).toEqual(before);
    expect(
      screen.getByText(
        'No type is called “giraffe”, but a text or an address works for everything. Enter makes a code with a text.',
      ),
    ).toBeVisible();
    await user.clear(field());
    await user.type(field(), 'example.com/menu');
    expect(screen.getByText('Enter makes a code with a web address.')).toBeVisible();
  });
});

test('A category shows its types, and all first types again when it is pressed once more', async () => {
  const { user } = await openHome();
  const category = screen.getByRole('button', { name: 'Payment' });
  await user.click(category);
  expect(category).toHaveAttribute('aria-pressed', 'true');
  expect(cards('Choose a type').map(([path]) => path)).toContain('/generate/upi');
  expect(cards('Choose a type').map(([path]) => path)).not.toContain('/generate/url');
  await user.click(category);
  expect(cards('Choose a type')).toHaveLength(9);
});

test('The types that the user saved last come after the first seven', async () => {
  const unlocked = { ...(await unlockedHistory()), hasRecoveryCode: true };
  const codes = [savedCode({ type: 'wifi' }), savedCode({ type: 'upi' }), savedRun()];
  const { handlers } = await fakeHistoryRecords(unlocked, codes);
  renderPage(
    <KeychainContext value={fakeKeychain(unlocked, async () => undefined)}>
      <Home />
    </KeychainContext>,
    { at: '/home', area: 'members', handlers: [...handlers, board, ...fakeBoards().handlers] },
  );
  await screen.findByRole('heading', { level: 1, name: 'Generate QR Codes' });
  await waitFor(() =>
    expect(
      cards('Choose a type')
        .slice(6)
        .map(([path]) => path),
    ).toEqual(['/generate/location', '/generate/upi', '/generate/phone']),
  );
});

test('The three own boards that changed last come before the open board', async () => {
  const own = fakeBoards();
  own.boards = ['Launch', 'Notes', 'Plans', 'Old'].map((name, index) => ownBoard(`b${index}`, { name }));
  await openHome({ handlers: own.handlers });
  const boards = within(screen.getByRole('region', { name: 'Boards' }));
  await boards.findByRole('link', { name: /^Launch/ });
  expect(boards.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/boards',
    '/b/b0',
    '/b/b1',
    '/b/b2',
    '/tasks',
  ]);
});

test('The board shows the number of cards in each column', async () => {
  await openHome({ handlers: [counted(1_200, 2, 0)] });
  const board = boardLink('Open board');
  expect(board).toHaveAttribute('href', '/tasks');
  await waitFor(() => expect(board).toHaveTextContent('TODO1,200INPROGRESS2DONE0'));
});

test('Without an answer about the boards, the link to the open board stays', async () => {
  await openHome({ handlers: [api.query('BoardCounts', () => HttpResponse.error())] });
  const board = boardLink('Open board');
  await waitFor(() => expect(board).toHaveTextContent('TODO–INPROGRESS–DONE–'));
});

test('The details start collapsed, and the browser remembers that they were opened', async () => {
  const { user, unmount } = await openHome();
  const toggle = screen.getByRole('button', { name: 'Show Details' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(screen.getByRole('button', { name: 'Hide Details' })).toHaveAttribute('aria-expanded', 'true');
  unmount();
  await openHome();
  expect(screen.getByRole('button', { name: 'Hide Details' })).toBeVisible();
});

test('A confirmed address shows no reminder', async () => {
  await openHome();
  expect(screen.queryByText(/Confirm your email/)).toBeNull();
});

test('An unconfirmed address can get the email again, one at a time', async () => {
  const { opened, open } = gate();
  let sent = 0;
  const { user } = await openHome({
    me: { emailVerified: false },
    handlers: [
      api.mutation('SendEmailVerification', async () => {
        sent++;
        await opened;
        return HttpResponse.json({ data: { sendEmailVerification: true } });
      }),
    ],
  });
  expect(screen.getByText('ada@example.com')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Resend email' }));
  await user.click(screen.getByRole('button', { name: 'Sending…' }));
  open();
  expect(await screen.findByText(/^Email sent\./)).toBeVisible();
  expect(sent).toBe(1);
});

test('Shows why the email can’t be sent', async () => {
  const { user } = await openHome({
    me: { emailVerified: false },
    handlers: [
      api.mutation('SendEmailVerification', () =>
        HttpResponse.json({
          errors: [{ message: 'Try again in 5 minutes.', extensions: { code: 'RATE_LIMITED' } }],
        }),
      ),
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Resend email' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 5 minutes.');
  expect(screen.getByRole('button', { name: 'Resend email' })).toBeVisible();
});

test('A recovery code is asked for only once no confirmation waits', async () => {
  const withoutCode = { ...(await unlockedHistory()), hasRecoveryCode: false };
  const { handlers } = await fakeHistoryRecords(withoutCode, []);
  const page = (
    <KeychainContext value={fakeKeychain(withoutCode, async () => undefined)}>
      <Home />
    </KeychainContext>
  );
  const options = {
    at: '/home',
    area: 'members',
    handlers: [...handlers, ...fakeBoards().handlers],
  } as const;
  const { user } = renderPage(page, { ...options, me: { emailVerified: false } });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.getByRole('region', { name: 'Recovery code' })).toBeVisible();
});

test('The reminder stays closed', async () => {
  const { user, unmount } = await openHome({ me: { emailVerified: false } });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/Confirm your email/)).toBeNull();
  unmount();
  await openHome({ me: { emailVerified: false } });
  expect(screen.queryByText(/Confirm your email/)).toBeNull();
});
