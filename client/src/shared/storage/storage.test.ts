import { afterEach, expect, test, vi } from 'vitest';
import { safeLocalStorage } from './storage.ts';

afterEach(() => vi.restoreAllMocks());

test('Stores, lists and removes values', () => {
  expect(safeLocalStorage.set('colour', 'canary')).toBe(true);
  expect(safeLocalStorage.get('colour')).toBe('canary');
  expect(safeLocalStorage.keys()).toContain('colour');
  safeLocalStorage.remove('colour');
  expect(safeLocalStorage.get('colour')).toBeNull();
});

test('Does nothing when the browser blocks storage', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  expect(safeLocalStorage.set('colour', 'canary')).toBe(false);
  expect(safeLocalStorage.get('colour')).toBeNull();
  expect(safeLocalStorage.keys()).toEqual([]);
  expect(() => safeLocalStorage.remove('colour')).not.toThrow();
});
