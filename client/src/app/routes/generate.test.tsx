import type { ContentTypeId } from '@canary/qr/content/all';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeUnlock } from '#testing/catalogue.ts';
import { renderPage } from '#testing/render.tsx';
import { fakeUser } from '#testing/user.ts';
import Generate from './generate.tsx';

const unlocked = { ...fakeUser, tokens: 4, unlocks: [fakeUnlock('VCARD')] };

async function open(id: ContentTypeId, options: Parameters<typeof renderPage>[1] = {}) {
  const view = renderPage(<Generate id={id} />, { at: `/generate/${id}`, area: 'members', ...options });
  await screen.findByRole('heading', { level: 1, name: /QR code/ });
  return view;
}

const tryNote = /Try it here/;

describe('A logged-in user can make codes that need no unlock', () => {
  for (const [id, title, fields] of [
    ['url', 'URL', ['Web address']],
    ['text', 'Text', ['Text']],
    ['email', 'Email', ['Email address', 'Subject', 'Message']],
    ['location', 'Location', ['Latitude', 'Longitude']],
    ['event', 'Event', ['Title', 'First day', 'Starts at', 'Last day', 'Ends at', 'Place', 'Note']],
    ['whatsapp', 'WhatsApp', ['WhatsApp number', 'Message']],
    ['sepa', 'SEPA payment', ['Payee’s name', 'IBAN', 'Amount (€)', 'BIC', 'Reference']],
    ['swiss', 'Swiss bill', ['IBAN or QR-IBAN', 'Amount', 'Currency', 'Reference', 'Message']],
    ['pix', 'PIX', ['PIX key', 'Payee’s name', 'Payee’s city', 'Amount (R$)', 'Identifier']],
    ['gs1', 'Product', ['GTIN', 'Batch', 'Serial number', 'Expiry date', 'Web address of the brand']],
    ['upi', 'UPI', ['UPI ID', 'Payee’s name', 'Amount (₹)', 'Note']],
  ] as const) {
    test(title, async () => {
      await open(id);
      expect(screen.getByRole('heading', { name: `${title} QR code` })).toBeVisible();
      for (const field of fields)
        expect(screen.getByLabelText(new RegExp(`^${literal(field)}`))).toBeVisible();
      expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
      expect(screen.queryByText(tryNote)).toBeNull();
      expect(screen.getByRole('link', { name: 'All types' })).toHaveAttribute('href', '/home');
    });
  }
});

describe('A locked type can be tried, and says what its unlock costs', () => {
  for (const [id, field] of [
    ['vcard', 'First name'],
    ['wifi', 'Network name (SSID)'],
    ['sms', 'Phone number'],
    ['phone', 'Phone number'],
  ] as const) {
    test(id, async () => {
      await open(id);
      expect(screen.getByLabelText(new RegExp(`^${literal(field)}`))).toBeVisible();
      expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
      expect((await screen.findByText(tryNote)).parentElement).toHaveTextContent('1 token');
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  }
});

test('The price disappears when the type is unlocked on another device, and what was typed stays', async () => {
  const { user, socket } = await open('vcard');
  await user.type(screen.getByLabelText(/^First name/), 'Ada');
  await screen.findByText(tryNote);
  await waitFor(() => expect(socket.subscriptionCount()).toBe(1));
  socket.push({ me: unlocked });
  await waitFor(() => expect(screen.queryByText(tryNote)).toBeNull());
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Ada');
});

test('A change of the token count keeps what was typed', async () => {
  const { user, socket } = await open('vcard', { me: unlocked });
  await user.type(screen.getByLabelText(/^First name/), 'Ada');
  await waitFor(() => expect(socket.subscriptionCount()).toBe(1));
  socket.push({ me: { ...unlocked, tokens: 9 } });
  expect(await screen.findByRole('link', { name: '9 tokens' })).toBeVisible();
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Ada');
});

function literal(text: string): string {
  return text.replace(/[().$]/g, '\\$&');
}
