import { beforeEach, expect, test, vi } from 'vitest';
import { reload } from '#shared/browser/navigation.ts';

vi.mock('#shared/browser/navigation.ts', () => ({ reload: vi.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

/** The module as it is after the page was loaded again. */
async function load() {
  vi.resetModules();
  return import('./reload-state.ts');
}

test('A value can be taken once after the reload, and isn’t stored for longer', async () => {
  const before = await load();
  before.saveOnReload('drafts', () => ({ url: { url: 'https://example.com' } }));
  before.reloadKeepingInput();
  expect(reload).toHaveBeenCalled();

  const after = await load();
  expect(sessionStorage).toHaveLength(0);
  expect(after.takeSaved('drafts')).toEqual({ url: { url: 'https://example.com' } });
  expect(after.takeSaved('drafts')).toBeUndefined();
});

test('A value that no page has taken survives the next reload too', async () => {
  const before = await load();
  before.saveOnReload('drafts', () => 'typed');
  before.reloadKeepingInput();
  const between = await load();
  between.reloadKeepingInput();
  expect((await load()).takeSaved('drafts')).toBe('typed');
});

test('A value of an unmounted component isn’t saved', async () => {
  const before = await load();
  before.saveOnReload('drafts', () => 'typed')();
  before.reloadKeepingInput();
  expect((await load()).takeSaved('drafts')).toBeUndefined();
});

test('Unreadable storage is ignored', async () => {
  sessionStorage.setItem('canary-qr:reload-state', '{');
  expect((await load()).takeSaved('drafts')).toBeUndefined();
});
