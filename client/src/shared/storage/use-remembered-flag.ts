import { useState } from 'react';

/**
 * Something that a browser remembers was done, such as closing a notice.
 *
 * @param key where it is kept
 */
export function useRememberedFlag(key: string): [isSet: boolean, set: (isSet: boolean) => void] {
  const [flag, setFlag] = useState(() => read(key));
  return [
    flag,
    (next) => {
      write(key, next);
      setFlag(next);
    },
  ];
}

// A browser may refuse storage altogether; then nothing is remembered, and nothing else happens.
function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function write(key: string, flag: boolean): void {
  try {
    if (flag) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // See read.
  }
}
