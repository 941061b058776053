import { newEvent } from '../../server/src/modules/board/log/event.ts';
import { openBoardId } from '../../server/src/modules/board/open-board.ts';

/** An event for a long log: the deletion of a card of the open board that no test uses. */
export function deletionAt(version: number) {
  const writes = { deleted: { cards: ['gone'] } };
  const by = { changeId: null, actorId: null, createdAt: new Date() };
  return { ...newEvent({ boardId: openBoardId, version, kind: 'deleteTask', writes, ...by }), writes };
}
