import { safeLocalStorage } from '../storage/storage.ts';
import { createStore, useStore } from '../store/create-store.ts';

const storageKey = 'letter-keys';

const hasLetterKeys = createStore(safeLocalStorage.get(storageKey) !== 'off');

/**
 * Whether single letters are keyboard shortcuts. Users of speech input switch them off, because spoken words would trigger
 * them (WCAG 2.1.4). Remembered in this browser.
 */
export const letterKeys = {
  areOn: hasLetterKeys.read,
  set: (isOn: boolean) => {
    if (isOn) safeLocalStorage.remove(storageKey);
    else safeLocalStorage.set(storageKey, 'off');
    hasLetterKeys.set(isOn);
  },
};

export function useLetterKeys(): boolean {
  return useStore(hasLetterKeys, true);
}
