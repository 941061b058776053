import type { Task } from '@canary/board/model';

/** What a new card has. Cards of the open board have a title and an assignee only. */
export type CardContent = Pick<Task, 'title' | 'assigneeIds'> &
  Partial<Pick<Task, 'labelIds' | 'dueOn' | 'checklist'>>;

/** The content of a new card that replaces a lost one. */
export function contentOf({ title, assigneeIds, labelIds, dueOn, checklist }: Task): CardContent {
  return {
    title,
    assigneeIds,
    ...(labelIds.length > 0 && { labelIds }),
    ...(dueOn !== null && { dueOn }),
    ...(checklist.length > 0 && { checklist }),
  };
}
