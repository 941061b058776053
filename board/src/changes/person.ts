import { z } from 'zod/mini';
import { itemId, newItemId, personName } from '../fields.ts';
import { maxAssignees, maxReturnedCards } from '../limits.ts';
import type { BoardUser } from '../model.ts';
import { takenNameProblem } from '../person-names.ts';
import { can } from '../roles.ts';
import { type BoardForRule, defineChange, forbidden, gone, invalid, requireFree } from './change.ts';

const noAccount = { accountId: null, role: null } as const;

/** Changes of people without an account, and of names. */
export const personChanges = {
  /** Adds a person without an account. */
  createBoardUser: defineChange({
    right: 'editCards',
    creates: true,
    input: z.object({ id: newItemId, name: personName }),
    rule: (board, { name, ...input }) => {
      const id = input.id ?? board.newId();
      requireFree(board.users().has(id));
      return { writes: { people: [{ id, name, ...noAccount }] } };
    },
  }),
  /** Renames a person, to a name that no other person has. Only owners and the member rename a member. */
  updateBoardUser: defineChange({
    right: 'editCards',
    input: z.object({ id: itemId, name: personName }),
    rule: (board, { id, name }) => {
      const { accountId } = requirePerson(board, id);
      if (accountId != null && accountId !== board.accountId && !can(board.actor()?.role, 'manage'))
        throw forbidden('Only owners and the members themselves can change a member’s name.');
      const problem = takenNameProblem(board.users().values(), id, name);
      if (problem !== undefined) throw invalid(problem, 'name');
      return { writes: { people: [{ id, name }] } };
    },
  }),
  /** Removes a person without an account; their cards become unassigned. */
  deleteBoardUser: defineChange({
    right: 'editCards',
    input: z.object({ id: itemId }),
    rule: (board, { id }) => {
      if (requirePerson(board, id).accountId != null)
        throw forbidden('This person is a member. End their membership first.');
      return { writes: { deleted: { people: [id] } } };
    },
  }),
  /**
   * Puts a removed person back, and assigns cards to them again, except cards that were archived since. A person who is
   * already on the board keeps their name.
   */
  restoreBoardUser: defineChange({
    right: 'editCards',
    creates: true,
    input: z.object({
      id: itemId,
      name: personName,
      taskIds: z.readonly(
        z
          .array(itemId)
          .check(
            z.maxLength(
              maxReturnedCards,
              `A person is restored with up to ${maxReturnedCards} cards at a time.`,
            ),
          ),
      ),
    }),
    rule: (board, { id, name, taskIds }) => ({
      writes: {
        people: board.users().has(id) ? [] : [{ id, name, ...noAccount }],
        cards: [...new Set(taskIds)]
          .flatMap((cardId) => board.card(cardId) ?? [])
          .filter(({ assigneeIds }) => !assigneeIds.includes(id) && assigneeIds.length < maxAssignees)
          .map((card) => ({ id: card.id, assigneeIds: [...card.assigneeIds, id] })),
      },
    }),
  }),
};

function requirePerson(board: BoardForRule, id: string): BoardUser {
  const person = board.users().get(id);
  if (!person) throw gone('This person is no longer on the board.');
  return person;
}
