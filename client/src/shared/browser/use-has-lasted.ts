import { useEffect, useState } from 'react';

/** Whether a condition has been true without a break for `ms` milliseconds. */
export function useHasLasted(isSo: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setHasLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isSo, ms]);
  return hasLasted;
}
