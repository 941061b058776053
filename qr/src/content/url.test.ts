import { describe, expect, test } from 'vitest';
import { toPayload } from './content-type.ts';
import { url } from './url.ts';

// The rule itself is tested in links/src/web-address.test.ts.
const [field] = url.fields;

describe('A web address', () => {
  test.each([
    ['https://example.com', 'https://example.com'],
    ['http://x', 'http://x'],
    ['https://пример.example/путь?q=ü#§', 'https://пример.example/путь?q=ü#§'],
    ['https://example.com/\u{1F426}', 'https://example.com/\u{1F426}'],
    ['  https://example.com/a\u200b ', 'https://example.com/a'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('encodes %j as typed', (typed, payload) => {
    expect(toPayload(url, { url: typed })).toEqual({ ok: true, payload });
  });

  test.each([
    ['', /starting with http/],
    ['   ', /starting with http/],
    ['https://', /starting with http/],
    ['javascript:alert(1)', /starting with http/],
    ['https://example..com', /a dot too many/],
    ['https://a\nb', /on one line/],
    // Valid once they are repaired.
    ['example.com', /starting with http/],
    ['HTTPS://example.com', /starting with http/],
    ['https://example.com/a b', 'Write this address as https://example.com/a%20b'],
  ])('rejects %j and says what to do', (typed, error) => {
    const message = error instanceof RegExp ? expect.stringMatching(error) : error;
    expect(toPayload(url, { url: typed })).toEqual({ ok: false, errors: { url: message } });
  });

  test.each([
    ['example.com/a b', 'https://example.com/a%20b'],
    ['HTTPS://EXAMPLE.COM/A', 'https://example.com/A'],
    ['https:/example.com', 'https://example.com'],
    ['LOCALHOST:3000', 'http://localhost:3000'],
    ['https://example.com', undefined],
    ['example..com', undefined],
    ['example', undefined],
  ])('repairs %j to %j', (typed, repaired) => {
    expect(field?.complete?.(typed, url.empty)?.values['url']).toBe(repaired);
  });

  test('has a warning if people elsewhere can’t open it', () => {
    expect(field?.warn?.('http://192.168.0.1', url.empty)).toMatch(/private network/);
    expect(field?.warn?.('https://example.com', url.empty)).toBeUndefined();
  });
});
