import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { BoardsQuery } from '#gql/graphql.ts';

/** A board in the user's list. */
export type OwnBoard = BoardsQuery['boards'][number];

/** The number of cards by column. */
export const BoardCountsDocument = graphql(`
  query BoardCounts {
    cardCounts {
      todo
      inprogress
      done
    }
  }
`);

/** The deleted boards that the user can restore. */
export const DeletedBoardsDocument = graphql(`
  query DeletedBoards {
    boards(isDeleted: true) {
      id
      name
      deletedAt
    }
  }
`);

const CreateBoardDocument = graphql(`
  mutation CreateBoard($input: CreateBoardInput!) {
    createBoard(input: $input) {
      id
    }
  }
`);

/** Creates a board. The same id sent again creates nothing. */
export function useCreateBoard() {
  const [mutate] = useMutation(CreateBoardDocument);
  return (id: string, name: string) => mutate({ variables: { input: { id, name } } });
}

const RenameBoardDocument = graphql(`
  mutation RenameBoard($boardId: ID!, $name: String!) {
    renameBoard(boardId: $boardId, input: { name: $name }) {
      id
      name
    }
  }
`);

export function useRenameBoard(boardId: string) {
  const [mutate] = useMutation(RenameBoardDocument);
  return (name: string) => mutate({ variables: { boardId, name } });
}

const DeleteBoardDocument = graphql(`
  mutation DeleteBoard($boardId: ID!) {
    deleteBoard(boardId: $boardId)
  }
`);

export function useDeleteBoard(boardId: string) {
  const [mutate] = useMutation(DeleteBoardDocument, { update: (cache) => forgetBoard(cache, boardId) });
  return () => mutate({ variables: { boardId } });
}

const RestoreBoardDocument = graphql(`
  mutation RestoreBoard($boardId: ID!) {
    restoreBoard(boardId: $boardId) {
      id
    }
  }
`);

export function useRestoreBoard() {
  const [mutate] = useMutation(RestoreBoardDocument);
  return (boardId: string) => mutate({ variables: { boardId } });
}

const LeaveBoardDocument = graphql(`
  mutation LeaveBoard($boardId: ID!) {
    leaveBoard(boardId: $boardId)
  }
`);

export function useLeaveBoard(boardId: string) {
  const [mutate] = useMutation(LeaveBoardDocument, { update: (cache) => forgetBoard(cache, boardId) });
  return () => mutate({ variables: { boardId } });
}

/** Removes a board from all cached lists. */
function forgetBoard(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: 'BoardSummary', id }) ?? id });
}
