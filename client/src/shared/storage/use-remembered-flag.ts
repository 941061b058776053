import { useState } from 'react';
import { safeLocalStorage } from './storage.ts';

/** A boolean in local storage, such as whether a notice was closed. */
export function useRememberedFlag(key: string): [isSet: boolean, set: (isSet: boolean) => void] {
  const [flag, setFlag] = useState(() => safeLocalStorage.get(key) !== null);
  return [
    flag,
    (next) => {
      if (next) safeLocalStorage.set(key, 'yes');
      else safeLocalStorage.remove(key);
      setFlag(next);
    },
  ];
}
