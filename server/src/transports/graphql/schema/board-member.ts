import { changes } from '@canary/board/changes/index';
import { itemId } from '@canary/board/fields';
import { invitationToken, invitationUse, newInvitation } from '@canary/board/invitations';
import { invitationDays, maxBoardMembers, maxInvitations, maxInvitationUses } from '@canary/board/limits';
import { cost } from '../../../guards/size/cost.ts';
import type { Invitation } from '../../../modules/board/log/invitation.ts';
import {
  acceptInvitation,
  createInvitation,
  type InvitationPreview,
  previewInvitation,
  readInvitations,
  revokeInvitation,
} from '../../../modules/board/members/invitations.ts';
import { type LastSeen, readLastSeen } from '../../../modules/board/members/last-seen.ts';
import { changeBoard, inputOf, ownBoardId, readPerson, useBoard } from '../board-access.ts';
import { builder } from '../builder.ts';
import { sessionActorOf } from '../context.ts';
import { BoardRole, BoardUser, changeIdField } from './board-user.ts';
import { BoardSummary, ownersOnly, summaryOf } from './own-board.ts';

const LastSeenMember = builder.objectRef<LastSeen>('LastSeenMember').implement({
  description: 'When a member last opened a board.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the member among the board’s people.' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'Time at which the member last opened the board, to within a minute: the current time for a member who has the board open; null if the member never opened it.',
    }),
  }),
});

builder.queryField('lastSeenMembers', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: [LastSeenMember],
    extensions: cost(50, { factor: 2 }),
    description: `When each member last opened a board: up to ${maxBoardMembers} members. Fails with NOT_FOUND if the user isn’t a member.`,
    args: { boardId: t.arg.id(ownBoardId) },
    resolve: (_root, args, context) => useBoard(context, args.boardId, 'read', readLastSeen),
  }),
);

const SetMemberRoleInput = builder
  .inputType('SetMemberRoleInput', {
    description: 'A member’s new role.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'Id of the member among the board’s people.' }),
      role: t.field({ type: BoardRole, required: true, description: 'The new role.' }),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.setMemberRole));

builder.mutationField('setMemberRole', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: BoardUser,
    nullable: true,
    extensions: cost(50),
    description: `Changes a member’s role. Fails with ${ownersOnly}, or if the board would have no owner.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: SetMemberRoleInput, required: true, description: 'The role.' }),
    },
    resolve: (_root, { boardId: id, input }, context) =>
      changeBoard(context, id, 'setMemberRole', input, readPerson),
  }),
);

const RemoveMemberInput = builder
  .inputType('RemoveMemberInput', {
    description: 'The member to remove.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'Id of the member among the board’s people.' }),
      changeId: t.id(changeIdField),
    }),
  })
  .validate(inputOf(changes.removeMember));

builder.mutationField('removeMember', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: BoardUser,
    nullable: true,
    extensions: cost(50),
    description: `Ends a membership and returns the person, who stays on the board as a name with their cards. All open invitations of the board are revoked. Fails with ${ownersOnly}, or for the last owner.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: RemoveMemberInput, required: true, description: 'The member.' }),
    },
    resolve: (_root, { boardId: id, input }, context) =>
      changeBoard(context, id, 'removeMember', input, readPerson),
  }),
);

const BoardInvitation = builder.objectRef<Invitation>('BoardInvitation').implement({
  description: 'An open invitation to a board. Its link was shown once, when it was created.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the invitation.' }),
    role: t.expose('role', {
      type: BoardRole,
      description: 'Role of the users who join with the invitation.',
    }),
    uses: t.exposeInt('uses', { description: 'Number of users who have joined with the invitation.' }),
    maxUses: t.exposeInt('maxUses', {
      nullable: true,
      description: 'Number of users who can join with the invitation; null for any number.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'Time at which the invitation expires.',
    }),
  }),
});

builder.queryField('boardInvitations', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: [BoardInvitation],
    extensions: cost(20, { factor: 2 }),
    description: `The open invitations of a board, the newest first: up to ${maxInvitations}. Fails with ${ownersOnly}.`,
    args: { boardId: t.arg.id(ownBoardId) },
    resolve: (_root, args, context) => useBoard(context, args.boardId, 'manage', readInvitations),
  }),
);

const NewInvitation = builder
  .objectRef<{ readonly invitation: Invitation; readonly token: string }>('NewInvitation')
  .implement({
    description: 'An invitation and the secret of its link.',
    fields: (t) => ({
      invitation: t.expose('invitation', { type: BoardInvitation, description: 'The invitation.' }),
      token: t.exposeString('token', {
        description: 'Token of the link `/join#TOKEN`. It can’t be read again.',
      }),
    }),
  });

const CreateInvitationInput = builder
  .inputType('CreateInvitationInput', {
    description: 'A new invitation.',
    fields: (t) => ({
      role: t.field({
        type: BoardRole,
        required: true,
        description: 'Role of the users who join with the invitation.',
      }),
      days: t.int({
        defaultValue: invitationDays.default,
        description: `Number of days until the invitation expires: 1 to ${invitationDays.max}.`,
      }),
      maxUses: t.int({
        description: `Number of users who can join with the invitation: 1 to ${maxInvitationUses}; any number if it is missing.`,
      }),
    }),
  })
  .validate(newInvitation);

