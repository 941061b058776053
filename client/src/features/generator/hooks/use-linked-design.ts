import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Design } from '#config/designs.ts';
import { loadChunk } from '#shared/loading/load-chunk.ts';
import { useCarried } from '#shared/loading/use-carried.ts';

/** What is wrong with the design that the address names. */
export type LinkProblem = 'unknown' | 'not-loaded';

/**
 * Chooses the design that the address names, as in `/?design=lagoon#generate`. The address keeps its name, so that a
 * reload and a link that is passed on lead to it again. The designs are fetched only then.
 *
 * @returns what is wrong with it, if something is
 */
export function useLinkedDesign(choose: (design: Design) => void): LinkProblem | undefined {
  const { search, key } = useLocation();
  const [problem, setProblem] = useState<LinkProblem>();
  // The colours may have been changed since, and came along: see useCodeStyle.
  const keyBefore = useRef<unknown>(undefined);
  useCarried('design', key, (carried) => {
    keyBefore.current = carried;
  });
  useEffect(() => {
    let isStale = false;
    const take = async (id: string): Promise<LinkProblem | undefined> => {
      const { findDesign } = await loadChunk(() => import('#config/designs.ts'));
      const design = findDesign(id);
      if (design && !isStale) choose(design);
      return design ? undefined : 'unknown';
    };
    const id = key === keyBefore.current ? null : new URLSearchParams(search).get('design');
    const taken = id === null ? Promise.resolve(undefined) : take(id).catch(() => 'not-loaded' as const);
    void taken.then((found) => {
      if (!isStale) setProblem(found);
    });
    return () => {
      isStale = true;
    };
  }, [search, key, choose]);
  return problem;
}
