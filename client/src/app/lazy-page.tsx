import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Boundary, type Breakdown } from '#shared/layout/boundary.tsx';
import type { Chunk } from '#shared/loading/chunk.ts';
import { lazyPart } from '#shared/loading/lazy-part.tsx';
import { countWaiting } from '#shared/loading/waiting.ts';
import { framedFailure, PageFailed } from './page-failed.tsx';

type Load<Props> = Chunk<{ default: ComponentType<Props> }>;

/** A route's page, fetched when somebody goes there. What breaks in it, or doesn't arrive, is told in its place. */
export function lazyPage<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return guarded(load, framedFailure);
}

/** The same for a page that has its header and its footer from the routes around it. */
export function lazyPageWithin<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return guarded(load, (breakdown) => <PageFailed {...breakdown} />);
}

function guarded<Props extends object>(
  load: Load<Props>,
  fallback: (breakdown: Breakdown) => ReactNode,
): ComponentType<Props> {
  const Part = lazyPart(
    () => countWaiting(load()),
    () => load.arrived,
  );
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a page, by the module that names it
  return function LazyPage(props: Props) {
    const { pathname } = useLocation();
    return (
      <Boundary resetKey={pathname} fallback={fallback}>
        <Part {...props} />
      </Boundary>
    );
  };
}
