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
  return import('./keep-over-reload.ts');
}

test('A value is there after the reload, once, and isn’t stored for longer', async () => {
  const before = await load();
  before.keepOverReload('drafts', () => ({ url: { url: 'https://example.com' } }));
  before.reloadKeepingInput();
  expect(reload).toHaveBeenCalled();

  const after = await load();
  expect(sessionStorage).toHaveLength(0);
  expect(after.takeKept('drafts')).toEqual({ url: { url: 'https://example.com' } });
  expect(after.takeKept('drafts')).toBeUndefined();
});

test('A value that no page has taken is kept over the next reload too', async () => {
  const before = await load();
  before.keepOverReload('drafts', () => 'typed');
  before.reloadKeepingInput();
  const between = await load();
  between.reloadKeepingInput();
  expect((await load()).takeKept('drafts')).toBe('typed');
});

test('A value of a component that is gone isn’t kept', async () => {
  const before = await load();
  before.keepOverReload('drafts', () => 'typed')();
  before.reloadKeepingInput();
  expect((await load()).takeKept('drafts')).toBeUndefined();
});

test('Unreadable storage is ignored', async () => {
  sessionStorage.setItem('canary-qr:kept-over-reload', '{');
  expect((await load()).takeKept('drafts')).toBeUndefined();
});
