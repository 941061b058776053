import type { BoardUser } from '@canary/board/model';
import type { BoardRole } from '@canary/board/roles';

/** A person of a board with an account. */
export type Member = BoardUser & { readonly role: BoardRole };

/** The members among a board's people. */
export function membersOf(people: readonly BoardUser[]): Member[] {
  return people.flatMap((person) =>
    person.accountId && person.role ? { ...person, role: person.role } : [],
  );
}

/** Whether a member is the only owner, who can't leave. */
export function isLastOwner(member: Member | undefined, members: readonly Member[]): boolean {
  return member?.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1;
}

/** Each role with its name and what its members can do, the usual one first. */
export const roles = [
  { value: 'editor', label: 'Editor', rights: 'can add, change and delete cards' },
  { value: 'viewer', label: 'Viewer', rights: 'can only look at the board' },
  { value: 'owner', label: 'Owner', rights: 'can also manage members, and rename and delete the board' },
] as const satisfies readonly {
  readonly value: BoardRole;
  readonly label: string;
  readonly rights: string;
}[];

/** The entry of `roles` for a role, which may have come from a form. */
export function roleOf(value: string) {
  return roles.find((role) => role.value === value) ?? roles[0];
}

/** A role with its article. @example nounOf('editor'); // 'an editor' */
export function nounOf(value: string): string {
  const { label } = roleOf(value);
  return `${/^[EO]/.test(label) ? 'an' : 'a'} ${label.toLowerCase()}`;
}
