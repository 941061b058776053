import { useState } from 'react';
import type { StoredValue } from './value.ts';

/** A stored flag, such as whether a notice was closed. */
export function useFlag(flag: StoredValue<true>): [isSet: boolean, set: (isSet: boolean) => void] {
  const [isSet, setFlag] = useState(() => flag.read() ?? false);
  return [
    isSet,
    (next) => {
      if (next) flag.write(true);
      else flag.erase();
      setFlag(next);
    },
  ];
}
