/** What a member is on a board, from the least to the most rights. */
export const boardRoles = ['viewer', 'editor', 'owner'] as const;

/** A member's role. */
export type BoardRole = (typeof boardRoles)[number];

/** What someone is on a board: a member, or one of those who may use it without being a member. */
export type Role = BoardRole | 'visitor';

/**
 * What a role allows on a board: read it; change its cards, with all they hold, and the people without an account;
 * comment on cards; change its columns and labels; or manage its members and the board itself.
 */
export type Right = 'read' | 'editCards' | 'comment' | 'arrange' | 'manage';

/**
 * What an operation needs on a board: a right that roles include, or to join it with an invitation, or, also after its
 * deletion, to restore it or leave it.
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
 * @param role null for someone who may not use the board
 *
 * @example
 * can('editor', 'read'); // true
 */
export function can(role: Role | null | undefined, right: Right): boolean {
  return role != null && rightsOf[role].includes(right);
}
