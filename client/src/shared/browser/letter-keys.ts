import { asFlag, declareValue } from '../storage/value.ts';
import { createStore, useStore } from '../store/create-store.ts';

const areOff = declareValue({ key: 'browser:cleared:letter-keys-off', place: 'local', schema: asFlag });

const hasLetterKeys = createStore(!areOff.read());

/**
 * Whether single letters are keyboard shortcuts, remembered in this browser. Users of speech input switch the shortcuts
 * off, because spoken words would trigger them (WCAG 2.1.4).
 */
export const letterKeys = {
  areOn: hasLetterKeys.read,
  set: (isOn: boolean) => {
    if (isOn) areOff.erase();
    else areOff.write(true);
    hasLetterKeys.set(isOn);
  },
};

export function useLetterKeys(): boolean {
  return useStore(hasLetterKeys, true);
}
