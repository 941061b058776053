import { afterEach, expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { rememberedLook } from '#shared/code/remembered-look.ts';
import { visitorDrafts } from '#shared/storage/drafts.ts';
import { carryInput } from '#shared/storage/input-store.ts';
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

test('If a user was logged in, the look and the stored input are the user’s and go', () => {
  rememberUnlocks(['SMS']);
  rememberedLook.write(look);
  visitorDrafts.save('url', { url: 'https://example.com' });
  carryInput();
  clearOfflineSession();
  expect(rememberedLook.read()).toBeUndefined();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('A visitor’s look and input stay', () => {
  rememberedLook.write(look);
  visitorDrafts.save('url', { url: 'https://example.com' });
  clearOfflineSession();
  expect(visitorDrafts.read()).toEqual({ url: { url: 'https://example.com' } });
  expect(rememberedLook.read()).toBe(look);
});
