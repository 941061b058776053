import { beforeEach, expect, test, vi } from 'vitest';
import { reload } from './reload.ts';

vi.mock('./reload.ts', () => ({ reload: vi.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

/** What the next load of the page begins with. */
async function nextLoad() {
  vi.resetModules();
  return import('./carry-over.ts');
}

test('What was typed is there after the reload, once, and doesn’t stay in the browser', async () => {
  const before = await import('./carry-over.ts');
  before.carryOver('drafts', () => ({ url: { url: 'https://example.com' } }));
  before.reloadCarrying();
  expect(reload).toHaveBeenCalled();

  const after = await nextLoad();
  expect(sessionStorage).toHaveLength(0);
  expect(after.takeCarried('drafts')).toEqual({ url: { url: 'https://example.com' } });
  expect(after.takeCarried('drafts')).toBeUndefined();
});

test('What no page has asked for yet goes along to the next reload', async () => {
  const before = await import('./carry-over.ts');
  before.carryOver('drafts', () => 'typed');
  before.reloadCarrying();
  const between = await nextLoad();
  between.reloadCarrying();
  expect((await nextLoad()).takeCarried('drafts')).toBe('typed');
});

test('What is not on the page any more is not carried', async () => {
  const before = await import('./carry-over.ts');
  before.carryOver('drafts', () => 'typed')();
  before.reloadCarrying();
  expect((await nextLoad()).takeCarried('drafts')).toBeUndefined();
});

test('What can’t be read is as if nothing had been carried', async () => {
  sessionStorage.setItem('canary-qr:carried', '{');
  expect((await nextLoad()).takeCarried('drafts')).toBeUndefined();
});
