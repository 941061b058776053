import { type Details, detailsOf } from '@canary/board/details';
import type { Card } from '@canary/board/model';

/** The content of a new card. */
export type CardContent = Pick<Card, 'title' | 'assigneeIds'> & Partial<Pick<Card, 'labelIds'> & Details>;

/** The content of a new card that replaces a lost card. The texts stay with the lost card. */
export function contentOf(card: Card): CardContent {
  const { title, assigneeIds, labelIds } = card;
  return {
    title,
    assigneeIds,
    ...(labelIds.length > 0 && { labelIds }),
    ...detailsOf(card),
  };
}
