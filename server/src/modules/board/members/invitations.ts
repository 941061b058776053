import { randomBytes, randomUUID } from 'node:crypto';
import type { invitationUse, newInvitation } from '@canary/board/invitations';
import { maxInvitations } from '@canary/board/limits';
import type { BoardUser } from '@canary/board/model';
import { toSortableId } from '@canary/board/sortable-id';
import type { z } from 'zod/mini';
import { ConflictError, InputError, NotFoundError } from '../../../platform/errors.ts';
import type { SessionActor } from '../../credentials/actor.ts';
import { type BoardDb, withBoardTables } from '../database.ts';
import {
  findInvitation,
  hashInvitation,
  type Invitation,
  type InvitationState,
  stateOfInvitation,
  whereValid,
  withoutToken,
} from '../log/invitation.ts';
import { type AccessServices, BoardAccess } from './access.ts';
import { readMembership } from './rights.ts';

const dayMs = 24 * 60 * 60_000;

/** Creates an invitation. Only its link holds the token. @throws ConflictError if too many are open */
export async function createInvitation(
  access: BoardAccess<'manage'>,
  { role, days, maxUses = null }: z.output<typeof newInvitation>,
): Promise<{ readonly invitation: Invitation; readonly token: string }> {
  const { id: boardId } = access.board;
  const token = randomBytes(32).toString('base64url');
  const now = access.boards.clock.now();
  const invitation = await access.write(async (transaction) => {
    const open = await transaction.boardInvitation.findMany({ where: { boardId, ...whereValid(now) } });
    if (open.filter((other) => stateOfInvitation(other, now) === 'OPEN').length >= maxInvitations) {
      throw new ConflictError(`A board has up to ${maxInvitations} open invitations. Revoke one first.`, {
        max: maxInvitations,
      });
    }
    const dates = { createdAt: new Date(now), expiresAt: new Date(now + days * dayMs) };
    const inviterId = access.sender.userId ?? '';
    return await transaction.boardInvitation.create({
      data: { boardId, hash: hashInvitation(token), role, maxUses, inviterId, ...dates },
      omit: withoutToken,
    });
  });
  return { invitation, token };
}

/** Reads a board's open invitations, the newest first. */
export async function readInvitations(access: BoardAccess<'manage'>): Promise<Invitation[]> {
  const { id } = access.board;
  const now = access.boards.clock.now();
  const found = await access.read((db) =>
    db.boardInvitation.findMany({
      where: { boardId: id, ...whereValid(now) },
      omit: withoutToken,
      orderBy: { createdAt: 'desc' },
    }),
  );
  return found.filter((invitation) => stateOfInvitation(invitation, now) === 'OPEN');
}

/** Revokes an invitation. @throws NotFoundError if the board has no such invitation */
export async function revokeInvitation(
  access: BoardAccess<'manage'>,
  { id }: { readonly id: string },
): Promise<void> {
  const { id: boardId } = access.board;
  const revokedAt = new Date(access.boards.clock.now());
  const { count } = await access.write((transaction) =>
    transaction.boardInvitation.updateMany({
      where: { boardId, id },
      data: { revokedAt },
    }),
  );
  if (count === 0) throw new NotFoundError('There is no such invitation.');
}

/** The fields of an invitation that a user sees before joining a board. */
export interface InvitationPreview {
  readonly state: InvitationState;
  readonly role: Invitation['role'];
  /** The fields of the board; null if the invitation isn't open. */
  readonly board: {
    readonly id: string;
    readonly name: string;
    /** The inviter's name on the board; null if the inviter is no longer a member. */
    readonly inviterName: string | null;
    /** Whether the user is already a member. */
    readonly isMember: boolean;
    /** The people who never had an account: the user may be one of them. Empty for a former member. */
    readonly people: readonly BoardUser[];
  } | null;
}

/** Reads an invitation with the fields of its board. @throws NotFoundError if there is no such invitation */
export async function previewInvitation(
  { boards }: AccessServices,
  actor: SessionActor,
  token: string,
): Promise<InvitationPreview> {
  const { clock } = boards;
  const db = withBoardTables(boards.db);
  const invitation = await findInvitation(db, token);
  const { boardId, role, inviterId } = invitation;
  const { role: ownRole, isDeleted } = await readMembership(db, boardId, actor.userId);
  const state = isDeleted ? 'REVOKED' : stateOfInvitation(invitation, clock.now());
  if (state !== 'OPEN' && (ownRole === null || isDeleted)) return { state, role, board: null };
  const [board, people] = await Promise.all([
    db.board.findUniqueOrThrow({ where: { id: boardId }, select: { id: true, name: true } }),
    db.boardUser.findMany({ where: { boardId }, orderBy: [{ name: 'asc' }, { id: 'asc' }] }),
  ]);
  const inviterName = people.find(({ accountId }) => accountId === inviterId)?.name ?? null;
  const isMember = ownRole !== null;
  const isFormer = people.some(({ lastAccountId }) => lastAccountId === actor.userId);
  const unclaimed = people.filter((person) => !isFormer && person.lastAccountId === null);
  return { state, role, board: { ...board, inviterName, isMember, people: unclaimed } };
}

/**
 * Joins the board of an invitation. For a member, this changes nothing and doesn't count as a use.
 *
 * @param name the user's name on the board, unless they claim the name of a person without an account
 * @returns the id of the board
 * @throws NotFoundError if there is no such invitation, or the invitation is expired, used up or revoked
 * @throws InputError if the claimed person is a member, or isn't on the board
 * @throws ConflictError if the board has too many members, or the user too many boards
 */
export async function acceptInvitation(
  services: AccessServices,
  actor: SessionActor,
  { token, personId }: z.output<typeof invitationUse>,
  name: string,
): Promise<string> {
  const db = withBoardTables(services.boards.db);
  const { id, boardId, role } = await findInvitation(db, token);
  const membership = await readMembership(db, boardId, actor.userId);
  if (membership.role && !membership.isDeleted) return boardId;
  const access = await BoardAccess.openInvited(services, actor, token);
  try {
    const person = await findPerson(db, boardId, actor.userId, personId);
    await access.change('joinBoard', { ...person, name, role, invitationId: id });
    return boardId;
  } finally {
    access.close();
  }
}

/**
 * Finds the person on the board that a user becomes: the claimed person, or the person of an earlier membership.
 *
 * @throws InputError if the person is or was another member, or isn't on the board
 */
async function findPerson(
  db: BoardDb,
  boardId: string,
  accountId: string,
  personId: string | null | undefined,
): Promise<{ readonly id: string; readonly isClaimed: boolean }> {
  const former = await db.boardUser.findFirst({
    where: { boardId, accountId: null, lastAccountId: accountId },
  });
  if (former) return { id: former.id, isClaimed: false };
  if (!personId) return { id: toSortableId(randomUUID()), isClaimed: false };
  const claimed = await db.boardUser.findFirst({ where: { boardId, id: personId, lastAccountId: null } });
  if (claimed) return { id: claimed.id, isClaimed: true };
  throw new InputError('This person has an account, or is no longer on the board.', 'personId');
}
