import type { Actor } from '../../accounts/services.ts';
import { UnauthenticatedError } from '../../errors.ts';
import type { Context, Viewer } from '../context.ts';

/** Whoever is logged in; throws UnauthenticatedError for anyone else. */
export function requireViewer({ viewer }: Context): Viewer {
  if (!viewer) throw new UnauthenticatedError();
  return viewer;
}

/** Whoever is logged in, as the rules know them; throws UnauthenticatedError for anyone else. */
export function requireAsker(context: Context): Actor {
  const { id, session } = requireViewer(context);
  return { userId: id, sessionId: session.id, address: context.address };
}
