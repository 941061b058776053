import { expect, test } from 'vitest';
import { landingMemory, readableDrafts } from './drafts.ts';

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
  landingMemory.keep('url', { url: 'https://example.com' });
  landingMemory.keep('text', { text: 'Hello' });
  expect(landingMemory.read()).toEqual({ url: { url: 'https://example.com' }, text: { text: 'Hello' } });
  landingMemory.forget();
  expect(landingMemory.read()).toEqual({});
});
