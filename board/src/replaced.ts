import type { Card } from './model.ts';
import { type PendingChange, replaceableFields } from './pending-change.ts';

/** A value that another person had set after this client saw the card, and that a change of this client replaced. */
export interface Replaced {
  readonly card: Card;
  readonly field: (typeof replaceableFields)[number];
}

/**
 * Compares what the user saw with what a change replaces.
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
