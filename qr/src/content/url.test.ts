import { describe, expect, test } from 'vitest';
import { toPayload } from './content-type.ts';
import { url } from './url.ts';

const HINT = 'Enter a valid web address starting with http:// or https://';

describe('A web address', () => {
  test.each([
    ['https://example.com', 'https://example.com'],
    ['http://x', 'http://x'],
    ['HTTPS://EXAMPLE.COM/A', 'HTTPS://EXAMPLE.COM/A'],
    ['https://пример.example/путь?q=ü#§', 'https://пример.example/путь?q=ü#§'],
    ['https://example.com/\u{1F426}', 'https://example.com/\u{1F426}'],
    ['  https://example.com/a ', 'https://example.com/a'],
  ])('encodes %j as typed', (typed, payload) => {
    expect(toPayload(url, { url: typed })).toEqual({ ok: true, payload });
  });

  test.each([
    '',
    '   ',
    'example.com',
    'ftp://example.com',
    'https://',
    'http://',
    'https:/x',
    'javascript:alert(1)',
  ])('rejects %j and says how an address starts', (typed) => {
    expect(toPayload(url, { url: typed })).toEqual({ ok: false, errors: { url: HINT } });
  });

  test.each(['https://a b', 'https://a\u0000b', 'https://a\nb', 'https://a\u{d800}'])(
    'rejects %j',
    (typed) => {
      expect(toPayload(url, { url: typed }).ok).toBe(false);
    },
  );
});

const label = 'a'.repeat(63);
const host = `${`${label}.`.repeat(3)}${'a'.repeat(61)}`;

test.each([
  ['https://example.com:65535/', undefined],
  ['https://example.com:65536/', /port from 0 to 65535/],
  ['example.com:99999', /port from 0 to 65535/],
  ['https://ada:123456@example.com', undefined],
  ['https://[2001:db8::1]:8080/', undefined],
  ['https://example.com/a:99999', undefined],
  ['https://example.com:80x', /port/],
  [`https://${label}.example`, undefined],
  [`https://a${label}.example`, /63 characters between two dots/],
  [`https://${host}/`, undefined],
  [`https://a.${host}/`, /at most 253 characters/],
  // 60 letters are 67 characters in Punycode.
  [`https://${'ü'.repeat(60)}.example`, /63 characters/],
  ['https://exa<mple.com', /isn’t valid/],
])('The host and the port of %s: %s', (typed, error) => {
  const result = toPayload(url, { url: typed });
  if (error) expect(result).toEqual({ ok: false, errors: { url: expect.stringMatching(error) } });
  else expect(result.ok).toBe(true);
});

test.each([
  ['cafemimosa.example/menu', 'https://cafemimosa.example/menu'],
  [' www.example.com:8080?a=b#c ', 'https://www.example.com:8080?a=b#c'],
  ['пример.рф', 'https://пример.рф'],
  ['192.168.0.1/x', 'http://192.168.0.1/x'],
  ['10.0.0.12:8080', 'http://10.0.0.12:8080'],
  ['[::1]:3000/', 'http://[::1]:3000/'],
  ['LOCALHOST:3000', 'http://LOCALHOST:3000'],
  ['raspberrypi.local', 'http://raspberrypi.local'],
  ['mylocalhost', undefined],
  ['mailto:ada@example.org', undefined],
  ['tel:+12015550123', undefined],
  ['example', undefined],
  ['two words.org', undefined],
  ['ada@example.org', undefined],
  ['ftp://example.org', undefined],
  ['a\u0000b.org', undefined],
  ['example.com:99999', undefined],
])('Completes %j to %j', (typed, completed) => {
  expect(url.fields[0]?.complete?.(typed)?.values['url']).toBe(completed);
});
