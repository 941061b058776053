/** The tabs about the board. Each has one operation, because GraphiQL’s run button asks which of several to run. */
export const boardExamples = [
  `# Read the whole board, with the version to follow it from.
# If BOARD_ACCESS is members, log in first and paste the token under Headers.
query ReadBoard {
  board {
    version
    tasks {
      id
      title
      column
      assigneeId
    }
    users {
      id
      name
    }
  }
}
`,
  `# Add people to the board. Their ids and the change ids are chosen by the client: a change that is sent again with
# the same changeId is ignored.
mutation AddPeople {
  ada: createBoardUser(input: { id: "ada", name: "Ada", changeId: "hello-ada" }) {
    id
    name
  }
  grace: createBoardUser(input: { id: "grace", name: "Grace", changeId: "hello-grace" }) {
    id
    name
  }
}
`,
  `# Add cards, after adding people. The second one goes before the first.
# Open this page twice to follow the board in one window while you change it in the other.
mutation AddCards {
  draw: createTask(
    input: { id: "draw", title: "Draw the canary", column: todo, assigneeId: "ada", changeId: "first-card" }
  ) {
    id
    rank
    assignee {
      name
    }
  }
  read: createTask(
    input: { id: "read", title: "Read it back", column: todo, before: "draw", changeId: "second-card" }
  ) {
    id
    rank
  }
}
`,
  `# Move a card: before or after another one, otherwise to the end of the column.
mutation MoveCard {
  moveTask(input: { id: "read", column: inprogress }) {
    column
    rank
  }
}
`,
  `# Change the title of a card, and who it is assigned to.
mutation EditCard {
  updateTask(input: { id: "draw", title: "Draw the canary, and its quiet zone", assigneeId: "grace" }) {
    title
    assigneeId
  }
}
`,
  `# Delete a card. It can be restored.
mutation DeleteCard {
  deleteTask(input: { id: "draw" })
}
`,
  `# Restore a deleted card.
mutation RestoreCard {
  restoreTask(input: { id: "draw" }) {
    title
    column
  }
}
`,
  `# Rename a person.
mutation RenamePerson {
  updateBoardUser(input: { id: "grace", name: "Grace H." }) {
    name
  }
}
`,
  `# Remove a person. Their cards become unassigned.
mutation RemovePerson {
  deleteBoardUser(input: { id: "grace" })
}
`,
  `# Follow the board: all changes after a version, in order and without gaps, then new ones until you stop it.
subscription FollowBoard {
  boardEvents(since: 0) {
    __typename
    version
    ... on TaskCreated {
      task {
        title
        column
      }
    }
    ... on TaskUpdated {
      task {
        title
        assignee {
          name
        }
      }
    }
    ... on TaskMoved {
      task {
        title
        column
        rank
      }
    }
    ... on TaskDeleted {
      taskId
    }
    ... on TaskRestored {
      task {
        title
      }
    }
    ... on BoardUserCreated {
      user {
        name
      }
    }
  }
}
`,
  `# Follow the cards: only changes from now on.
subscription FollowCards {
  taskChanged {
    __typename
    version
  }
}
`,
  `# Follow the people: only changes from now on.
subscription FollowPeople {
  boardUserChanged {
    __typename
    version
  }
}
`,
  `# See who has the board open. The subscriber is one of them.
subscription FollowPresence {
  boardPresence(participantId: "playground") {
    count
    participants {
      name
      taskId
    }
  }
}
`,
  `# Read the cards of one column page by page, and each person’s first cards.
query ReadPages {
  tasks(column: inprogress, first: 10) {
    edges {
      node {
        title
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  boardUsers(first: 10) {
    edges {
      node {
        name
        tasks(first: 3) {
          edges {
            node {
              title
            }
          }
        }
      }
    }
  }
}
`,
];
