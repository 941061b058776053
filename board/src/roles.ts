/** The roles of members, from the least to the most rights. */
export const boardRoles = ['viewer', 'editor', 'owner'] as const;

/** A member's role. */
export type BoardRole = (typeof boardRoles)[number];

/** The role of a member, or of a visitor of the open board. */
export type Role = BoardRole | 'visitor';

/**
 * What a role allows on a board: read it; change its cards with their texts, and the people without an account; comment
 * on cards; change its columns and labels; or manage its members and the board itself.
 */
export type Right = 'read' | 'editCards' | 'comment' | 'arrange' | 'manage';

/**
 * What an operation needs on a board: a right of a role; an invitation, to join it; or, also after its deletion, the
 * permission to restore or leave it.
 */
export type NeededRight = Right | 'join' | 'restore' | 'leave';

const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  visitor: ['read', 'editCards'],
  viewer: ['read'],
  editor: ['read', 'editCards', 'comment', 'arrange'],
  owner: ['read', 'editCards', 'comment', 'arrange', 'manage'],
};

/**
 * Whether a role includes a right.
 *
 * @param role null for a user who may not use the board
 *
 * @example
 * can('editor', 'read'); // true
 */
export function can(role: Role | null | undefined, right: Right): boolean {
  return role != null && rightsOf[role].includes(right);
}
