import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';

interface Part<Props> {
  readonly default: ComponentType<Props>;
}
type Load<Props> = () => Promise<Part<Props>>;

/**
 * A part of the site whose code is fetched when it is first drawn. It has to stand within a Suspense, and within a
 * Boundary, which is told by a ChunkError when the code doesn't come; unlike React's own `lazy` it can be tried again.
 *
 * @param arrived the code, if it is there already: then it is drawn at once
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  arrived: () => Part<Props> | undefined = () => undefined,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  function replace(failed: ComponentType<Props>) {
    // Whoever is told of a failure twice must not start it anew twice.
    if (Part === failed) Part = attempt(load, true, replace);
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a part, by the module that names it
  return function LazyPart(props: Props) {
    Part ??= arrived()?.default ?? attempt(load, false, replace);
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
