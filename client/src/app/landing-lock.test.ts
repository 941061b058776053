import { describe, expect, test } from 'vitest';
import { mainTypes } from '#config/generators.ts';
import type { Session } from '#session/session.ts';
import { landingLock } from './landing-lock.ts';

describe.each<[string, Session]>([
  ['A visitor', { status: 'logged-out', reason: 'never' }],
  ['A visitor while the server is unreachable', { status: 'unreachable', unlocks: null }],
])('%s', (_who, visitor) => {
  test.each(['url', 'text', 'email'] as const)('can make %s codes', (id) => {
    expect(landingLock(id, visitor)).toBeUndefined();
  });

  test.each([
    ['vcard', 'Free account needed. Uses 1 of your 5 free tokens.'],
    ['sms', 'Free account needed. Uses 1 of your 5 free tokens.'],
    ['wifi', 'Free account needed. Uses 1 of your 5 free tokens.'],
    ['location', 'Free account needed.'],
  ] as const)('is asked to sign up for %s codes', (id, text) => {
    expect(landingLock(id, visitor)).toEqual({ text, to: `/login?next=/generate/${id}` });
  });
});

test.each<[string, Session]>([
  ['A user without unlocks', { status: 'logged-in', userId: '1', unlocks: [] }],
  ['The last user while the server is unreachable', { status: 'unreachable', unlocks: [] }],
])('%s can try every type', (_who, user) => {
  expect(mainTypes.map((id) => landingLock(id, user))).toEqual(mainTypes.map(() => undefined));
});
