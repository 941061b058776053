import { afterEach, expect, test } from 'vitest';
import { forgetLastViewer, noteStay, recallUnlocks, rememberUnlocks } from './offline-session.ts';

afterEach(forgetLastViewer);

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
  noteStay('SESSION');
  rememberUnlocks(['SMS']);
  expect(localStorage).toHaveLength(0);
  noteStay('LOCAL');
  rememberUnlocks(['SMS']);
  sessionStorage.clear();
  expect(recallUnlocks()).toEqual(['SMS']);
});

test('Logging out leaves nothing of it', () => {
  noteStay('LOCAL');
  rememberUnlocks(['SMS']);
  forgetLastViewer();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
