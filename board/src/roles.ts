/** What a member is on a board, from the least to the most rights. */
export const boardRoles = ['viewer', 'editor', 'owner'] as const;

/** A member's role. */
export type BoardRole = (typeof boardRoles)[number];

/** What an operation does on a board: read it, change its cards and the people without an account, or manage it. */
export type Right = 'read' | 'edit' | 'own';

const leastRoles: Readonly<Record<Right, BoardRole>> = { read: 'viewer', edit: 'editor', own: 'owner' };

/**
 * Whether a role includes a right.
 *
 * @param role null for a person who isn't a member
 *
 * @example
 * hasRight('editor', 'read'); // true
 */
export function hasRight(role: BoardRole | null | undefined, right: Right): boolean {
  return role != null && boardRoles.indexOf(role) >= boardRoles.indexOf(leastRoles[right]);
}
