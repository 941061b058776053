import type { BoardState } from '@canary/board/state';
import type { TaskState } from './event.ts';
import type { CommentState } from './text-statements.ts';

/** The board as a change finds it: with all changes before it, those of the same transaction included. */
export interface CurrentBoard extends Omit<BoardState, 'load' | 'apply' | 'simulate'> {
  /** A deleted card that the change names. */
  deletedTask(id: string): TaskState | undefined;
  /** A card that was deleted for good in the same transaction, and is erased at its end. */
  purgedTask(id: string): TaskState | undefined;
  /** The number of a new card. */
  newNumber(): number;
  /** The description of the card that the change names; undefined if it has none. */
  description(taskId: string): string | undefined;
  /** The comment that the change names, also if it is deleted. */
  comment(id: string): CommentState | undefined;
}
