import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';
import DynamicQr from './dynamic-qr.tsx';

/** Opens the page as a logged-in user or as a visitor. */
function open({ isLoggedIn = false } = {}) {
  const me = isLoggedIn ? { id: fakeUser.id, unlocks: [] } : null;
  return renderPage(<DynamicQr />, {
    at: '/dynamic-qr',
    area: 'public',
    me: isLoggedIn ? {} : null,
    handlers: [api.query('Viewer', () => HttpResponse.json({ data: { me } }))],
  });
}

const card = (name: string) => screen.getByRole('article', { name });
/** The drawing in a card, by the id of its symbol. */
const drawing = (name: string) =>
  card(name).querySelector('use[href*="example-codes"]')?.getAttribute('href');

test('The promise is there, word for word', () => {
  open();
  expect(
    screen.getByText(
      'A dynamic code is free, has no scan limit and doesn’t expire. We count scans, not people. It works as long as this site does.',
    ),
  ).toBeVisible();
});

test('Both kinds are compared by the same criteria', () => {
  open();
  const terms = (name: string) =>
    within(card(name))
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  expect(terms('Dynamic codes')).toEqual(terms('Static codes'));
});

test('Another target changes the squares of the static code, and not those of the dynamic one', async () => {
  const { user } = open();
  const first = { dynamic: drawing('Dynamic codes'), static: drawing('Static codes') };
  expect(first.dynamic).toMatch(/#short-link$/);
  expect(card('Dynamic codes')).toHaveTextContent('leads toexample.com/menu/summer');
  await user.click(screen.getByRole('radio', { name: 'Winter menu' }));
  expect(drawing('Dynamic codes')).toBe(first.dynamic);
  expect(drawing('Static codes')).not.toBe(first.static);
  for (const name of ['Dynamic codes', 'Static codes'])
    expect(card(name)).toHaveTextContent('leads toexample.com/menu/winter/by-the-fire');
});

test('A visitor signs up or logs in, and then gets to the generator', () => {
  open();
  const next = '?next=%2Fgenerate%2Furl%3Fchangeable';
  expect(screen.getByRole('link', { name: 'Make a dynamic code' })).toHaveAttribute(
    'href',
    `/register${next}`,
  );
  expect(screen.getByRole('link', { name: 'I have an account' })).toHaveAttribute('href', `/login${next}`);
});

test('A logged-in user gets to the generator at once', async () => {
  open({ isLoggedIn: true });
  await expect
    .poll(() => screen.getByRole('link', { name: 'Make a dynamic code' }).getAttribute('href'))
    .toBe('/generate/url?changeable');
  expect(screen.queryByRole('link', { name: 'I have an account' })).toBeNull();
});
