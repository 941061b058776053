import { afterEach, expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { recallLook, rememberLook } from '#shared/code/remembered-look.ts';
import {
  clearOfflineSession,
  recallUnlocks,
  rememberPersistence,
  rememberUnlocks,
} from './offline-session.ts';

const look = { design: codeDefaults.design, size: '512' };

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

test('A logout deletes everything, also the look of the last code', () => {
  rememberPersistence('LOCAL');
  rememberUnlocks(['SMS']);
  rememberLook(look);
  clearOfflineSession();
  expect(recallLook()).toBeUndefined();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('A visitor’s look stays', () => {
  rememberLook(look);
  clearOfflineSession();
  expect(recallLook()).toBe(look);
});
