import type { Card } from './model.ts';
import { type PendingChange, replaceableFields } from './pending-change.ts';

/**
 * A value of a card that another person set and that a change of this client replaced before its user saw the value.
 */
export interface Replaced {
  readonly card: Card;
  readonly field: (typeof replaceableFields)[number];
}

/**
 * Finds the values that a change replaces and that its user hasn't seen.
 *
 * @param cardBefore the card before the change was applied
 */
export function replacedBy(
  { input, seen }: PendingChange,
  cardBefore: (id: string) => Card | undefined,
): readonly Replaced[] {
  const after: Readonly<Record<string, unknown>> = { ...input };
  return (seen?.cards ?? []).flatMap(({ id, ...before }) => {
    const card = cardBefore(id);
    if (!card) return [];
    return replaceableFields
      .filter((field) => field in before && card[field] !== before[field] && card[field] !== after[field])
      .map((field) => ({ card, field }));
  });
}
