import { describe, expect, test } from 'vitest';
import { readWebAddress } from './web-address.ts';

const noAddress = /starting with http/;
const aDotTooMany = /a dot too many/;

describe('A web address', () => {
  test.each([
    // Nothing to repair.
    ['https://example.com', 'https://example.com', undefined],
    ['http://example.com/A?B=C#D', 'http://example.com/A?B=C#D', undefined],
    ['https://my_shop.example.com/', 'https://my_shop.example.com/', undefined],
    ['https://пример.example/путь?q=ü', 'https://пример.example/путь?q=ü', undefined],
    ['https://example.com/a:99999/..//b.', 'https://example.com/a:99999/..//b.', undefined],
    // Spaces.
    ['https://example.com/my menu.pdf', 'https://example.com/my%20menu.pdf', 'We replaced spaces with %20'],
    ['https://example.com/?q=a b', 'https://example.com/?q=a%20b', 'We replaced spaces with %20'],
    ['https://example.com/a\u00a0b', 'https://example.com/a%20b', 'We replaced spaces with %20'],
    ['example.com/a b', 'https://example.com/a%20b', 'We added https:// and replaced spaces with %20'],
    [' \u200bhttps://example.com/a\u202c ', 'https://example.com/a', undefined],
    // Schemes.
    ['HTTPS://Example.COM/Menu', 'https://example.com/Menu', /^We wrote https:\/\/, because some cameras/],
    ['Http://example.com', 'http://example.com', /^We wrote http:/],
    ['htp://example.com', 'http://example.com', /^We wrote http:/],
    ['htttps://example.com', 'https://example.com', /^We wrote https:/],
    ['ttps://example.com', 'https://example.com', /^We wrote https:/],
    ['https//example.com/a', 'https://example.com/a', /^We wrote https:/],
    ['http:/example.com', 'http://example.com', /^We wrote http:/],
    ['https:example.com', 'https://example.com', /^We wrote https:/],
    ['https;//example.com', 'https://example.com', /^We wrote https:/],
    ['https: // example.com', 'https://example.com', /^We wrote https:/],
    ['https:\\\\example.com\\a', 'https://example.com/a', /^We wrote https:/],
    ['https://https://example.com', 'https://example.com', /^We wrote https:/],
    ['//example.com/a', 'https://example.com/a', /^We wrote https:/],
    ['example.com:8080?a=b', 'https://example.com:8080?a=b', 'We added https://'],
    ['192.168.0.1/x', 'http://192.168.0.1/x', 'We added http://'],
    // Hosts.
    ['https://EXAMPLE.com/A', 'https://example.com/A', 'We corrected the address'],
    ['https://example.com./a', 'https://example.com/a', 'We corrected the address'],
    ['https://example。com', 'https://example.com', 'We corrected the address'],
    ['https://0x7f.1/', 'https://127.0.0.1/', 'We corrected the address'],
    ['https://example.com:/a', 'https://example.com/a', 'We corrected the address'],
  ])('%j is read as %s', (typed, address, note) => {
    const read = readWebAddress(typed);
    expect(read).toMatchObject({ address });
    expect('note' in read ? read.note : undefined).toEqual(
      note instanceof RegExp ? expect.stringMatching(note) : note,
    );
    // A repaired address needs no repair.
    expect(readWebAddress(address)).toMatchObject({ address });
    expect(readWebAddress(address)).not.toHaveProperty('note');
  });

  test.each([
    ['', noAddress],
    ['example', noAddress],
    ['3.50', noAddress],
    ['https://', noAddress],
    ['https:/x', noAddress],
    ['ftp://example.com', noAddress],
    ['javascript:alert(1)', noAddress],
    ['mailto:ada@example.com', noAddress],
    ['tel:+12015550123', noAddress],
    ['ada@example.com', noAddress],
    ['wait...what', noAddress],
    ['Hello,world.This', noAddress],
    ['example..com', aDotTooMany],
    ['https://example..com/a', aDotTooMany],
    ['https://.example.com', aDotTooMany],
    ['https://example.com..', aDotTooMany],
    ['https://exam ple.com', /can’t contain a space/],
    ['https://example.com is great', /can’t contain a space/],
    ['https://a.example https://b.example', /one web address only/],
    ['https://example.com/a\nb', /on one line/],
    ['https://example.com/a\tb', /control characters/],
    ['https://example,com', /isn’t valid/],
    ['https://exa<mple.com', /isn’t valid/],
    ['https://256.1.1.1', /isn’t valid/],
    ['https://-example.com', /hyphen/],
    ['https://shop-.example.com', /hyphen/],
    [`https://a${'a'.repeat(63)}.example`, /63 characters/],
    ['https://example.com:65536/', /port/],
    ['https://example.com:80x', /port/],
  ])('%j is refused: %s', (typed, problem) => {
    expect(readWebAddress(typed)).toEqual({ problem: expect.stringMatching(problem) });
  });

  test.each([
    ['http://localhost:3000', /private network/],
    ['http://app.localhost', /private network/],
    ['http://intranet/wiki', /private network/],
    ['http://printer.local', /private network/],
    ['http://nas.fritz.lan', /private network/],
    ['http://10.1.2.3', /private network/],
    ['http://172.31.255.255', /private network/],
    ['http://192.168.178.1', /private network/],
    ['http://169.254.1.1', /private network/],
    ['http://100.64.0.1', /private network/],
    ['http://127.0.0.1', /private network/],
    ['http://0.0.0.0:8080', /private network/],
    ['http://[::1]:3000', /private network/],
    ['http://[fe80::1]', /private network/],
    ['http://[fd12::1]', /private network/],
    ['http://[::ffff:192.168.0.1]', /private network/],
    ['https://ada:secret@example.com', /user name or password/],
    ['http://100.127.0.1', /private network/],
    ['http://172.16.0.1', /private network/],
    ['http://198.19.0.1', /private network/],
    ['http://224.0.0.1', /private network/],
    ['http://255.255.255.255', /private network/],
    ['http://[::]', /private network/],
    ['http://[ff02::1]', /private network/],
    ['http://[2001:db8::1]', /private network/],
    ['http://[2001:0:1::1]', /private network/],
    ['http://[2002:a00:1::]', /private network/],
    ['http://100.63.0.1', undefined],
    ['http://100.128.0.1', undefined],
    ['http://172.15.0.1', undefined],
    ['http://223.255.0.1', undefined],
    ['http://10.example.com', undefined],
    ['http://[3fff:ffff::1]', undefined],
    ['http://172.32.0.1', undefined],
    ['http://[2606:4700::1111]', undefined],
    ['https://local.example.com', undefined],
    ['https://mylocalhost.com', undefined],
  ])('%s is valid, with the doubt %s', (typed, doubt) => {
    const read = readWebAddress(typed);
    expect(read.problem).toBeUndefined();
    expect('doubt' in read ? read.doubt : undefined).toEqual(doubt && expect.stringMatching(doubt));
  });
});
