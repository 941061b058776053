import { afterEach, expect, test } from 'vitest';
import {
  forgetOfflineSession,
  recallUnlocks,
  rememberPersistence,
  rememberUnlocks,
} from './offline-session.ts';

afterEach(forgetOfflineSession);

test('Nobody is remembered where nobody was logged in', () => {
  expect(recallUnlocks()).toBeNull();
});

test('What was unlocked is remembered by its names, and somebody without any unlock as somebody', () => {
  rememberUnlocks(['WIFI', 'VCARD']);
  expect(recallUnlocks()).toEqual(expect.arrayContaining(['WIFI', 'VCARD']));
  expect(recallUnlocks()).toHaveLength(2);
  rememberUnlocks([]);
  expect(recallUnlocks()).toEqual([]);
});

test('The memory outlives the browser’s session only where the login does', () => {
  rememberPersistence('SESSION');
  rememberUnlocks(['SMS']);
  expect(localStorage).toHaveLength(0);
  rememberPersistence('LOCAL');
  rememberUnlocks(['SMS']);
  sessionStorage.clear();
  expect(recallUnlocks()).toEqual(['SMS']);
});

test('Logging out leaves nothing of it', () => {
  rememberPersistence('LOCAL');
  rememberUnlocks(['SMS']);
  forgetOfflineSession();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
