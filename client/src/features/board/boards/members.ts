import type { BoardRole } from '@canary/board/roles';
import type { PersonView } from '../live/board-store.ts';

/** A person of a board with an account. */
export type Member = PersonView & { readonly role: BoardRole };

/** The members among a board's people. */
export function membersOf(people: readonly PersonView[]): Member[] {
  return people.flatMap((person) =>
    person.accountId && person.role ? { ...person, role: person.role } : [],
  );
}

/** Whether a member is the only owner, who can't leave. */
export function isLastOwner(member: Member | undefined, members: readonly Member[]): boolean {
  return member?.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1;
}
