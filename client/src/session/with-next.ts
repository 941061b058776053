import { nextPath } from '@canary/input/next-path';
import { paths } from '#config/paths.ts';

/** A path that brings whoever logs in there back to `next`; the dashboard is where they go anyway. */
export function withNext(path: string, next: string): string {
  return next === paths.home ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** A path that still knows where somebody wanted to go, if the present page does. */
export function keepNext(path: string, search: URLSearchParams): string {
  const next = nextPath(search.get('next'));
  return next === null ? path : withNext(path, next);
}
