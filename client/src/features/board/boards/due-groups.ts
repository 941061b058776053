import { addDays, endOfWeek } from '#shared/format/due-day.ts';

const titles = ['Overdue', 'Today', 'Tomorrow', 'This week', 'Next week', 'Later', 'No due date'] as const;

type DueGroup = (typeof titles)[number];

/**
 * Groups cards by when they are due. Groups without cards are left out.
 *
 * @param cards in the order of their due days
 * @param today the current day of the user, such as `2026-11-30`
 */
export function groupByDue<Card extends { readonly dueOn: string | null }>(
  cards: readonly Card[],
  today: string,
): readonly { readonly title: DueGroup; readonly cards: readonly Card[] }[] {
  const tomorrow = addDays(today, 1);
  const sunday = endOfWeek(today);
  const groupOf = ({ dueOn }: Card): DueGroup => {
    if (dueOn === null) return 'No due date';
    if (dueOn < today) return 'Overdue';
    if (dueOn === today) return 'Today';
    if (dueOn === tomorrow) return 'Tomorrow';
    if (dueOn <= sunday) return 'This week';
    return dueOn <= addDays(sunday, 7) ? 'Next week' : 'Later';
  };
  return titles
    .map((title) => ({ title, cards: cards.filter((card) => groupOf(card) === title) }))
    .filter((group) => group.cards.length > 0);
}
