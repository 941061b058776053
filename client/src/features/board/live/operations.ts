import { graphql } from '#gql/gql.ts';

/** All fields of a card. */
export const Card_task = graphql(`
  fragment Card_task on Task {
    id
    number
    title
    columnId
    rank
    assigneeIds
    labelIds
    dueOn
    doneOn
    hasDescription
    itemCount
    doneItemCount
    commentCount
    textVersion
  }
`);

/** A whole board. */
export const BoardDocument = graphql(`
  query Board($id: ID!) {
    board(id: $id) {
      version
      name
      everyone
      archiveDays
      columns {
        id
        name
        color
        marksDone
        rank
      }
      labels {
        id
        name
        color
      }
      tasks {
        ...Card_task
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

/** Board events after version `since`: first a replay of past events, then new events. */
export const BoardEventsDocument = graphql(`
  subscription BoardEvents($boardId: ID!, $since: Int!) {
    boardEvents(boardId: $boardId, since: $since) {
      version
      kind
      changeId
      tasks {
        fields
        id
        number
        title
        columnId
        rank
        assigneeIds
        labelIds
        dueOn
        doneOn
        hasDescription
        itemCount
        doneItemCount
        commentCount
        textVersion
      }
      columns {
        fields
        id
        name
        color
        marksDone
        rank
      }
      labels {
        fields
        id
        name
        color
      }
      users {
        fields
        id
        name
        accountId
        role
      }
      name
      deleted {
        tasks
        columns
        labels
        users
      }
      moveTo
      reason
    }
  }
`);

/** The participants of the board. Subscribing adds this browser to them. */
export const BoardPresenceDocument = graphql(`
  subscription BoardPresence($boardId: ID!, $participantId: ID!, $dragging: ID, $editing: ID) {
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

/** A page of the archive, the last archived first. */
export const DeletedTasksDocument = graphql(`
  query DeletedTasks($boardId: ID!, $search: String, $after: String) {
    deletedTasks(boardId: $boardId, search: $search, first: 50, after: $after) {
      edges {
        node {
          deletedAt
          task {
            ...Card_task
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

/** The boards of the user, the last changed first. */
export const BoardsDocument = graphql(`
  query Boards {
    boards {
      id
      name
      role
      memberCount
      columns {
        column {
          id
          name
        }
        cards
      }
      changedAt
    }
  }
`);

/** The ids of the cards of a board in which the server finds words. */
export const FoundCardIdsDocument = graphql(`
  query FoundCardIds($boardId: ID!, $text: String!) {
    foundCardIds(boardId: $boardId, text: $text)
  }
`);

/** The cards of all boards of the user in which the server finds words. */
export const SearchCardsDocument = graphql(`
  query SearchCards($text: String!) {
    searchCards(text: $text, first: 9) {
      board {
        id
        name
      }
      columnName
      number
      title
      excerpt
    }
  }
`);
