import { type Details, detailsOf } from '@canary/board/details';
import type { Card } from '@canary/board/model';

/** What a new card has. */
export type CardContent = Pick<Card, 'title' | 'assigneeIds'> & Partial<Pick<Card, 'labelIds'> & Details>;

/** The content of a new card that replaces a lost one. Its texts stay with that one. */
export function contentOf(card: Card): CardContent {
  const { title, assigneeIds, labelIds } = card;
  return {
    title,
    assigneeIds,
    ...(labelIds.length > 0 && { labelIds }),
    ...detailsOf(card),
  };
}
