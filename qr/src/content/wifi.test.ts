import { describe, expect, test } from 'vitest';
import { fieldsFor, toPayload } from './content-type.ts';
import { wifi } from './wifi.ts';

/** Parses a payload as ZXing's WifiResultParser does: an unescaped semicolon ends a field. */
function parse(payload: string): Record<string, string> {
  const fields = payload.slice('WIFI:'.length).matchAll(/([STPH]):((?:\\.|[^;\\])*);/gs);
  return Object.fromEntries([...fields].map(([, key, value]) => [key, value?.replace(/\\(.)/gs, '$1')]));
}

describe('A Wi-Fi network (ZXing’s wiki)', () => {
  test('has the fields of the wiki’s example', () => {
    const outcome = toPayload(wifi, { ...wifi.empty, ssid: 'mynetwork', password: 'mypassword' });
    expect(outcome).toEqual({ ok: true, payload: 'WIFI:S:mynetwork;T:WPA;P:mypassword;;' });
    expect(parse('WIFI:T:WPA;S:mynetwork;P:mypassword;;')).toEqual({
      T: 'WPA',
      S: 'mynetwork',
      P: 'mypassword',
    });
  });

  test('escapes the wiki’s example "foo;bar\\baz" as the wiki does', () => {
    const outcome = toPayload(wifi, { ...wifi.empty, ssid: '"foo;bar\\baz"', encryption: 'nopass' });
    expect(outcome).toEqual({ ok: true, payload: 'WIFI:S:\\"foo\\;bar\\\\baz\\";T:nopass;;' });
  });

  test.each([
    ['back\\slash', 'back\\\\slash'],
    ['semi;colon', 'semi\\;colon'],
    ['with,comma', 'with\\,comma'],
    ['"quotes"', '\\"quotes\\"'],
    ['with:colon', 'with\\:colon'],
  ])('writes %s as %s in name and password', (typed, escaped) => {
    const outcome = toPayload(wifi, { ...wifi.empty, ssid: typed, password: typed });
    expect(outcome).toEqual({ ok: true, payload: `WIFI:S:${escaped};T:WPA;P:${escaped};;` });
  });

  test.each([
    ['a;b', 'p;a:s,s"w\\d'],
    ['\\;', '\\\\\\\\;;;;'],
    ['Café 日本 🐤', '12345678'],
    ['S:x;T:nopass;;', ';P:injected;'],
  ])('preserves the name %j and the password %j', (ssid, password) => {
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
  ])('rejects %j in the field %s', (values, field) => {
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
  ])('with %s has the fields %j', (encryption, names) => {
    expect(fieldsFor(wifi, { ...wifi.empty, encryption }).map(({ name }) => name)).toEqual(names);
  });

  test('starts with an empty form, for a network that isn’t hidden', () => {
    expect(wifi.empty).toEqual({ ssid: '', password: '', encryption: 'WPA', hidden: '' });
  });

  test('doesn’t check the password of an open network', () => {
    const outcome = toPayload(wifi, { ...wifi.empty, ssid: 'x', password: 'short', encryption: 'nopass' });
    expect(outcome.ok).toBe(true);
  });

  test.each(['12345678', 'x'.repeat(63), 'aB'.repeat(32)])('accepts %j as a WPA password', (password) => {
    expect(toPayload(wifi, { ...wifi.empty, ssid: 'x', password }).ok).toBe(true);
  });
});
