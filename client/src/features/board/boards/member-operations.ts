import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { AcceptInvitationInput, BoardRole, CreateInvitationInput } from '#gql/graphql.ts';

/** When each member last opened the board. */
export const LastSeenMembersDocument = graphql(`
  query LastSeenMembers($boardId: ID!) {
    lastSeenMembers(boardId: $boardId) {
      id
      lastSeenAt
    }
  }
`);

const SetMemberRoleDocument = graphql(`
  mutation SetMemberRole($boardId: ID!, $input: SetMemberRoleInput!) {
    setMemberRole(boardId: $boardId, input: $input) {
      id
    }
  }
`);

/** The board's events update the people, so the cache keeps nothing of these responses. */
const byEvents = { fetchPolicy: 'no-cache' } as const;

export function useSetMemberRole(boardId: string) {
  const [mutate] = useMutation(SetMemberRoleDocument, byEvents);
  return (id: string, role: BoardRole) => mutate({ variables: { boardId, input: { id, role } } });
}

const RemoveMemberDocument = graphql(`
  mutation RemoveMember($boardId: ID!, $input: RemoveMemberInput!) {
    removeMember(boardId: $boardId, input: $input) {
      id
    }
  }
`);

export function useRemoveMember(boardId: string) {
  const [mutate] = useMutation(RemoveMemberDocument, byEvents);
  return (id: string) => mutate({ variables: { boardId, input: { id } } });
}

/** The open invitations of a board, the newest first. */
export const BoardInvitationsDocument = graphql(`
  query BoardInvitations($boardId: ID!) {
    boardInvitations(boardId: $boardId) {
      id
      role
      createdAt
      expiresAt
      maxUses
      uses
    }
  }
`);

const CreateInvitationDocument = graphql(`
  mutation CreateInvitation($boardId: ID!, $input: CreateInvitationInput!) {
    createInvitation(boardId: $boardId, input: $input) {
      token
      invitation {
        id
      }
    }
  }
`);

/** Creates an invitation, and returns its id and the token of its link. The cache doesn't keep the token. */
export function useCreateInvitation(boardId: string) {
  const [mutate] = useMutation(CreateInvitationDocument, { fetchPolicy: 'no-cache' });
  return async (input: CreateInvitationInput) => {
    const { data } = await mutate({ variables: { boardId, input } });
    if (!data) throw new Error('The answer has no data.');
    const { token, invitation } = data.createInvitation;
    return { id: invitation.id, token };
  };
}

const RevokeInvitationDocument = graphql(`
  mutation RevokeInvitation($boardId: ID!, $id: ID!) {
    revokeInvitation(boardId: $boardId, id: $id)
  }
`);

export function useRevokeInvitation(boardId: string) {
  const [mutate] = useMutation(RevokeInvitationDocument);
  return (id: string) => mutate({ variables: { boardId, id } });
}

/** What an invitation is for. Sent as POST, so that no address contains the token. */
export const InvitationDocument = graphql(`
  query Invitation($token: String!) {
    invitation(token: $token) {
      role
      state
      board {
        id
        name
        inviterName
        isMember
        people {
          id
          name
        }
      }
    }
  }
`);

const AcceptInvitationDocument = graphql(`
  mutation AcceptInvitation($input: AcceptInvitationInput!) {
    acceptInvitation(input: $input) {
      id
    }
  }
`);

/** Joins the board of an invitation, and returns the id of the board. */
export function useAcceptInvitation() {
  const [mutate] = useMutation(AcceptInvitationDocument);
  return async (input: AcceptInvitationInput) => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The answer has no data.');
    return data.acceptInvitation.id;
  };
}
