import { z } from 'zod/mini';
import { boardName } from '../fields.ts';
import { defineChange } from './change.ts';

export const boardChanges = {
  renameBoard: defineChange({
    right: 'manage',
    input: z.object({ name: boardName }),
    rule: (_board, { name }) => ({ writes: { board: { name } } }),
  }),
  /** Deletes a board for all members. Its owners can restore it. */
  deleteBoard: defineChange({
    right: 'manage',
    input: z.object({}),
    rule: () => ({ writes: { board: { isDeleted: true } } }),
  }),
  restoreBoard: defineChange({
    right: 'restore',
    input: z.object({}),
    rule: () => ({ writes: { board: { isDeleted: false } } }),
  }),
};
