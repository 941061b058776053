import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '#config/brand.ts';
import { themeKey, themeScript } from '#config/head-scripts.ts';
import { chooseTheme, startTheme } from '#shared/theme/theme.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const shown = () => document.documentElement.dataset['theme'] ?? 'system';
const runScript = () => new Function(themeScript)();

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" content="${brand.ink}" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="${brand.darkThemeInk}" media="(prefers-color-scheme: dark)">`;
});
afterEach(() => {
  vi.restoreAllMocks();
  chooseTheme('system');
  document.body.replaceChildren();
});

/** The media queries of the two `theme-color` tags for the browser's address bar. */
const barColours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media }) => media);

test('A visitor chooses between the system’s theme, light and dark, and the browser’s address bar follows', async () => {
  render(<ThemeSwitch />);
  const choice = screen.getByRole('combobox', { name: 'Theme' });
  expect(choice).toHaveDisplayValue('System');
  await userEvent.selectOptions(choice, 'Dark');
  expect([shown(), localStorage.getItem(themeKey), ...barColours()]).toEqual([
    'dark',
    '"dark"',
    'not all',
    'all',
  ]);
  await userEvent.selectOptions(choice, 'Light');
  expect([shown(), localStorage.getItem(themeKey), ...barColours()]).toEqual([
    'light',
    '"light"',
    'all',
    'not all',
  ]);
  await userEvent.selectOptions(choice, 'System');
  expect([shown(), localStorage.getItem(themeKey), ...barColours()]).toEqual([
    'system',
    null,
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
});

test('A script in the head applies the stored theme, whatever value is stored', () => {
  localStorage.setItem(themeKey, '"dark"');
  runScript();
  expect(shown()).toBe('dark');
  localStorage.setItem(themeKey, '"mauve"');
  runScript();
  startTheme();
  expect(shown()).toBe('system');
});

test('A choice in another tab applies here, also on a page that was in the back/forward cache', () => {
  startTheme();
  render(<ThemeSwitch />);
  const choice = screen.getByRole('combobox', { name: 'Theme' });
  localStorage.setItem(themeKey, '"dark"');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: themeKey })));
  expect(shown()).toBe('dark');
  expect(choice).toHaveDisplayValue('Dark');
  localStorage.setItem(themeKey, '"light"');
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(shown()).toBe('light');
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(choice).toHaveDisplayValue('System');
});

test('Without storage, the choice applies until the page is left', async () => {
  const deny = () => {
    throw new DOMException('Storage is blocked', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(deny);
  }
  runScript();
  startTheme();
  render(<ThemeSwitch />);
  const choice = screen.getByRole('combobox', { name: 'Theme' });
  await userEvent.selectOptions(choice, 'Dark');
  expect(shown()).toBe('dark');
  expect(choice).toHaveDisplayValue('Dark');
});
