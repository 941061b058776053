import { describe, expect, test } from 'vitest';
import type { Viewer } from '#session/viewer.ts';
import { landingLock } from './landing-lock.ts';

const ada: Viewer = {
  id: '1',
  unlocks: [{ feature: 'WIFI' }],
  catalogue: [
    { id: 'VCARD', price: 1 },
    { id: 'WIFI', price: 1 },
    { id: 'SMS', price: 2 },
  ],
};

describe('Anybody', () => {
  test.each(['url', 'text', 'email'] as const)('makes %s codes', (id) => {
    expect(landingLock(id, id, null)).toBeUndefined();
  });

  test.each([
    ['vcard', 'vCard', 'vCard codes open with a free account and one of its 5 starting tokens.'],
    ['sms', 'SMS', 'SMS codes open with a free account and one of its 5 starting tokens.'],
    ['wifi', 'WiFi', 'WiFi codes open with a free account and one of its 5 starting tokens.'],
    ['location', 'Location', 'Location codes open with a free account.'],
  ] as const)('is asked to sign up for %s codes', (id, name, words) => {
    expect(landingLock(id, name, null)).toEqual({
      words,
      action: 'Unlock Now by Free Sign up',
      to: `/login?next=/generate/${id}`,
    });
  });
});

describe('Whoever is logged in', () => {
  test.each(['url', 'text', 'email', 'location'] as const)('makes %s codes', (id) => {
    expect(landingLock(id, id, ada)).toBeUndefined();
  });

  test('makes codes that they have unlocked', () => {
    expect(landingLock('wifi', 'WiFi', ada)).toBeUndefined();
  });

  test('learns what the others cost, and where they are unlocked', () => {
    expect(landingLock('vcard', 'vCard', ada)).toEqual({
      words: 'vCard codes cost 1 token, once.',
      action: 'Unlock vCard codes',
      to: '/generate/vcard',
    });
    expect(landingLock('sms', 'SMS', ada)).toMatchObject({ words: 'SMS codes cost 2 tokens, once.' });
  });

  test('isn’t told a price before it is known', () => {
    expect(landingLock('sms', 'SMS', { id: '1' })).toMatchObject({ words: 'SMS codes cost tokens, once.' });
  });
});
