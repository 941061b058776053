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

test('What was typed since the reload isn’t replaced by what was typed before', () => {
  visitorDrafts.save('url', { url: 'https://new.example' });
  const before = { url: { url: 'https://old.example' }, text: { text: 'Hello' } };
  expect(visitorDrafts.restore(before)).toEqual({
    url: { url: 'https://new.example' },
    text: { text: 'Hello' },
  });
});

test('Input of the landing page is kept until a logout', () => {
  visitorDrafts.save('url', { url: 'https://example.com' });
  visitorDrafts.save('text', { text: 'Hello' });
  expect(visitorDrafts.read()).toEqual({ url: { url: 'https://example.com' }, text: { text: 'Hello' } });
  visitorDrafts.clear();
  expect(visitorDrafts.read()).toEqual({});
});
