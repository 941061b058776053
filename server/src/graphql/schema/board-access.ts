import type { BoardDependencies } from '../../board/change.ts';
import type { Context } from '../context.ts';
import { requireViewer } from './viewer.ts';

/** What a change of the board needs, for whoever may see it: everyone, or with BOARD_ACCESS=members who is logged in. */
export function requireBoard(context: Context): BoardDependencies {
  const { db, pubsub, boardAccess } = context;
  if (boardAccess === 'members') requireViewer(context);
  return { db, wake: () => pubsub.publish('board') };
}
