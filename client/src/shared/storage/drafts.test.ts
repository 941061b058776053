import { expect, test } from 'vitest';
import { readableDrafts, visitorDrafts } from './drafts.ts';

test.each([
  [undefined, {}],
  ['text', {}],
  [{ url: { url: 'https://example.com' } }, { url: { url: 'https://example.com' } }],
  [
    { url: { url: 7, other: 'kept' }, text: null },
    { url: { other: 'kept' }, text: {} },
  ],
])('Of %j, %j is drafts', (carried, drafts) => {
  expect(readableDrafts(carried)).toEqual(drafts);
});

test('What was typed on the landing page is there for whoever comes back to it, until somebody logs out', () => {
  visitorDrafts.keep('url', { url: 'https://example.com' });
  visitorDrafts.keep('text', { text: 'Hello' });
  expect(visitorDrafts.read()).toEqual({ url: { url: 'https://example.com' }, text: { text: 'Hello' } });
  visitorDrafts.forget();
  expect(visitorDrafts.read()).toEqual({});
});