builder.mutationField('createInvitation', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: NewInvitation,
    extensions: cost(50),
    description: `Creates an invitation to a board. Fails with BAD_USER_INPUT and the invalid \`field\`, CONFLICT if the board has ${maxInvitations} open invitations, ${ownersOnly}.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      input: t.arg({ type: CreateInvitationInput, required: true, description: 'The invitation.' }),
    },
    resolve: (_root, { boardId: id, input }, context) =>
      useBoard(context, id, 'manage', (access) => createInvitation(access, input)),
  }),
);

builder.mutationField('revokeInvitation', (t) =>
  t.withAuth({ loggedIn: true }).id({
    extensions: cost(50),
    description: `Revokes an invitation, so that users can no longer join with it, and returns its id. Fails with NOT_FOUND if the board has no such invitation, or FORBIDDEN if the user isn’t an owner.`,
    args: {
      boardId: t.arg.id(ownBoardId),
      id: t.arg.id({ required: true, description: 'Id of the invitation.', validate: itemId }),
    },
    resolve: async (_root, { boardId: ofBoard, id }, context) => {
      await useBoard(context, ofBoard, 'manage', (access) => revokeInvitation(access, { id }));
      return id;
    },
  }),
);

const InvitedPerson = builder
  .objectRef<{ readonly id: string; readonly name: string }>('InvitedPerson')
  .implement({
    description: 'A person without an account on a board to which a user is invited.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Id of the person.' }),
      name: t.exposeString('name', { description: 'Name of the person.' }),
    }),
  });

const InvitedBoard = builder.objectRef<NonNullable<InvitationPreview['board']>>('InvitedBoard').implement({
  description: 'The fields of a board that a user sees before joining it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the board.' }),
    name: t.exposeString('name', { description: 'Name of the board.' }),
    inviterName: t.exposeString('inviterName', {
      nullable: true,
      description: 'Name of the inviter on the board; null if the inviter is no longer a member.',
    }),
    isMember: t.exposeBoolean('isMember', { description: 'Whether the user is already a member.' }),
    people: t.field({
      type: [InvitedPerson],
      description:
        'The people who never had an account: the user may be one of them. Empty for a user who was a member before, who becomes the same person again.',
      resolve: ({ people }) => [...people],
    }),
  }),
});

const Invited = builder.objectRef<InvitationPreview>('Invitation').implement({
  description: 'An invitation as the invited user sees it.',
  fields: (t) => ({
    state: t.expose('state', {
      type: builder.enumType('InvitationState', {
        description: 'The state of an invitation.',
        values: {
          OPEN: { description: 'Users can join with the invitation.' },
          EXPIRED: { description: 'The invitation has expired.' },
          USED_UP: { description: 'The maximum number of users have joined.' },
          REVOKED: { description: 'An owner revoked it, removed a member or deleted the board.' },
        } as const,
      }),
      description: 'State of the invitation.',
    }),
    role: t.expose('role', {
      type: BoardRole,
      description: 'Role of the users who join with the invitation.',
    }),
    board: t.expose('board', {
      type: InvitedBoard,
      nullable: true,
      description: 'The board; null if the invitation isn’t open and the user isn’t a member.',
    }),
  }),
});

builder.queryField('invitation', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: Invited,
    extensions: cost(50, { factor: 2 }),
    description:
      'An invitation, by the token of its link. Reading an invitation doesn’t count as a use. Fails with BAD_USER_INPUT if the token is malformed, or NOT_FOUND if there is no such invitation.',
    args: {
      token: t.arg.string({ required: true, description: 'Token of the link.', validate: invitationToken }),
    },
    resolve: (_root, { token }, context) => previewInvitation(context, sessionActorOf(context), token),
  }),
);

const AcceptInvitationInput = builder
  .inputType('AcceptInvitationInput', {
    description: 'The invitation to accept.',
    fields: (t) => ({
      token: t.string({ required: true, description: 'Token of the link.' }),
      personId: t.id({
        description:
          'Id of the person without an account that the user claims. If it is missing, the user becomes a new person.',
      }),
    }),
  })
  .validate(invitationUse);

builder.mutationField('acceptInvitation', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: BoardSummary,
    extensions: cost(150),
    description: `Makes the user a member of a board, with their username or, if another person has this name, with a number after it. For a member it changes nothing. Fails with BAD_USER_INPUT and the field \`token\` or \`personId\`, NOT_FOUND if the invitation is unknown, expired, used up or revoked, or CONFLICT if the board has ${maxBoardMembers} members, or the user too many boards.`,
    args: { input: t.arg({ type: AcceptInvitationInput, required: true, description: 'The invitation.' }) },
    resolve: async (_root, { input }, context) => {
      const { username } = context.viewer.user;
      return await summaryOf(
        context,
        await acceptInvitation(context, sessionActorOf(context), input, username),
      );
    },
  }),
);
