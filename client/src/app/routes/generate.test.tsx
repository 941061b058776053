import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { ContentTypeId } from '#config/generators.ts';
import { fakeCatalogue, fakeUnlock } from '#testing/catalogue.ts';
import { gate } from '#testing/gate.ts';
import { renderPage } from '#testing/render.tsx';
import { fakeUser } from '#testing/user.ts';
import Generate from './generate.tsx';

const catalogue = graphql.query('Catalogue', () => HttpResponse.json({ data: { catalogue: fakeCatalogue } }));
const unlocked = { ...fakeUser, tokens: 4, unlocks: [fakeUnlock('VCARD')] };
const paid = () => HttpResponse.json({ data: { unlock: unlocked } });
const paidWithLevel = () => HttpResponse.json({ data: { unlock: { ...unlocked, tokens: 5, level: 1 } } });
const refused = (code: string, message: string) =>
  HttpResponse.json({ errors: [{ message, extensions: { code } }] });

async function open(id: ContentTypeId, options: Parameters<typeof renderPage>[1] = {}) {
  const view = renderPage(<Generate id={id} />, {
    at: `/generate/${id}`,
    area: 'members',
    ...options,
    handlers: [...(options.handlers ?? []), catalogue],
  });
  await screen.findByRole('heading', { level: 1, name: /QR code/ });
  return view;
}

async function openDialog(answer: () => Response | Promise<Response>) {
  let asked = 0;
  const view = await open('vcard', {
    handlers: [
      graphql.mutation('Unlock', ({ variables }) => {
        asked++;
        expect(variables).toEqual({ feature: 'VCARD' });
        return answer();
      }),
    ],
  });
  await view.user.click(await screen.findByRole('button', { name: 'Unlock for 1 token' }));
  const dialog = await screen.findByRole('dialog', { name: 'Unlock vCard codes for 1 token?' });
  return { ...view, dialog, asked: () => asked };
}
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

describe('Whoever is logged in makes codes that need no unlock at once', () => {
  for (const [id, title, fields] of [
    ['url', 'URL', ['Web address']],
    ['text', 'Text', ['Text']],
    ['email', 'Email', ['Email address', 'Subject', 'Message']],
    ['location', 'Location', ['Latitude', 'Longitude']],
    ['upi', 'UPI', ['UPI ID', 'Payee’s name', 'Amount (₹)', 'Note']],
  ] as const) {
    test(title, async () => {
      await open(id);
      expect(screen.getByRole('heading', { name: `${title} QR code` })).toBeVisible();
      for (const field of fields)
        expect(screen.getByLabelText(new RegExp(`^${literal(field)}`))).toBeVisible();
      expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'All types' })).toHaveAttribute('href', '/home');
    });
  }
});

describe('A type that is locked says what it costs and what would be left, and has no form yet', () => {
  for (const [id, name] of [
    ['vcard', 'vCard'],
    ['wifi', 'Wi-Fi'],
    ['sms', 'SMS'],
    ['phone', 'Phone'],
  ] as const) {
    test(name, async () => {
      await open(id);
      expect(await screen.findByText(`${name} codes cost 1 token, once`)).toBeVisible();
      expect(screen.getByText(/You have 5 tokens, and 4 will be left\. They stay yours/)).toBeVisible();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    });
  }
});

test('Whoever unlocks is asked first, pays once, and types on at once', async () => {
  const { opened, open: answer } = gate();
  const { user, dialog, asked } = await openDialog(async () => {
    await opened;
    return paid();
  });
  expect(dialog).toHaveTextContent('You have 5; 4 will be left. They stay yours, on every device.');
  await user.click(inDialog('Unlock'));
  await user.click(inDialog('Unlocking…'));
  await user.keyboard('{Escape}');
  expect(inDialog('Unlocking…')).toBeVisible();
  answer();
  expect(await screen.findByLabelText(/^Full name/)).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Unlocked. They stay yours, on every device.')).toBeVisible();
  expect(screen.getByRole('button', { name: '4 tokens' })).toBeVisible();
  expect(asked()).toBe(1);
});

test('An unlock that brings a level says so, since the token that comes with it hides the price', async () => {
  const { user } = await openDialog(paidWithLevel);
  await user.click(inDialog('Unlock'));
  expect(await screen.findByText('Level 1 reached: +1 token.')).toBeVisible();
  expect(screen.getByRole('button', { name: '5 tokens' })).toBeVisible();
});

