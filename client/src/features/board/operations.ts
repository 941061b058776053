import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { PendingChange } from '@canary/board/pending-change';
import { graphql } from '#gql/gql.ts';

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

/** Board events after version `since`: first a replay of past events, then new ones. */
export const BoardEventsDocument = graphql(`
  subscription BoardEvents($since: Int!) {
    boardEvents(since: $since) {
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
        }
      }
      ... on BoardUserUpdated {
        user {
          id
          name
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
  subscription BoardPresence($participantId: ID!, $dragging: ID, $editing: ID) {
    boardPresence(participantId: $participantId, dragging: $dragging, editing: $editing) {
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
  mutation CreateTask($input: CreateTaskInput!) {
    createTask(input: $input) {
      id
    }
  }
`);

const UpdateTaskDocument = graphql(`
  mutation UpdateTask($input: UpdateTaskInput!) {
    updateTask(input: $input) {
      id
    }
  }
`);

const MoveTaskDocument = graphql(`
  mutation MoveTask($input: MoveTaskInput!) {
    moveTask(input: $input) {
      id
    }
  }
`);

const DeleteTaskDocument = graphql(`
  mutation DeleteTask($input: TaskInput!) {
    deleteTask(input: $input)
  }
`);

const RestoreTaskDocument = graphql(`
  mutation RestoreTask($input: TaskInput!) {
    restoreTask(input: $input) {
      id
    }
  }
`);

const CreateBoardUserDocument = graphql(`
  mutation CreateBoardUser($input: CreateBoardUserInput!) {
    createBoardUser(input: $input) {
      id
    }
  }
`);

const UpdateBoardUserDocument = graphql(`
  mutation UpdateBoardUser($input: UpdateBoardUserInput!) {
    updateBoardUser(input: $input) {
      id
    }
  }
`);

const DeleteBoardUserDocument = graphql(`
  mutation DeleteBoardUser($input: DeleteBoardUserInput!) {
    deleteBoardUser(input: $input)
  }
`);

const RestoreBoardUserDocument = graphql(`
  mutation RestoreBoardUser($input: RestoreBoardUserInput!) {
    restoreBoardUser(input: $input) {
      id
    }
  }
`);

/** A page of the cards that were deleted in the last 30 days, the last deleted first. */
export const DeletedTasksDocument = graphql(`
  query DeletedTasks($after: String) {
    deletedTasks(first: 50, after: $after) {
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
  mutation PurgeTask($id: ID!) {
    purgeTask(id: $id)
  }
`);

/**
 * Sends a change to the server, which applies each `changeId` once.
 *
 * @param signal aborts the request
 * @throws the server's error
 */
export type SendChange = (change: PendingChange, signal: AbortSignal) => Promise<void>;

/** Creates the function that sends each kind of change. */
export function createChangeSender(client: ApolloClient): SendChange {
  return async (change, signal) => {
    const { id, changeId } = change;
    // The board's events update the board store, so the cache keeps nothing of the response.
    const options = { fetchPolicy: 'no-cache', context: { fetchOptions: { signal } } } as const;
    const send = <Data, Variables extends OperationVariables>(
      mutation: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) => client.mutate<Data, OperationVariables>({ mutation, variables, ...options }).then(requireData);
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
