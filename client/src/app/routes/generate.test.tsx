import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { ContentTypeId } from '#config/generators.ts';
import { fakeCatalogue, fakeUnlock } from '#testing/catalogue.ts';
import { gate } from '#testing/gate.ts';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { fakeUser } from '#testing/user.ts';
import Generate from './generate.tsx';

const catalogue = graphql.query('Catalogue', () => HttpResponse.json({ data: { catalogue: fakeCatalogue } }));
const unlocked = { ...fakeUser, tokens: 4, unlocks: [fakeUnlock('VCARD')] };
const paid = () => HttpResponse.json({ data: { unlockFeatures: unlocked } });
const paidWithLevel = () =>
  HttpResponse.json({ data: { unlockFeatures: { ...unlocked, tokens: 5, level: 1 } } });

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
  let requests = 0;
  const view = await open('vcard', {
    handlers: [
      graphql.mutation('Unlock', ({ variables }) => {
        requests++;
        expect(variables).toEqual({ features: ['VCARD'] });
        return answer();
      }),
    ],
  });
  await view.user.click(await screen.findByRole('button', { name: 'Unlock for 1 token' }));
  const dialog = await screen.findByRole('dialog', { name: 'Unlock vCard codes for 1 token?' });
  return { ...view, dialog, requestCount: () => requests };
}
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

describe('A logged-in user can make codes that need no unlock', () => {
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

describe('A locked type shows its price instead of the form', () => {
  for (const [id, name] of [
    ['vcard', 'vCard'],
    ['wifi', 'Wi-Fi'],
    ['sms', 'SMS'],
    ['phone', 'Phone'],
  ] as const) {
    test(name, async () => {
      await open(id);
      expect(await screen.findByText(`Unlock ${name} codes for 1 token`)).toBeVisible();
      expect(screen.getByText(`Uses 1 of your 5 tokens. ${name} codes stay unlocked.`)).toBeVisible();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    });
  }
});

test('Unlocking asks for confirmation, pays once and opens the form', async () => {
  const { opened, open: answer } = gate();
  const { user, dialog, requestCount } = await openDialog(async () => {
    await opened;
    return paid();
  });
  expect(dialog).toHaveTextContent('Uses 1 of your 5 tokens. vCard codes stay unlocked.');
  await user.click(inDialog('Unlock'));
  await user.click(inDialog('Unlocking…'));
  await user.keyboard('{Escape}');
  expect(inDialog('Unlocking…')).toBeVisible();
  answer();
  expect(await screen.findByLabelText(/^Full name/)).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Unlocked on all your devices.')).toBeVisible();
  expect(screen.getByRole('link', { name: '4 tokens' })).toBeVisible();
  expect(requestCount()).toBe(1);
});

test('An unlock that reaches a level says so, because the new token hides the price', async () => {
  const { user } = await openDialog(paidWithLevel);
  await user.click(inDialog('Unlock'));
  expect(await screen.findByText('Level 1 reached: +1 token.')).toBeVisible();
  expect(screen.getByRole('link', { name: '5 tokens' })).toBeVisible();
});

test('The dialog focuses its title, so a second Enter spends nothing', async () => {
  const { user, requestCount } = await openDialog(paid);
  expect(screen.getByRole('heading', { name: 'Unlock vCard codes for 1 token?' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(requestCount()).toBe(0);
});

test('A visitor who came from a locked tab is asked for the unlock at once', async () => {
  sessionStorage.setItem('canary-qr:carried-input', JSON.stringify({ input: [['landing-tab', 'wifi']] }));
  window.history.replaceState(null, '', '/generate/wifi');
  await open('wifi');
  expect(await screen.findByRole('dialog', { name: 'Unlock Wi-Fi codes for 1 token?' })).toBeVisible();
});

test('Cancelling pays nothing', async () => {
  const { user, requestCount } = await openDialog(paid);
  await user.click(inDialog('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  const button = screen.getByRole('button', { name: 'Unlock for 1 token' });
  await waitFor(() => expect(button).toHaveFocus());
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requestCount()).toBe(0);
});

describe('A failed unlock shows the reason and can be retried, when', () => {
  for (const [reason, answer, message] of [
    ['the server can’t be reached', () => HttpResponse.error(), /We can’t reach the server/],
    [
      'too few tokens are left',
      () => graphqlError('INSUFFICIENT_TOKENS', 'vCard codes: 1 token needed, and you have 0.'),
      /1 token needed/,
    ],
    [
      'there were too many attempts',
      () => graphqlError('RATE_LIMITED', 'Too many attempts. Try again in 1 minute.'),
      /Try again in 1 minute/,
    ],
  ] as const) {
    test(reason, async () => {
      let tries = 0;
      const { user } = await openDialog(() => (++tries === 1 ? answer() : paid()));
      await user.click(inDialog('Unlock'));
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(screen.getByRole('link', { name: '5 tokens', hidden: true })).toBeInTheDocument();
      await user.click(inDialog('Unlock'));
      expect(await screen.findByLabelText(/^Full name/)).toBeVisible();
    });
  }
});

test('A session that has ended leads to the login page and back', async () => {
  const { user } = await openDialog(() => graphqlError('UNAUTHENTICATED', 'Log in first.'));
  await user.click(inDialog('Unlock'));
  expect(await screen.findByText('At /login?next=%2Fgenerate%2Fvcard')).toBeVisible();
});

test('A user with too few tokens sees how many are missing and how to earn more', async () => {
  await open('sms', { me: { tokens: 0, level: 1, points: 70, nextLevelAt: 150 } });
  expect(await screen.findByText('You need 1 more token.')).toBeVisible();
  expect(screen.getByText(/Each new level gives you a token\. Level 2 is 80 points away/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Unlock/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Make a free code' })).toHaveAttribute('href', '/home');
});

test('At the highest level no further token is promised', async () => {
  await open('sms', { me: { tokens: 0, level: 10, nextLevelAt: null } });
  expect(await screen.findByText(/You have reached the highest level/)).toBeVisible();
});

test('Loading the price can be retried', async () => {
  const { user } = await open('wifi', {
    handlers: [graphql.query('Catalogue', () => HttpResponse.error(), { once: true })],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the price.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Unlock Wi-Fi codes for 1 token')).toBeVisible();
});

test('Shows that the price is loading', async () => {
  const { opened, open: answer } = gate();
  await open('wifi', {
    handlers: [
      graphql.query('Catalogue', async () => {
        await opened;
        return HttpResponse.json({ data: { catalogue: fakeCatalogue } });
      }),
    ],
  });
  expect(screen.getByText('Loading the price…')).toBeVisible();
  answer();
  expect(await screen.findByText('Unlock Wi-Fi codes for 1 token')).toBeVisible();
});

test('A type unlocked on another device opens immediately', async () => {
  const { socket } = await open('vcard');
  await screen.findByText('Unlock vCard codes for 1 token');
  await waitFor(() => expect(socket.watching()).toBe(1));
  socket.push({ me: unlocked });
  expect(await screen.findByLabelText(/^Full name/)).toBeVisible();
});

test('A change of the token count keeps what was typed', async () => {
  const { user, socket } = await open('vcard', { me: unlocked });
  await user.type(screen.getByLabelText(/^Full name/), 'Ada');
  await waitFor(() => expect(socket.watching()).toBe(1));
  socket.push({ me: { ...unlocked, tokens: 9 } });
  expect(await screen.findByRole('link', { name: '9 tokens' })).toBeVisible();
  expect(screen.getByLabelText(/^Full name/)).toHaveValue('Ada');
});

function literal(text: string): string {
  return text.replace(/[().]/g, '\\$&');
}
