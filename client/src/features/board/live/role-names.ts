import type { BoardRole } from '@canary/board/roles';

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