test('The dialog begins on its title: a second Enter spends nothing', async () => {
  const { user, asked } = await openDialog(paid);
  expect(screen.getByRole('heading', { name: 'Unlock vCard codes for 1 token?' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(asked()).toBe(0);
});

test('Whoever thinks better of it pays nothing', async () => {
  const { user, asked } = await openDialog(paid);
  await user.click(inDialog('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  const button = screen.getByRole('button', { name: 'Unlock for 1 token' });
  await waitFor(() => expect(button).toHaveFocus());
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked()).toBe(0);
});

describe('An unlock that fails says why, and can be tried again', () => {
  for (const [what, answer, message] of [
    ['the server can’t be reached', () => HttpResponse.error(), /We can’t reach the server/],
    [
      'too few tokens are left',
      () => refused('INSUFFICIENT_TOKENS', 'vCard codes: 1 token needed, and you have 0.'),
      /1 token needed/,
    ],
    [
      'it was asked for too often',
      () => refused('RATE_LIMITED', 'Too many attempts. Try again in 1 minute.'),
      /Try again in 1 minute/,
    ],
  ] as const) {
    test(what, async () => {
      let tries = 0;
      const { user } = await openDialog(() => (++tries === 1 ? answer() : paid()));
      await user.click(inDialog('Unlock'));
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(screen.getByRole('button', { name: '5 tokens', hidden: true })).toBeInTheDocument();
      await user.click(inDialog('Unlock'));
      expect(await screen.findByLabelText(/^Full name/)).toBeVisible();
    });
  }
});

test('Whoever’s session has ended is led to the login, and from there back', async () => {
  const { user } = await openDialog(() => refused('UNAUTHENTICATED', 'Log in first.'));
  await user.click(inDialog('Unlock'));
  expect(await screen.findByText('At /login?next=%2Fgenerate%2Fvcard')).toBeVisible();
});

test('Whoever has too few tokens learns how many are missing, and how more come', async () => {
  await open('sms', { me: { tokens: 0, level: 1, points: 70, nextLevelAt: 150 } });
  expect(await screen.findByText('You have no token: 1 is missing.')).toBeVisible();
  expect(screen.getByText(/Each new level brings one\. Level 2 is 80 points away/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Unlock/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Make a free code' })).toHaveAttribute('href', '/home');
});

test('At the top level nobody is promised a further one', async () => {
  await open('sms', { me: { tokens: 0, level: 10, nextLevelAt: null } });
  expect(await screen.findByText(/You have reached the top level/)).toBeVisible();
});

test('A price that can’t be fetched can be asked for again', async () => {
  const { user } = await open('wifi', {
    handlers: [graphql.query('Catalogue', () => HttpResponse.error(), { once: true })],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The price could not be fetched.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Wi-Fi codes cost 1 token, once')).toBeVisible();
});

test('While the price is looked up it says so', async () => {
  const { opened, open: answer } = gate();
  await open('wifi', {
    handlers: [
      graphql.query('Catalogue', async () => {
        await opened;
        return HttpResponse.json({ data: { catalogue: fakeCatalogue } });
      }),
    ],
  });
  expect(screen.getByText('Looking up what it costs…')).toBeVisible();
  answer();
  expect(await screen.findByText('Wi-Fi codes cost 1 token, once')).toBeVisible();
});

test('What is unlocked on another device opens here at once', async () => {
  const { socket } = await open('vcard');
  await screen.findByText('vCard codes cost 1 token, once');
  await waitFor(() => expect(socket.watching()).toBe(1));
  socket.push({ me: unlocked });
  expect(await screen.findByLabelText(/^Full name/)).toBeVisible();
});

test('A token that comes or goes meanwhile leaves what was typed alone', async () => {
  const { user, socket } = await open('vcard', { me: unlocked });
  await user.type(screen.getByLabelText(/^Full name/), 'Ada');
  await waitFor(() => expect(socket.watching()).toBe(1));
  socket.push({ me: { ...unlocked, tokens: 9 } });
  expect(await screen.findByRole('button', { name: '9 tokens' })).toBeVisible();
  expect(screen.getByLabelText(/^Full name/)).toHaveValue('Ada');
});

function literal(text: string): string {
  return text.replace(/[().]/g, '\\$&');
}
