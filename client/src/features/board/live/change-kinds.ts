import type { DocumentNode } from '@apollo/client';
import type { QueuedKind } from '@canary/board/changes/index';
import { graphql } from '#gql/gql.ts';

interface KindOfChange {
  /** The part of a card that the change is a change of, for before the card's name; missing for the whole card or thing. */
  readonly part?: string;
  /** The effect of the change. */
  readonly done: string;
  readonly document: DocumentNode;
}

/** The client's data about each kind of change in the outbox. */
export const changeKinds: Readonly<Record<QueuedKind, KindOfChange>> = {
  createTask: {
    done: 'added',
    document: graphql(`
      mutation CreateTask($boardId: ID!, $input: CreateTaskInput!) {
        createTask(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  copyTask: {
    done: 'copied',
    document: graphql(`
      mutation CopyTask($boardId: ID!, $input: CopyTaskInput!) {
        copyTask(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  updateTask: {
    done: 'changed',
    document: graphql(`
      mutation UpdateTask($boardId: ID!, $input: UpdateTaskInput!) {
        updateTask(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  moveTask: {
    done: 'moved',
    document: graphql(`
      mutation MoveTask($boardId: ID!, $input: MoveTaskInput!) {
        moveTask(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  deleteTask: {
    done: 'archived',
    document: graphql(`
      mutation DeleteTask($boardId: ID!, $input: TaskInput!) {
        deleteTask(boardId: $boardId, input: $input)
      }
    `),
  },
  restoreTask: {
    done: 'restored',
    document: graphql(`
      mutation RestoreTask($boardId: ID!, $input: TaskInput!) {
        restoreTask(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  setDescription: {
    part: 'The description of',
    done: 'changed',
    document: graphql(`
      mutation SetDescription($boardId: ID!, $input: SetDescriptionInput!) {
        setDescription(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  createChecklistItems: {
    part: 'An item of',
    done: 'added',
    document: graphql(`
      mutation CreateChecklistItems($boardId: ID!, $input: CreateChecklistItemsInput!) {
        createChecklistItems(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  updateChecklistItem: {
    part: 'An item of',
    done: 'changed',
    document: graphql(`
      mutation UpdateChecklistItem($boardId: ID!, $input: UpdateChecklistItemInput!) {
        updateChecklistItem(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  moveChecklistItem: {
    part: 'An item of',
    done: 'moved',
    document: graphql(`
      mutation MoveChecklistItem($boardId: ID!, $input: MoveChecklistItemInput!) {
        moveChecklistItem(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  deleteChecklistItem: {
    part: 'An item of',
    done: 'deleted',
    document: graphql(`
      mutation DeleteChecklistItem($boardId: ID!, $input: DeleteChecklistItemInput!) {
        deleteChecklistItem(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  createComment: {
    part: 'Your comment on',
    done: 'added',
    document: graphql(`
      mutation CreateComment($boardId: ID!, $input: CreateCommentInput!) {
        createComment(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  updateComment: {
    part: 'Your comment on',
    done: 'changed',
    document: graphql(`
      mutation UpdateComment($boardId: ID!, $input: UpdateCommentInput!) {
        updateComment(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  deleteComment: {
    part: 'A comment on',
    done: 'deleted',
    document: graphql(`
      mutation DeleteComment($boardId: ID!, $input: CommentInput!) {
        deleteComment(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  restoreComment: {
    part: 'A comment on',
    done: 'restored',
    document: graphql(`
      mutation RestoreComment($boardId: ID!, $input: CommentInput!) {
        restoreComment(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  createBoardUser: {
    done: 'added',
    document: graphql(`
      mutation CreateBoardUser($boardId: ID!, $input: CreateBoardUserInput!) {
        createBoardUser(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  updateBoardUser: {
    done: 'renamed',
    document: graphql(`
      mutation UpdateBoardUser($boardId: ID!, $input: UpdateBoardUserInput!) {
        updateBoardUser(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  deleteBoardUser: {
    done: 'removed',
    document: graphql(`
      mutation DeleteBoardUser($boardId: ID!, $input: DeleteBoardUserInput!) {
        deleteBoardUser(boardId: $boardId, input: $input)
      }
    `),
  },
  restoreBoardUser: {
    done: 'restored',
    document: graphql(`
      mutation RestoreBoardUser($boardId: ID!, $input: RestoreBoardUserInput!) {
        restoreBoardUser(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  createColumn: {
    done: 'added',
    document: graphql(`
      mutation CreateColumn($boardId: ID!, $input: CreateColumnInput!) {
        createColumn(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  updateColumn: {
    done: 'changed',
    document: graphql(`
      mutation UpdateColumn($boardId: ID!, $input: UpdateColumnInput!) {
        updateColumn(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  moveColumn: {
    done: 'moved',
    document: graphql(`
      mutation MoveColumn($boardId: ID!, $input: MoveColumnInput!) {
        moveColumn(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  deleteColumn: {
    done: 'deleted',
    document: graphql(`
      mutation DeleteColumn($boardId: ID!, $input: DeleteColumnInput!) {
        deleteColumn(boardId: $boardId, input: $input)
      }
    `),
  },
  createLabel: {
    done: 'added',
    document: graphql(`
      mutation CreateLabel($boardId: ID!, $input: CreateLabelInput!) {
        createLabel(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  updateLabel: {
    done: 'changed',
    document: graphql(`
      mutation UpdateLabel($boardId: ID!, $input: UpdateLabelInput!) {
        updateLabel(boardId: $boardId, input: $input) {
          id
        }
      }
    `),
  },
  deleteLabel: {
    done: 'deleted',
    document: graphql(`
      mutation DeleteLabel($boardId: ID!, $input: LabelInput!) {
        deleteLabel(boardId: $boardId, input: $input)
      }
    `),
  },
};
