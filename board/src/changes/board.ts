import { z } from 'zod/mini';
import { boardName } from '../fields.ts';
import { define } from './change.ts';

export const boardChanges = {
  renameBoard: define({
    right: 'manage',
    input: z.object({ name: boardName }),
    rule: (_board, { name }) => ({ writes: { board: { name } } }),
  }),
  /** Deletes a board for all members. Its owners can restore it. */
  deleteBoard: define({
    right: 'manage',
    input: z.object({}),
    rule: () => ({ writes: { board: { isDeleted: true } } }),
  }),
  restoreBoard: define({
    right: 'restore',
    input: z.object({}),
    rule: () => ({ writes: { board: { isDeleted: false } } }),
  }),
};
