import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { PendingChange } from '@canary/board/pending-change';
import { graphql } from '#gql/gql.ts';

/** The open board. Without variables, the server answers from memory. */
export const BoardDocument = graphql(`
  query Board {
    board {
      version
      tasks {
        id
        title
        column
        rank
        assigneeId
      }
      users {
        id
        name
      }
    }
  }
`);

/** A board that isn't the open one. */
export const OwnBoardDocument = graphql(`
  query OwnBoard($id: ID!) {
    board(id: $id) {
      version
      name
      tasks {
        id
        title
        column
        rank
        assigneeId
      }
      users {
        id
        name
        accountId
        role
      }
    }
  }
`);

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

// The open board has no `boardId` in the operations below.

/** Board events after version `since`: first a replay of past events, then new ones. */
export const BoardEventsDocument = graphql(`
  subscription BoardEvents($boardId: ID, $since: Int!) {
    boardEvents(boardId: $boardId, since: $since) {
      __typename
      version
      changeId
      ... on TaskCreated {
        task {
          id
          title
          column
          rank
          assigneeId
        }
      }
      ... on TaskUpdated {
        task {
          id
          title
          column
          rank
          assigneeId
        }
      }
      ... on TaskMoved {
        task {
          id
          title
          column
          rank
          assigneeId
        }
      }
      ... on TaskRestored {
        task {
          id
          title
          column
          rank
          assigneeId
        }
      }
      ... on TaskDeleted {
        taskId
      }
      ... on BoardUserCreated {
        user {
          id
          name
          accountId
          role
        }
      }
      ... on BoardUserUpdated {
        user {
          id
          name
          accountId
          role
        }
      }
      ... on BoardUserDeleted {
        userId
      }
      ... on BoardChanged {
        name
      }
      ... on BoardClosed {
        reason
      }
    }
  }
`);

/** The participants of the board. Subscribing adds this browser to them. */
export const BoardPresenceDocument = graphql(`
  subscription BoardPresence($boardId: ID, $participantId: ID!, $dragging: ID, $editing: ID) {
    boardPresence(
      boardId: $boardId
      participantId: $participantId
      dragging: $dragging
      editing: $editing
    ) {
      count
      participants {
        id
        name
        taskId
        editingId
      }
    }
  }
`);

const CreateTaskDocument = graphql(`
  mutation CreateTask($boardId: ID, $input: CreateTaskInput!) {
    createTask(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const UpdateTaskDocument = graphql(`
  mutation UpdateTask($boardId: ID, $input: UpdateTaskInput!) {
    updateTask(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const MoveTaskDocument = graphql(`
  mutation MoveTask($boardId: ID, $input: MoveTaskInput!) {
    moveTask(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const DeleteTaskDocument = graphql(`
  mutation DeleteTask($boardId: ID, $input: TaskInput!) {
    deleteTask(boardId: $boardId, input: $input)
  }
`);

const RestoreTaskDocument = graphql(`
  mutation RestoreTask($boardId: ID, $input: TaskInput!) {
    restoreTask(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const CreateBoardUserDocument = graphql(`
  mutation CreateBoardUser($boardId: ID, $input: CreateBoardUserInput!) {
    createBoardUser(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const UpdateBoardUserDocument = graphql(`
  mutation UpdateBoardUser($boardId: ID, $input: UpdateBoardUserInput!) {
    updateBoardUser(boardId: $boardId, input: $input) {
      id
    }
  }
`);

const DeleteBoardUserDocument = graphql(`
  mutation DeleteBoardUser($boardId: ID, $input: DeleteBoardUserInput!) {
    deleteBoardUser(boardId: $boardId, input: $input)
  }
`);

const RestoreBoardUserDocument = graphql(`
  mutation RestoreBoardUser($boardId: ID, $input: RestoreBoardUserInput!) {
    restoreBoardUser(boardId: $boardId, input: $input) {
      id
    }
  }
`);

/** A page of the cards that were deleted in the last 30 days, the last deleted first. */
export const DeletedTasksDocument = graphql(`
  query DeletedTasks($boardId: ID, $after: String) {
    deletedTasks(boardId: $boardId, first: 50, after: $after) {
      edges {
        node {
          deletedAt
          task {
            id
            title
            column
            rank
            assigneeId
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Deletes a deleted card for good. */
export const PurgeTaskDocument = graphql(`
  mutation PurgeTask($boardId: ID, $id: ID!) {
    purgeTask(boardId: $boardId, id: $id)
  }
`);

/**
 * Sends a change to the server, which applies each `changeId` once.
 *
 * @param signal aborts the request
 * @throws the server's error
 */
export type SendChange = (change: PendingChange, signal: AbortSignal) => Promise<void>;

/** Creates the function that sends each kind of change to a board; to the open board if `boardId` is undefined. */
export function createChangeSender(client: ApolloClient, boardId: string | undefined): SendChange {
  return async (change, signal) => {
    const { id, changeId } = change;
    // The board's events update the board store, so the cache keeps nothing of the response.
    const options = { fetchPolicy: 'no-cache', context: { fetchOptions: { signal } } } as const;
    const send = <Data, Variables extends OperationVariables>(
      mutation: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) =>
      client
        .mutate<Data, OperationVariables>({ mutation, variables: { boardId, ...variables }, ...options })
        .then(requireData);
    switch (change.kind) {
      case 'createTask': {
        const { title, column, before, after, assigneeId } = change;
        return send(CreateTaskDocument, {
          input: { id, changeId, title, column, before, after, assigneeId },
        });
      }
      case 'updateTask': {
        const { title, assigneeId } = change;
        return send(UpdateTaskDocument, { input: { id, changeId, title, assigneeId } });
      }
      case 'moveTask': {
        const { column, before, after } = change;
        return send(MoveTaskDocument, { input: { id, changeId, column, before, after } });
      }
      case 'deleteTask':
        return send(DeleteTaskDocument, { input: { id, changeId } });
      case 'restoreTask':
        return send(RestoreTaskDocument, { input: { id, changeId } });
      case 'createBoardUser':
        return send(CreateBoardUserDocument, { input: { id, changeId, name: change.name } });
      case 'updateBoardUser':
        return send(UpdateBoardUserDocument, { input: { id, changeId, name: change.name } });
      case 'deleteBoardUser':
        return send(DeleteBoardUserDocument, { input: { id, changeId } });
      case 'restoreBoardUser': {
        const { name, taskIds } = change;
        return send(RestoreBoardUserDocument, { input: { id, changeId, name, taskIds: [...taskIds] } });
      }
    }
  };
}

/** @throws if the answer of a mutation has no data, because the server may not have applied the change */
function requireData({ data }: { readonly data?: unknown }): void {
  if (!data) throw new Error('The answer has no data.');
}
