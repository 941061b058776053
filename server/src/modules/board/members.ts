import { randomUUID } from 'node:crypto';
import type { BoardUser } from '@canary/board/model';
import type { BoardRole } from '@canary/board/roles';
import type { memberEdit } from '@canary/input/board';
import { maxBoardMembers } from '@canary/input/limits';
import type { z } from 'zod';
import { ConflictError, ForbiddenError, InputError, NotFoundError } from '../../platform/errors.ts';
import type { BoardAccess } from './access.ts';
import type { CurrentBoard } from './current-board.ts';
import { withBoardTables } from './database.ts';
import { type BoardUserState, openBoardId } from './event.ts';
import { findMember } from './live-board.ts';

interface NewMember {
  readonly invitationId: string;
  readonly name: string;
  readonly role: BoardRole;
  /** The person without an account that the member claims to be, who is on the board. */
  readonly personId?: string | undefined;
  /** The person that the member was before, which another member may have deleted meanwhile. */
  readonly formerId?: string | undefined;
}

/**
 * Makes the sender a member, and counts the use of their invitation. A member stays what they are.
 *
 * @throws NotFoundError if the invitation is expired, used up or revoked
 * @throws InputError if the person is a member, or isn't on the board
 * @throws ConflictError if the board has too many members
 */
export async function joinBoard(
  access: BoardAccess<'join'>,
  { invitationId, name, role, personId, formerId }: NewMember,
): Promise<BoardUserState> {
  const accountId = access.sender.userId;
  const id = formerId ?? personId ?? randomUUID();
  return await access.change('BOARD_USER_CREATED', { id }, ({ users }) => {
    const member = findMember(users(), accountId ?? '');
    if (member) return { payload: stateOf(member) };
    if (membersOf(users()).length >= maxBoardMembers) {
      throw new ConflictError(`A board has up to ${maxBoardMembers} members.`, { max: maxBoardMembers });
    }
    const person = users().get(id);
    if (person ? isMember(person) : personId !== undefined) {
      throw new InputError('This person is already a member, or no longer on the board.', 'personId');
    }
    return { payload: { id, name: person?.name ?? name, accountId, role }, usesInvitation: invitationId };
  });
}

/**
 * Changes a member's role.
 *
 * @throws NotFoundError if there is no such member
 * @throws ForbiddenError if the board would have no owner
 */
export async function setMemberRole(
  access: BoardAccess<'own'>,
  { id, role, changeId }: z.output<typeof memberEdit>,
): Promise<BoardUserState> {
  return await access.change('BOARD_USER_UPDATED', { id, changeId }, (board) => {
    const member = requireMember(board, id);
    if (role !== 'owner') requireOtherOwner(board, member);
    return { payload: { ...stateOf(member), role } };
  });
}

/**
 * Removes a member. The person stays on the board as a name, with their cards. All open invitations are revoked, so that the
 * user can't join again with one that they know.
 *
 * @throws NotFoundError if there is no such member
 * @throws ForbiddenError if the board would have no owner
 */
export async function removeMember(
  access: BoardAccess<'own'>,
  { id, changeId }: { readonly id: string; readonly changeId?: string | null | undefined },
): Promise<BoardUserState> {
  return await access.change('BOARD_USER_UPDATED', { id, changeId }, (board) => {
    const member = requireMember(board, id);
    requireOtherOwner(board, member);
    return { payload: withoutAccount(member), revokesInvitations: true };
  });
}

/**
 * Ends the sender's membership. The person stays on the board as a name, with their cards.
 *
 * @param name the name that stays; the current one if it is missing
 * @throws ForbiddenError if the sender is the last owner of a board that isn't deleted
 */
export async function leaveBoard(
  access: BoardAccess<'read' | 'leave'>,
  { changeId, name }: { readonly changeId?: string | null | undefined; readonly name?: string } = {},
): Promise<void> {
  await access.change('BOARD_USER_UPDATED', { changeId }, (board) => {
    const member = findMember(board.users(), access.sender.userId ?? '');
    if (!member) throw noSuchMember();
    if (!board.isDeleted()) requireOtherOwner(board, member);
    return { payload: { ...withoutAccount(member), ...(name !== undefined && { name }) } };
  });
}

/** A member and when they last opened the board. */
export interface LastSeen {
  readonly id: string;
  readonly lastSeenAt: Date | null;
}

/** Reads when each member last opened the board: now for the members who have it open. */
export async function readLastSeen(access: BoardAccess<'read'>): Promise<LastSeen[]> {
  const { id: boardId, clock } = access.board;
  const members = await access.read((db) =>
    db.boardUser.findMany({
      where: { boardId, accountId: { not: null } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, accountId: true, lastSeenAt: true },
    }),
  );
  const { isHere } = access.board.presence();
  const now = new Date(clock.now());
  return members.map(({ id, accountId, lastSeenAt }) => ({
    id,
    lastSeenAt: accountId && isHere(accountId) ? now : lastSeenAt,
  }));
}

/** How exact the time is at which a member was last seen, in milliseconds. */
const seenMs = 60_000;

/** Records that the sender has the board open. */
export async function recordSeen(access: BoardAccess<'read'>): Promise<void> {
  const { id: boardId, db, clock } = access.board;
  const { userId } = access.sender;
  if (userId === null || boardId === openBoardId) return;
  const now = clock.now();
  await withBoardTables(db).boardUser.updateMany({
    where: {
      boardId,
      accountId: userId,
      OR: [{ lastSeenAt: null }, { lastSeenAt: { lt: new Date(now - seenMs) } }],
    },
    data: { lastSeenAt: new Date(now) },
  });
}

/** The members among a board's people. */
export function membersOf(users: ReadonlyMap<string, BoardUser>): BoardUser[] {
  return [...users.values()].filter(isMember);
}

function isMember({ accountId }: BoardUser): boolean {
  return accountId != null;
}

function requireMember({ users }: CurrentBoard, id: string): BoardUser {
  const person = users().get(id);
  if (!person || !isMember(person)) throw noSuchMember();
  return person;
}

function noSuchMember(): NotFoundError {
  return new NotFoundError('This person isn’t a member of the board any more.');
}

/** @throws ForbiddenError if a member is the only owner */
function requireOtherOwner({ users }: CurrentBoard, member: BoardUser): void {
  const others = membersOf(users()).filter(({ id, role }) => role === 'owner' && id !== member.id);
  if (member.role === 'owner' && others.length === 0) {
    throw new ForbiddenError(
      'A board needs an owner. Make another member an owner first, or delete the board.',
    );
  }
}

function withoutAccount({ id, name }: BoardUser): BoardUserState {
  return { id, name, accountId: null, role: null };
}

function stateOf({ id, name, accountId = null, role = null }: BoardUser): BoardUserState {
  return { id, name, accountId, role };
}
