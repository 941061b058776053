import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAccount } from '../testing/render-account.tsx';

const links = () => within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
const marked = () =>
  links()
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.textContent);

test('The list leads to every section of the page', async () => {
  await renderAccount();
  for (const link of links()) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)).toHaveAccessibleName(link.textContent ?? '');
  }
});

test('The section that is being read is marked: the first that is wholly in sight, else the first in part', async () => {
  const { sight } = await renderAccount();
  expect(marked()).toEqual([]);
  sight.show({ profile: 1, leaderboard: 1, email: 0.4 });
  expect(marked()).toEqual(['Profile']);
  sight.show({ profile: 0.5 });
  expect(marked()).toEqual(['Leaderboard']);
  sight.show({ profile: 0, leaderboard: 0 });
  expect(marked()).toEqual(['Email']);
});

test('The page has a way back to the dashboard', async () => {
  await renderAccount();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/home');
});
