import { afterEach, beforeEach, expect, test } from 'vitest';
import { erase } from './declarations.ts';
import { userDrafts, visitorDrafts } from './drafts.ts';

/** Stores input as the site does when a visitor leaves to log in. */
function carry(drafts: unknown) {
  const input = { 'tab:session-end:landing-drafts': drafts, 'account:left:drafts': drafts };
  sessionStorage.setItem('browser:session-end:carried-input', JSON.stringify(input));
}

beforeEach(() => window.history.replaceState(null, '', '/generate/url'));
afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  [null, {}],
  ['text', {}],
  [{ url: { url: 'https://example.com' } }, { url: { url: 'https://example.com' } }],
  [
    { url: { url: 7, other: 'kept' }, text: null },
    { url: { other: 'kept' }, text: {} },
  ],
])('Reads drafts from %j: %j', (stored, drafts) => {
  carry(stored);
  expect(visitorDrafts.restore()).toEqual(drafts);
  expect(userDrafts.restore()).toEqual(drafts);
});

test('What was typed since the reload isn’t replaced by what was typed before', () => {
  visitorDrafts.save('url', { url: 'https://new.example' });
  carry({ url: { url: 'https://old.example' }, text: { text: 'Hello' } });
  expect(visitorDrafts.restore()).toEqual({ url: { url: 'https://new.example' }, text: { text: 'Hello' } });
});

test('A visitor’s drafts stay when the user leaves the pages of the account, until a log-out', () => {
  visitorDrafts.save('url', { url: 'https://example.com' });
  userDrafts.save('text', { text: 'Hello' });
  erase('account:left');
  expect(userDrafts.read()).toEqual({});
  expect(visitorDrafts.read()).toEqual({ url: { url: 'https://example.com' } });
  erase('tab:session-end');
  expect(visitorDrafts.read()).toEqual({});
});
