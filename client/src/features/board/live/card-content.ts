import { type cardDetails, detailsOf } from '@canary/board/changes/card';
import type { Task } from '@canary/board/model';

/** What a new card has. */
export type CardContent = Pick<Task, 'title' | 'assigneeIds'> &
  Partial<Pick<Task, 'labelIds' | keyof typeof cardDetails>>;

/** The content of a new card that replaces a lost one. Its texts stay with that one. */
export function contentOf(card: Task): CardContent {
  const { title, assigneeIds, labelIds } = card;
  return {
    title,
    assigneeIds,
    ...(labelIds.length > 0 && { labelIds }),
    ...detailsOf(card),
  };
}
