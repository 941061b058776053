import { z } from 'zod/mini';
import { itemId } from '../fields.ts';
import { maxBoardMembers } from '../limits.ts';
import type { BoardUser } from '../model.ts';
import { freeName } from '../person-names.ts';
import { boardRoles } from '../roles.ts';
import { type BoardForRule, defineChange, forbidden, gone, invalid, limitReached } from './change.ts';

const noAccount = { accountId: null, role: null } as const;

/** Changes of members and their roles. */
export const memberChanges = {
  /** Makes the account that acts a member, with a name of their own. A member keeps their role. */
  joinBoard: defineChange({
    right: 'join',
    input: z.object({
      /** The id of the person that the account becomes. */
      id: itemId,
      /** The account's name, for a person who isn't on the board. */
      name: z.string(),
      role: z.enum(boardRoles),
      /** Whether the user claims a name without an account. The name must be on the board. */
      isClaimed: z.boolean(),
      invitationId: z.string(),
    }),
    rule: (board, { id, name, role, isClaimed }) => {
      if (board.actor()) return { writes: {} };
      if (membersOf(board.users()).length >= maxBoardMembers)
        throw limitReached('A board', maxBoardMembers, 'members');
      const person = board.users().get(id);
      if (person ? isMember(person) : isClaimed)
        throw invalid('This person is already a member, or no longer on the board.', 'personId');
      return {
        writes: {
          people: [
            {
              ...{ id, accountId: board.accountId, role },
              name: freeName(board.users(), id, person?.name ?? name),
            },
          ],
        },
      };
    },
  }),
  setMemberRole: defineChange({
    right: 'manage',
    input: z.object({ id: itemId, role: z.enum(boardRoles) }),
    rule: (board, { id, role }) => {
      const member = requireMember(board, id);
      if (role !== 'owner') requireOtherOwner(board, member);
      return { writes: { people: [{ id, role }] } };
    },
  }),
  /** Ends a membership. The person stays on the board as a name, with their cards. */
  removeMember: defineChange({
    right: 'manage',
    input: z.object({ id: itemId }),
    rule: (board, { id }) => {
      requireOtherOwner(board, requireMember(board, id));
      return { writes: { people: [{ id, ...noAccount }] } };
    },
  }),
  /** Ends the membership of the account that acts. @param name stays on the board; by default the current name */
  leaveBoard: defineChange({
    right: 'leave',
    input: z.object({ name: z.nullish(z.string()) }),
    rule: (board, { name }) => {
      const member = board.actor();
      if (!member) throw noSuchMember();
      if (!board.isDeleted()) requireOtherOwner(board, member);
      return { writes: { people: [{ id: member.id, name: name ?? member.name, ...noAccount }] } };
    },
  }),
};

/** The members among a board's people. */
export function membersOf(users: ReadonlyMap<string, BoardUser>): BoardUser[] {
  return [...users.values()].filter(isMember);
}

function isMember({ accountId }: BoardUser): boolean {
  return accountId != null;
}

function requireMember(board: BoardForRule, id: string): BoardUser {
  const person = board.users().get(id);
  if (!person || !isMember(person)) throw noSuchMember();
  return person;
}

function noSuchMember() {
  return gone('This person isn’t a member of the board any more.');
}

/** @throws Refusal if a member is the only owner */
function requireOtherOwner(board: BoardForRule, member: BoardUser): void {
  const others = membersOf(board.users()).filter(({ id, role }) => role === 'owner' && id !== member.id);
  if (member.role === 'owner' && others.length === 0)
    throw forbidden('A board needs an owner. Make another member an owner first, or delete the board.');
}
