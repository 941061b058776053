import { useEffect, useEffectEvent } from 'react';
import { carryOver, takeCarried } from '#shared/loading/carry-over.ts';

/**
 * Has a value outlive a reload that the site itself asks for.
 *
 * @param restore takes what was carried over the last one, after the first drawing: that has to be what the server drew
 */
export function useCarried(name: string, value: unknown, restore: (carried: unknown) => void): void {
  const read = useEffectEvent(() => value);
  const take = useEffectEvent(restore);
  useEffect(() => {
    const carried = takeCarried(name);
    if (carried !== undefined) take(carried);
    return carryOver(name, () => read());
  }, [name]);
}
