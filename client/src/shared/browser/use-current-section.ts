import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The id of the section that the user is reading: the section in the URL's fragment while it is fully visible, else the
 * first fully visible section, else the first partly visible section.
 *
 * @param ids of the sections in page order; must be stable between renders
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const named = useLocation().hash.slice(1);
  const [ratios, setRatios] = useState<ReadonlyMap<string, number>>(new Map());

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setRatios((before) => {
          const after = new Map(before);
          for (const { target, intersectionRatio } of entries) after.set(target.id, intersectionRatio);
          return after;
        }),
      // The top bar covers the first 66 pixels.
      { threshold: [0, 0.01, 0.99], rootMargin: '-66px 0px 0px 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  const isWhole = (id: string) => (ratios.get(id) ?? 0) >= 0.99;
  if (isWhole(named)) return named;
  return ids.find(isWhole) ?? ids.find((id) => (ratios.get(id) ?? 0) > 0);
}
