import { describe, expect, test } from 'vitest';
import type { Session } from '#session/session.ts';
import { landingLock } from './landing-lock.ts';

const visitor: Session = { status: 'logged-out', reason: 'never' };
const ada: Session = { status: 'logged-in', userId: '1', unlocks: ['WIFI'] };

describe('A visitor', () => {
  test.each(['url', 'text', 'email'] as const)('can make %s codes', (id) => {
    expect(landingLock(id, id, visitor)).toBeUndefined();
  });

  test.each([
    ['vcard', 'vCard', 'Free account needed. Uses 1 of your 5 free tokens.'],
    ['sms', 'SMS', 'Free account needed. Uses 1 of your 5 free tokens.'],
    ['wifi', 'WiFi', 'Free account needed. Uses 1 of your 5 free tokens.'],
    ['location', 'Location', 'Free account needed.'],
  ] as const)('is asked to sign up for %s codes', (id, name, text) => {
    expect(landingLock(id, name, visitor)).toEqual({
      text,
      action: 'Unlock Now by Free Sign up',
      to: `/login?next=/generate/${id}`,
    });
  });
});

describe('A logged-in user', () => {
  test.each(['url', 'text', 'email', 'location'] as const)('can make %s codes', (id) => {
    expect(landingLock(id, id, ada)).toBeUndefined();
  });

  test('can make codes of a type that they have unlocked', () => {
    expect(landingLock('wifi', 'WiFi', ada)).toBeUndefined();
  });

  test('sees the price of a locked type and where to unlock it', () => {
    expect(landingLock('vcard', 'vCard', ada)).toEqual({
      text: 'Costs 1 token. vCard codes stay unlocked.',
      action: 'Unlock vCard codes',
      to: '/generate/vcard',
    });
  });
});

describe('While the server is unreachable', () => {
  test('the last user keeps what they had unlocked', () => {
    const session: Session = { status: 'unreachable', unlocks: ['WIFI'] };
    expect(landingLock('wifi', 'WiFi', session)).toBeUndefined();
    expect(landingLock('sms', 'SMS', session)).toMatchObject({ action: 'Unlock SMS codes' });
  });

  test('a visitor is asked to sign up', () => {
    const session: Session = { status: 'unreachable', unlocks: null };
    expect(landingLock('wifi', 'WiFi', session)).toMatchObject({ action: 'Unlock Now by Free Sign up' });
  });
});
