import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part of the site whose code is fetched when it is first drawn. It has to stand within a Suspense, and within a
 * Boundary, which is told by a ChunkError when the code doesn't come; unlike React's own `lazy` it can be tried again.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Part = attempt(load, false, replace);
  function replace(failed: ComponentType<Props>) {
    // Whoever is told of a failure twice must not start it anew twice.
    if (Part === failed) Part = attempt(load, true, replace);
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a part, by the module that names it
  return function LazyPart(props: Props) {
    const Current = Part;
    return <Current {...props} />;
  };
}

function attempt<Props extends object>(
  load: Load<Props>,
  isRetry: boolean,
  onAgain: (failed: ComponentType<Props>) => void,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(() => loadChunk(load, { isRetry, again: () => onAgain(Part) }));
  return Part;
}
