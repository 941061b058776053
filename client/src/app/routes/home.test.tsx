import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { articles } from '#features/blog/articles.ts';
import { fakeCatalogue, fakeUnlock } from '#testing/catalogue.ts';
import { gate } from '#testing/gate.ts';
import { renderPage } from '#testing/render.tsx';
import { fakeUser } from '#testing/user.ts';
import Home from './home.tsx';

const catalogue = graphql.query('Catalogue', () => HttpResponse.json({ data: { catalogue: fakeCatalogue } }));
async function openHome(options: Parameters<typeof renderPage>[1] = {}) {
  const view = renderPage(<Home />, { at: '/home', area: 'members', handlers: [catalogue], ...options });
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

test('All nine types are in one grid and link to their generators', async () => {
  await openHome({ me: { unlocks: [fakeUnlock('VCARD')] } });
  await screen.findAllByText('1 token');
  expect(cards('Choose a type')).toEqual([
    ['/generate/url', ['URL', 'redirect users to any website', 'Free']],
    ['/generate/text', ['Text', 'static text or message', 'Free']],
    ['/generate/email', ['Email', 'pre-filled recipient and subject', 'Free']],
    ['/generate/wifi', ['Wi-Fi', 'share SSID and password', 'Locked: 1 token']],
    ['/generate/vcard', ['vCard', 'share contact info', 'Unlocked']],
    ['/generate/sms', ['SMS', 'pre-filled message with phone number', 'Locked: 1 token']],
    ['/generate/location', ['Location', 'Google Maps or geo-coordinates', 'Free']],
    ['/generate/phone', ['Phone', 'call a number with one tap', 'Locked: 1 token']],
    ['/generate/upi', ['UPI', 'get paid in rupees with any UPI app', 'Free']],
  ]);
});

test('A type unlocked on another device appears as unlocked without a reload', async () => {
  const { socket } = await openHome();
  await waitFor(() => expect(socket.watching()).toBe(1));
  expect(screen.queryByText('Unlocked')).toBeNull();
  socket.push({ me: { ...fakeUser, tokens: 4, unlocks: [fakeUnlock('WIFI')] } });
  expect(await screen.findByText('Unlocked')).toBeVisible();
  expect(screen.getByRole('button', { name: '4 tokens' })).toBeVisible();
});

test('What tokens can buy is listed with prices, and designs also as unlocked', async () => {
  await openHome({ me: { unlocks: [fakeUnlock('LOGO'), fakeUnlock('SMS')] } });
  const premium = await screen.findByRole('region', { name: 'What your tokens can buy' });
  expect(premium).toHaveTextContent('You have 5 tokens.');
  await within(premium).findByText('Your own logo in the code');
  expect(within(premium).getAllByText('2 tokens')).toHaveLength(2);
  expect(within(premium).getAllByText('Unlocked')).toHaveLength(1);
  expect(within(premium).getAllByRole('button')).toHaveLength(2);
  expect(premium).toHaveTextContent(
    'vCard codes (1 token), Wi-Fi codes (1 token), and Phone codes (1 token).',
  );
});

test('The newest notices lead to what they announce', async () => {
  await openHome();
  const news = within(screen.getByRole('region', { name: 'What’s new' })).getAllByRole('link');
  expect(news.map((link) => link.getAttribute('href'))).toEqual([
    '/dynamic-qr',
    ...articles.slice(0, 2).map(({ slug }) => `/blog/${slug}`),
  ]);
});

test('A feature of designs is unlocked right there, after its price and what one gets', async () => {
  const unlock = graphql.mutation('Unlock', ({ variables }) => {
    const user = { ...fakeUser, tokens: 3, unlocks: variables['features'].map(fakeUnlock) };
    return HttpResponse.json({ data: { unlockFeatures: user } });
  });
  const { user } = await openHome({ handlers: [catalogue, unlock] });
  await user.click(await screen.findByRole('button', { name: 'Unlock: Gradients and advanced colours' }));
  const dialog = await screen.findByRole('dialog', { name: 'Gradients and advanced colours' });
  expect(dialog).toHaveTextContent('Gradients in the code and behind it, and more than two colours.');
  expect(await within(dialog).findByText(/You have 5 tokens/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Unlock for 2 tokens' }));
  expect(await within(dialog).findByText('Unlocked on all your devices.')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Make a code' })).toHaveAttribute('href', '/generate/url');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: '3 tokens' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unlock: Gradients and advanced colours' })).toBeNull();
});

test('With too few tokens the dialog says how many are missing', async () => {
  const { user } = await openHome({ me: { tokens: 1 } });
  await user.click(await screen.findByRole('button', { name: 'Unlock: Custom background' }));
  expect(await screen.findByText('You need 1 more token.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Unlock for/ })).toBeNull();
});

test('While the prices load, the badges show no text that would change', async () => {
  const { opened, open } = gate();
  const slow = graphql.query('Catalogue', async () => {
    await opened;
    return HttpResponse.json({ data: { catalogue: fakeCatalogue } });
  });
  await openHome({ handlers: [slow] });
  for (const word of screen.getAllByText('Locked')) expect(word).toHaveClass('visually-hidden');
  open();
  expect(await screen.findAllByText('1 token')).toHaveLength(4);
});

test('Without prices the cards still work, and loading can be retried', async () => {
  const { user } = await openHome({
    handlers: [graphql.query('Catalogue', () => HttpResponse.error(), { once: true }), catalogue],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the prices.');
  for (const word of screen.getAllByText('Locked')) expect(word).not.toHaveClass('visually-hidden');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('1 token')).toHaveLength(4);
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
      catalogue,
      graphql.mutation('SendEmailVerification', async () => {
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
      catalogue,
      graphql.mutation('SendEmailVerification', () =>
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

test('The reminder stays closed', async () => {
  const { user, unmount } = await openHome({ me: { emailVerified: false } });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/Confirm your email/)).toBeNull();
  unmount();
  await openHome({ me: { emailVerified: false } });
  expect(screen.queryByText(/Confirm your email/)).toBeNull();
});
