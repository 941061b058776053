import { describe, expect, test } from 'vitest';
import { fieldsFor, toPayload, valuesFor } from './content-type.ts';
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
    [{ ssid: 'x', password: 'abc12', encryption: 'SAE' }, 'WIFI:S:x;T:SAE;P:abc12;;'],
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
    ['SAE', ['ssid', 'password', 'encryption', 'hidden']],
    ['WEP', ['ssid', 'password', 'encryption', 'hidden']],
    ['nopass', ['ssid', 'encryption', 'hidden']],
  ])('with %s has the fields %j', (encryption, names) => {
    const values = { ...wifi.empty, encryption, password: 'typed before' };
    expect(fieldsFor(wifi, values).map(({ name }) => name)).toEqual(names);
    expect(Object.keys(valuesFor(wifi, values))).toEqual(names);
  });

  test('starts with an empty form, for a network that isn’t hidden', () => {
    expect(wifi.empty).toEqual({ ssid: '', password: '', encryption: 'WPA', hidden: '' });
  });

  test('doesn’t check the password of an open network', () => {
    const outcome = toPayload(wifi, { ...wifi.empty, ssid: 'x', password: 'short', encryption: 'nopass' });
    expect(outcome.ok).toBe(true);
  });

  const passwordOf = (encryption: string, password: string) =>
    toPayload(wifi, { ...wifi.empty, ssid: 'x', password, encryption });

  test.each([
    ['WPA', '12345678'],
    ['WPA', 'x'.repeat(63)],
    ['WPA', 'aB'.repeat(32)],
    ['WPA', ' ~!"#$%&'],
    ['SAE', 'a'],
    ['SAE', 'abc12'],
    ['SAE', 'ÄÖÜ12'],
    ['SAE', '密码🐤'],
    ['SAE', 'ü'.repeat(31)],
    ['WEP', 'abcde'],
    ['WEP', '0123456789aBcDeF0123456789'],
  ])('with %s has a valid password %j', (encryption, password) => {
    expect(passwordOf(encryption, password).ok).toBe(true);
  });

  test.each([
    ['WPA', 'abc12', /8 to 63 characters.*WPA3 only, choose that/],
    ['WPA', 'ÄÖÜ12', /letters from A to Z.*WPA3 only, choose that/],
    ['WPA', 'passwörter', /letters from A to Z/],
    ['WPA', 'pass\tword', /letters from A to Z/],
    ['WPA', 'g'.repeat(64), /8 to 63 characters/],
    ['SAE', 'ü'.repeat(32), /at most 63 bytes.*this one has 64/],
    ['SAE', ' ', /Enter the network’s password/],
    ['WEP', 'ÄÖ1', /WEP password has 5 or 13 characters/],
  ])('with %s can’t have the password %j', (encryption, password, error) => {
    expect(passwordOf(encryption, password)).toEqual({
      ok: false,
      errors: { password: expect.stringMatching(error) },
    });
  });

  test.each([
    ['é'.repeat(16), undefined],
    ['é'.repeat(17), /at most 32 bytes, and this one has 34/],
    ['🐤'.repeat(8), undefined],
    [`${'🐤'.repeat(8)}!`, /at most 32 bytes, and this one has 33/],
    ['x'.repeat(33), /at most 32 bytes/],
  ])('counts the bytes of the name %s', (ssid, error) => {
    const outcome = toPayload(wifi, { ...wifi.empty, ssid, encryption: 'nopass' });
    expect(outcome.ok ? undefined : outcome.errors.ssid).toEqual(error && expect.stringMatching(error));
  });

  test('says of a hidden network that some phones don’t join it by a code', () => {
    const hidden = wifi.fields.find(({ name }) => name === 'hidden');
    expect(hidden?.warn?.('true', wifi.empty)).toMatch(/Some phones don’t join a hidden network/);
    expect(hidden?.warn?.('', wifi.empty)).toBeUndefined();
  });
});
