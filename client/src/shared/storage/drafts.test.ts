import { beforeEach, expect, test } from 'vitest';
import { visitorDrafts } from './drafts.ts';

// Other tests share the module.
beforeEach(visitorDrafts.clear);

test.each([
  [undefined, {}],
  ['text', {}],
  [{ url: { url: 'https://example.com' } }, { url: { url: 'https://example.com' } }],
  [
    { url: { url: 7, other: 'kept' }, text: null },
    { url: { other: 'kept' }, text: {} },
  ],
])('Reads drafts from %j: %j', (carried, drafts) => {
  expect(visitorDrafts.restore(carried)).toEqual(drafts);
});

test('Input of the landing page is kept until a logout', () => {
  visitorDrafts.save('url', { url: 'https://example.com' });
  visitorDrafts.save('text', { text: 'Hello' });
  expect(visitorDrafts.read()).toEqual({ url: { url: 'https://example.com' }, text: { text: 'Hello' } });
  visitorDrafts.clear();
  expect(visitorDrafts.read()).toEqual({});
});
