import { z } from 'zod/mini';
import { boardColor, itemId, labelName } from '../fields.ts';
import { maxLabels } from '../limits.ts';
import { type BoardForRule, defineChange, gone, limitReached, omitMissing, requireFree } from './change.ts';

export const labelChanges = {
  /** Adds a label. A deleted label's id restores the label on its cards. */
  createLabel: defineChange({
    right: 'arrange',
    creates: true,
    input: z.object({ id: itemId, name: labelName, color: boardColor }),
    rule: (board, label) => {
      requireFree(board.labels().has(label.id));
      if (board.labels().size >= maxLabels) throw limitReached('A board', maxLabels, 'labels');
      return { writes: { labels: [label] } };
    },
  }),
  updateLabel: defineChange({
    right: 'arrange',
    input: z.object({ id: itemId, name: z.nullish(labelName), color: z.nullish(boardColor) }),
    rule: (board, { id, ...fields }) => {
      requireLabel(board, id);
      return { writes: { labels: [{ id, ...omitMissing(fields) }] } };
    },
  }),
  /** Deletes a label. Cards keep the label's id, so that the deletion can be undone. */
  deleteLabel: defineChange({
    right: 'arrange',
    input: z.object({ id: itemId }),
    rule: (board, { id }) => {
      requireLabel(board, id);
      return { writes: { deleted: { labels: [id] } } };
    },
  }),
};

function requireLabel(board: BoardForRule, id: string): void {
  if (!board.labels().has(id)) throw gone('This label was deleted.');
}
