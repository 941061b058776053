import type { Context, Viewer } from '../context.ts';
import { UnauthenticatedError } from '../errors.ts';

/** Whoever is signed in; throws UnauthenticatedError for anyone else. */
export function requireViewer({ viewer }: Context): Viewer {
  if (!viewer) throw new UnauthenticatedError();
  return viewer;
}
