import type { BoardUser } from '../model.ts';
import type { BoardState } from '../state.ts';
import type { BoardForRule } from './change.ts';
import type { Found } from './found.ts';

/** The account and time of a change, the cards that it copies, and the ids, numbers and versions that it gives out. */
export type ChangeContext = Pick<
  BoardForRule,
  'accountId' | 'now' | 'copied' | 'newId' | 'newNumber' | 'newVersion'
>;

/** Makes the board for the rule of a change. */
export function boardForRule(state: BoardState, found: Found, context: ChangeContext): BoardForRule {
  const { name, isDeleted, columns, labels, card, cards, column, users } = state;
  return {
    ...{ name, isDeleted, columns, labels, card, cards, column, users, ...context },
    actor: () => findMember(users(), context.accountId),
    archived: (id) => found.archived.get(id),
    isTaken: (id) => found.archived.has(id) || found.purged.has(id),
    description: (cardId) => found.descriptions.get(cardId),
    checklist: (cardId) => found.checklists.get(cardId) ?? [],
    comment: (id) => found.comments.get(id),
  };
}

/** Finds the person of an account. */
export function findMember(
  users: ReadonlyMap<string, BoardUser>,
  accountId: string | null,
): BoardUser | undefined {
  if (accountId === null) return undefined;
  for (const user of users.values()) if (user.accountId === accountId) return user;
  return undefined;
}
