import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Which section of the page is being read: the one that the address names as long as all of it is in sight, else the
 * first that is.
 *
 * @param ids the sections' ids, in their order on the page; the same list each time
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const named = useLocation().hash.slice(1);
  const [sights, setSights] = useState<ReadonlyMap<string, number>>(new Map());

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setSights((before) => {
          const after = new Map(before);
          for (const { target, intersectionRatio } of entries) after.set(target.id, intersectionRatio);
          return after;
        }),
      // What lies under the top bar is not in sight.
      { threshold: [0, 0.01, 0.99], rootMargin: '-66px 0px 0px 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  const isWhole = (id: string) => (sights.get(id) ?? 0) >= 0.99;
  if (isWhole(named)) return named;
  return ids.find(isWhole) ?? ids.find((id) => (sights.get(id) ?? 0) > 0);
}
