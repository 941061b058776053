import type { Label } from '@canary/board/model';
import type { boardItem, labelEdit, newLabel } from '@canary/input/board';
import { maxLabels } from '@canary/input/limits';
import type { z } from 'zod';
import { ConflictError, ForbiddenError, NotFoundError } from '../../platform/errors.ts';
import type { BoardAccess } from './access.ts';
import { requireFreeId } from './change.ts';
import type { CurrentBoard } from './current-board.ts';
import { openBoardId } from './event.ts';

/**
 * Adds a label, or one that was deleted again: the cards that had it have it again.
 *
 * @throws InputError if the id is taken
 * @throws ConflictError if the board has too many labels
 * @throws ForbiddenError on the open board
 */
export async function createLabel(
  access: BoardAccess<'edit'>,
  { id, name, color, changeId }: z.output<typeof newLabel>,
): Promise<Label> {
  requireOwnLabels(access);
  return await access.change('LABEL_CHANGED', { id, changeId }, (current) => {
    requireFreeId(current.labels().get(id));
    if (current.labels().size >= maxLabels)
      throw new ConflictError(`A board has up to ${maxLabels} labels.`, { max: maxLabels });
    return { payload: { id, name, color } };
  });
}

/** Changes the name or colour of a label. @throws NotFoundError @throws ForbiddenError on the open board */
export async function updateLabel(
  access: BoardAccess<'edit'>,
  { id, name, color, changeId }: z.output<typeof labelEdit>,
): Promise<Label> {
  requireOwnLabels(access);
  return await access.change('LABEL_CHANGED', { id, changeId }, (current) => ({
    payload: { ...requireLabel(current, id), ...(name && { name }), ...(color && { color }) },
  }));
}

/** Deletes a label. Cards don't show it any more. @throws NotFoundError @throws ForbiddenError on the open board */
export async function deleteLabel(
  access: BoardAccess<'edit'>,
  { id, changeId }: z.output<typeof boardItem>,
): Promise<{ id: string }> {
  requireOwnLabels(access);
  return await access.change('LABEL_DELETED', { id, changeId }, (current) => ({
    payload: { id: requireLabel(current, id).id },
  }));
}

/** @throws ForbiddenError on the open board */
function requireOwnLabels({ board }: BoardAccess<'edit'>): void {
  if (board.id === openBoardId) throw new ForbiddenError('The open board has no labels.');
}

function requireLabel(current: CurrentBoard, id: string): Label {
  const label = current.labels().get(id);
  if (!label) throw new NotFoundError('This label was deleted.');
  return label;
}
