import { describe, expect, test } from 'vitest';
import { fieldsFor, toPayload } from './content-type.ts';
import { wifi } from './wifi.ts';

/** Reads a payload as ZXing's WifiResultParser does: fields end at a bare semicolon, a backslash frees the next one. */
function parse(payload: string): Record<string, string> {
  const fields = payload.slice('WIFI:'.length).matchAll(/([STPH]):((?:\\.|[^;\\])*);/gs);
  return Object.fromEntries([...fields].map(([, key, value]) => [key, value?.replace(/\\(.)/gs, '$1')]));
}

describe('A Wi-Fi network, as ZXing’s wiki has it', () => {
  test('the wiki’s own example has the same fields', () => {
    const outcome = toPayload(wifi, { ...wifi.empty, ssid: 'mynetwork', password: 'mypassword' });
    expect(outcome).toEqual({ ok: true, payload: 'WIFI:S:mynetwork;T:WPA;P:mypassword;;' });
    expect(parse('WIFI:T:WPA;S:mynetwork;P:mypassword;;')).toEqual({
      T: 'WPA',
      S: 'mynetwork',
      P: 'mypassword',
    });
  });

  test('the wiki’s example of escaping, "foo;bar\\baz", is written as there', () => {
    const outcome = toPayload(wifi, { ...wifi.empty, ssid: '"foo;bar\\baz"', encryption: 'nopass' });
    expect(outcome).toEqual({ ok: true, payload: 'WIFI:S:\\"foo\\;bar\\\\baz\\";T:nopass;;' });
  });

  test.each([
    ['a;b', 'p;a:s,s"w\\d'],
    ['\\;', '\\\\\\\\;;;;'],
    ['Café 日本 🐤', '12345678'],
    ['S:x;T:nopass;;', ';P:injected;'],
  ])('the name %j and the password %j come back as they were', (ssid, password) => {
    const outcome = toPayload(wifi, { ...wifi.empty, ssid, password });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    expect(parse(outcome.payload)).toEqual({ S: ssid, T: 'WPA', P: password });
  });

  test.each([
    [{ ssid: 'x', password: 'abcde', encryption: 'WEP' }, 'WIFI:S:x;T:WEP;P:abcde;;'],
    [{ ssid: 'x', password: 'left over', encryption: 'nopass' }, 'WIFI:S:x;T:nopass;;'],
    [{ ssid: 'x', password: '12345678', hidden: 'true' }, 'WIFI:S:x;T:WPA;P:12345678;H:true;;'],
    [{ ssid: 'x', encryption: 'nopass', hidden: 'true' }, 'WIFI:S:x;T:nopass;H:true;;'],
  ])('%j becomes %s', (values, payload) => {
    expect(toPayload(wifi, { ...wifi.empty, ...values })).toEqual({ ok: true, payload });
  });

  test.each([
    [{ ssid: '' }, 'ssid'],
    [{ ssid: '  ' }, 'ssid'],
    [{ ssid: 'é'.repeat(17) }, 'ssid'],
    [{ password: '' }, 'password'],
    [{ password: 'seven77' }, 'password'],
    [{ password: 'x'.repeat(64) }, 'password'],
    [{ password: 'abcd', encryption: 'WEP' }, 'password'],
    [{ password: 'gggggggggg', encryption: 'WEP' }, 'password'],
    [{ password: 'line\nbreak' }, 'password'],
    [{ encryption: 'WPA9' }, 'encryption'],
  ])('%j is refused at the field %s', (values, field) => {
    const outcome = toPayload(wifi, {
      ssid: 'home',
      password: '12345678',
      encryption: 'WPA',
      hidden: '',
      ...values,
    });
    expect(outcome).toEqual({ ok: false, errors: { [field]: expect.stringMatching(/\w/) } });
  });

  test.each([
    ['WPA', ['ssid', 'password', 'encryption', 'hidden']],
    ['WEP', ['ssid', 'password', 'encryption', 'hidden']],
    ['nopass', ['ssid', 'encryption', 'hidden']],
  ])('with %s it asks for %j', (encryption, names) => {
    expect(fieldsFor(wifi, { ...wifi.empty, encryption }).map(({ name }) => name)).toEqual(names);
  });

  test('a password that no longer applies is not checked', () => {
    const outcome = toPayload(wifi, { ...wifi.empty, ssid: 'x', password: 'short', encryption: 'nopass' });
    expect(outcome.ok).toBe(true);
  });

  test.each(['12345678', 'x'.repeat(63), 'aB'.repeat(32)])('%j is a WPA password', (password) => {
    expect(toPayload(wifi, { ...wifi.empty, ssid: 'x', password }).ok).toBe(true);
  });
});
