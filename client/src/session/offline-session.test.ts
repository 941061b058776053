import { afterEach, expect, test } from 'vitest';
import {
  clearOfflineSession,
  recallUnlocks,
  rememberPersistence,
  rememberUnlocks,
} from './offline-session.ts';

afterEach(clearOfflineSession);

test('Without a login, no unlocks are remembered', () => {
  expect(recallUnlocks()).toBeNull();
});

test('Remembers unlocked features, and a user without any', () => {
  rememberUnlocks(['WIFI', 'VCARD']);
  expect(recallUnlocks()).toEqual(expect.arrayContaining(['WIFI', 'VCARD']));
  expect(recallUnlocks()).toHaveLength(2);
  rememberUnlocks([]);
  expect(recallUnlocks()).toEqual([]);
});

test('Unlocks outlive the browser’s session only if the login does', () => {
  rememberPersistence('SESSION');
  rememberUnlocks(['SMS']);
  expect(localStorage).toHaveLength(0);
  rememberPersistence('LOCAL');
  rememberUnlocks(['SMS']);
  sessionStorage.clear();
  expect(recallUnlocks()).toEqual(['SMS']);
});

test('A logout deletes everything', () => {
  rememberPersistence('LOCAL');
  rememberUnlocks(['SMS']);
  clearOfflineSession();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
