import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { renderAccount } from './testing/render-account.tsx';

const links = () => within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
const marked = () =>
  links()
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.textContent);

test('The table of contents links to every section', async () => {
  await renderAccount();
  for (const link of links()) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)).toHaveAccessibleName(link.textContent ?? '');
  }
});

test('A link to a section scrolls to it and moves the focus there', async () => {
  const scrolled: Element[] = [];
  // jsdom has no layout, so nothing to scroll.
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
  await renderAccount({ at: '/account#password' });
  const section = screen.getByRole('region', { name: 'Password' });
  await expect.poll(() => scrolled).toEqual([section]);
  expect(section).toHaveFocus();
});

test('After logging in, the user returns to the section', async () => {
  renderPage(<p>Never shown</p>, { at: '/account#password', area: 'members', me: null });
  expect(await screen.findByText('At /login?next=%2Faccount%23password')).toBeVisible();
});

test('The table of contents marks the first section that is fully visible, or else the first partly visible one', async () => {
  const { sections } = await renderAccount();
  expect(marked()).toEqual([]);
  sections.show({ profile: 1, leaderboard: 1, email: 0.4 });
  expect(marked()).toEqual(['Profile']);
  sections.show({ profile: 0.5 });
  expect(marked()).toEqual(['Leaderboard']);
  sections.show({ profile: 0, leaderboard: 0 });
  expect(marked()).toEqual(['Email']);
});

test('The page links back to the dashboard', async () => {
  await renderAccount();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/home');
});

test('Letters as keyboard shortcuts are switched off in this browser', async () => {
  const { user } = await renderAccount();
  const letters = screen.getByRole('switch', { name: /Single letters/ });
  await user.click(letters);
  expect(letters).not.toBeChecked();
  expect(localStorage.getItem('browser:cleared:letter-keys-off')).toBe('true');
  await user.click(letters);
  expect(localStorage.getItem('browser:cleared:letter-keys-off')).toBeNull();
});
