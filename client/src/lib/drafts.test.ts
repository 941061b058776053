import { expect, test } from 'vitest';
import { readableDrafts } from './drafts.ts';

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
