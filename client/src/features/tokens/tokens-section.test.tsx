import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { fakeCatalogue, fakeUnlock } from '#testing/catalogue.ts';
import { gate } from '#testing/gate.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import { type FakeUser, fakeUser } from '#testing/user.ts';
import { TokensSection } from './tokens-section.tsx';

async function openTokens(me: Partial<FakeUser> = {}, handlers: readonly RequestHandler[] = []) {
  const view = renderPage(<TokensSection />, { area: 'members', me, handlers });
  await screen.findByRole('heading', { name: 'What your tokens can buy' });
  return view;
}

describe('The level', () => {
  test('is shown with the points, and the points that the next level needs', async () => {
    await openTokens({ points: 49, level: 0, nextLevelAt: 50 });
    expect(screen.getByText(/Level 1 is 1 point away/)).toBeVisible();
    const progress = screen.getByRole('progressbar', { name: 'Points towards level 1: 1 point to go' });
    expect(progress).toHaveAttribute('value', '49');
    expect(progress).toHaveAttribute('max', '50');
  });

  test('has no next one at the highest level', async () => {
    await openTokens({ points: 3000, level: 10, nextLevelAt: null });
    expect(screen.getByText(/^You have reached the highest level/)).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('follows points earned on another device', async () => {
    const { socket } = await openTokens({ points: 10, nextLevelAt: 50 });
    await expect.poll(() => socket.subscriptionCount()).toBe(1);
    socket.push({ me: { ...fakeUser, points: 30 } });
    expect(await screen.findByText(/Level 1 is 20 points away/)).toBeVisible();
  });
});

describe('What tokens can buy', () => {
  test('is listed with prices, or as unlocked', async () => {
    await openTokens({ unlocks: [fakeUnlock('LOGO'), fakeUnlock('SMS')] });
    const [list] = screen.getAllByRole('list');
    const offers = within(list ?? document.body).getAllByRole('listitem');
    expect(offers.map((offer) => offer.lastElementChild?.textContent?.trim())).toEqual([
      'Unlock for 1 token',
      'Unlock for 1 token',
      'Unlocked',
      'Unlock for 1 token',
      'Unlocked',
      'Unlock for 2 tokens',
      'Unlock for 2 tokens',
    ]);
  });

  test('is unlocked right there, after its price and what one gets', async () => {
    const unlock = api.mutation('Unlock', ({ variables }) => {
      const user = { ...fakeUser, tokens: 3, unlocks: variables['features'].map(fakeUnlock) };
      return HttpResponse.json({ data: { unlockFeatures: user } });
    });
    const { user } = await openTokens({}, [unlock]);
    await user.click(
      screen.getByRole('button', { name: 'Unlock for 2 tokens: Gradients and advanced colours' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Gradients and advanced colours' });
    expect(dialog).toHaveTextContent('Gradients in the code and behind it, and more than two colours.');
    expect(await within(dialog).findByText(/You have 5 tokens/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Unlock for 2 tokens' }));
    expect(await within(dialog).findByText('Unlocked on all your devices.')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Make a code' })).toHaveAttribute(
      'href',
      '/generate/url',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('link', { name: '3 tokens' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Unlock .*: Gradients/ })).toBeNull();
  });

  test('tells how many tokens are missing', async () => {
    const { user } = await openTokens({ tokens: 1 });
    await user.click(screen.getByRole('button', { name: /^Unlock .*: Custom background/ }));
    expect(await screen.findByText('You need 1 more token.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Unlock for/ })).toBeNull();
  });
});

describe('The transactions', () => {
  const entry = (id: string, delta: number, reason: string, reference = '') => ({
    __typename: 'TokenEntry',
    id,
    delta,
    reason,
    reference,
    createdAt: '2026-11-21T09:30:00.000Z',
  });
  const welcome = entry('1', 5, 'SIGN_UP');
  const ledger = (entries: unknown[]) => {
    const edges = entries.map((node) => ({ __typename: 'TokenEntryEdge', node }));
    const connection = { __typename: 'TokenEntryConnection', edges };
    return HttpResponse.json({
      data: { me: { __typename: 'User', id: '1', ledger: connection }, catalogue: fakeCatalogue },
    });
  };

  async function openLedger(handlers: (() => Response | Promise<Response>)[], tokens = 5) {
    const queue = handlers.map((answer, index) =>
      api.query('Ledger', answer, { once: index < handlers.length - 1 }),
    );
    const view = await openTokens({ tokens }, queue);
    await view.user.click(screen.getByText('Transactions'));
    return view;
  }
  const rows = () =>
    screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));

  test('have the reason, date and balance of each entry, and the total', async () => {
    const { opened, open } = gate();
    await openLedger([
      async () => {
        await opened;
        return ledger([entry('3', -1, 'UNLOCK', 'VCARD'), entry('2', 1, 'LEVEL', '2'), welcome]);
      },
    ]);
    expect(await screen.findByText('Loading your transactions…')).toBeVisible();
    open();
    await screen.findByRole('table');
    expect(rows()).toEqual([
      ['Reason', 'Change', 'Balance'],
      ['Unlocked vCard codesNovember 21, 2026', '−1', '5'],
      ['Level 2 reachedNovember 21, 2026', '+1', '6'],
      ['Welcome bonusNovember 21, 2026', '+5', '5'],
      ['Total', '5'],
    ]);
  });

  test('follow a token gained or spent on another device', async () => {
    const { socket } = await openLedger([
      () => ledger([welcome]),
      () => ledger([entry('2', -1, 'UNLOCK', 'SMS'), welcome]),
    ]);
    await screen.findByText('Welcome bonus');
    await waitFor(() => expect(socket.subscriptionCount()).toBe(1));
    socket.push({ me: { ...fakeUser, tokens: 4 } });
    expect(await screen.findByText('Unlocked SMS codes')).toBeVisible();
    expect(screen.getByRole('link', { name: '4 tokens' })).toBeVisible();
  });

  test('may be none', async () => {
    await openLedger([() => ledger([])], 0);
    expect(await screen.findByText('No transactions yet.')).toBeVisible();
  });

  test('can be loaded again after an error', async () => {
    const { user } = await openLedger([() => HttpResponse.error(), () => ledger([welcome])]);
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Welcome bonus')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('lead to the login page and back if the session has ended', async () => {
    await openLedger([
      () => HttpResponse.json({ errors: [{ message: 'Log in.', extensions: { code: 'UNAUTHENTICATED' } }] }),
    ]);
    expect(await screen.findByText('At /login?next=%2Fpage')).toBeVisible();
  });
});
