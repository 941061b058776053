import type { ApolloClient, DocumentNode } from '@apollo/client';
import type { QueuedKind } from '@canary/board/changes/index';
import type { PendingChange } from '@canary/board/pending-change';
import { graphql } from '#gql/gql.ts';
import { asAccount } from '#session/account-requests.ts';
import type { BoardRef } from './board-ref.ts';

// The documents of the changes in the outbox.

const CreateTaskDocument = graphql(`
  mutation CreateTask($boardId: ID!, $input: CreateTaskInput!) {
    createTask(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const UpdateTaskDocument = graphql(`
  mutation UpdateTask($boardId: ID!, $input: UpdateTaskInput!) {
    updateTask(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const MoveTaskDocument = graphql(`
  mutation MoveTask($boardId: ID!, $input: MoveTaskInput!) {
    moveTask(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const DeleteTaskDocument = graphql(`
  mutation DeleteTask($boardId: ID!, $input: TaskInput!) {
    deleteTask(boardId: $boardId, input: $input)
  }
`);

const RestoreTaskDocument = graphql(`
  mutation RestoreTask($boardId: ID!, $input: TaskInput!) {
    restoreTask(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const SetDescriptionDocument = graphql(`
  mutation SetDescription($boardId: ID!, $input: SetDescriptionInput!) {
    setDescription(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const CreateChecklistItemsDocument = graphql(`
  mutation CreateChecklistItems($boardId: ID!, $input: CreateChecklistItemsInput!) {
    createChecklistItems(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const UpdateChecklistItemDocument = graphql(`
  mutation UpdateChecklistItem($boardId: ID!, $input: UpdateChecklistItemInput!) {
    updateChecklistItem(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const MoveChecklistItemDocument = graphql(`
  mutation MoveChecklistItem($boardId: ID!, $input: MoveChecklistItemInput!) {
    moveChecklistItem(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const DeleteChecklistItemDocument = graphql(`
  mutation DeleteChecklistItem($boardId: ID!, $input: DeleteChecklistItemInput!) {
    deleteChecklistItem(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const CreateCommentDocument = graphql(`
  mutation CreateComment($boardId: ID!, $input: CreateCommentInput!) {
    createComment(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const UpdateCommentDocument = graphql(`
  mutation UpdateComment($boardId: ID!, $input: UpdateCommentInput!) {
    updateComment(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const DeleteCommentDocument = graphql(`
  mutation DeleteComment($boardId: ID!, $input: CommentInput!) {
    deleteComment(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const RestoreCommentDocument = graphql(`
  mutation RestoreComment($boardId: ID!, $input: CommentInput!) {
    restoreComment(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const CreateBoardUserDocument = graphql(`
  mutation CreateBoardUser($boardId: ID!, $input: CreateBoardUserInput!) {
    createBoardUser(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const UpdateBoardUserDocument = graphql(`
  mutation UpdateBoardUser($boardId: ID!, $input: UpdateBoardUserInput!) {
    updateBoardUser(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const DeleteBoardUserDocument = graphql(`
  mutation DeleteBoardUser($boardId: ID!, $input: DeleteBoardUserInput!) {
    deleteBoardUser(boardId: $boardId, input: $input)
  }
`);

const RestoreBoardUserDocument = graphql(`
  mutation RestoreBoardUser($boardId: ID!, $input: RestoreBoardUserInput!) {
    restoreBoardUser(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const CreateColumnDocument = graphql(`
  mutation CreateColumn($boardId: ID!, $input: CreateColumnInput!) {
    createColumn(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const UpdateColumnDocument = graphql(`
  mutation UpdateColumn($boardId: ID!, $input: UpdateColumnInput!) {
    updateColumn(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const MoveColumnDocument = graphql(`
  mutation MoveColumn($boardId: ID!, $input: MoveColumnInput!) {
    moveColumn(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const DeleteColumnDocument = graphql(`
  mutation DeleteColumn($boardId: ID!, $input: DeleteColumnInput!) {
    deleteColumn(boardId: $boardId, input: $input)
  }
`);

const CreateLabelDocument = graphql(`
  mutation CreateLabel($boardId: ID!, $input: CreateLabelInput!) {
    createLabel(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const UpdateLabelDocument = graphql(`
  mutation UpdateLabel($boardId: ID!, $input: UpdateLabelInput!) {
    updateLabel(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const DeleteLabelDocument = graphql(`
  mutation DeleteLabel($boardId: ID!, $input: LabelInput!) {
    deleteLabel(boardId: $boardId, input: $input)
  }
`);

/** The document of each kind of change. */
const changeDocuments: Readonly<Record<QueuedKind, DocumentNode>> = {
  createTask: CreateTaskDocument,
  updateTask: UpdateTaskDocument,
  moveTask: MoveTaskDocument,
  deleteTask: DeleteTaskDocument,
  restoreTask: RestoreTaskDocument,
  setDescription: SetDescriptionDocument,
  createChecklistItems: CreateChecklistItemsDocument,
  updateChecklistItem: UpdateChecklistItemDocument,
  moveChecklistItem: MoveChecklistItemDocument,
  deleteChecklistItem: DeleteChecklistItemDocument,
  createComment: CreateCommentDocument,
  updateComment: UpdateCommentDocument,
  deleteComment: DeleteCommentDocument,
  restoreComment: RestoreCommentDocument,
  createBoardUser: CreateBoardUserDocument,
  updateBoardUser: UpdateBoardUserDocument,
  deleteBoardUser: DeleteBoardUserDocument,
  restoreBoardUser: RestoreBoardUserDocument,
  createColumn: CreateColumnDocument,
  updateColumn: UpdateColumnDocument,
  moveColumn: MoveColumnDocument,
  deleteColumn: DeleteColumnDocument,
  createLabel: CreateLabelDocument,
  updateLabel: UpdateLabelDocument,
  deleteLabel: DeleteLabelDocument,
};

/**
 * Sends a change to the server, which applies each `changeId` once.
 *
 * @param signal aborts the request
 * @throws the server's error
 */
export type SendChange = (change: PendingChange, signal: AbortSignal) => Promise<void>;

/** Creates the function that sends each kind of change to a board. */
export function createChangeSender(client: ApolloClient, { boardId, accountId }: BoardRef): SendChange {
  return async ({ kind, input, changeId }, signal) => {
    const { data } = await client.mutate({
      mutation: changeDocuments[kind],
      variables: { boardId, input: { ...input, changeId } },
      // The board's events update the board store, so the cache keeps nothing of the response.
      fetchPolicy: 'no-cache',
      context: accountId === null ? { fetchOptions: { signal } } : asAccount(accountId, signal),
    });
    // Without data, the server may not have applied the change.
    if (!data) throw new Error('The answer has no data.');
  };
}
