import type { Example } from './example.ts';

/** The board's tab: one document, whose operations the run button offers by name. */
export const boardExample: Example = {
  query: `# The task board, live. Press the run button and choose an operation; open this page twice to watch one while
# you run the others. (Where BOARD_ACCESS is members, paste a token under Headers: the next tabs make one.)

# 1. Two people, and three cards. The ids are of our own choice, and so are the changes': sent again with the same
#    changeId, a change is not applied again.
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

mutation AddCard {
  createTask(
    input: { id: "draw", title: "Draw the canary", column: todo, assigneeId: "ada", changeId: "first-card" }
  ) {
    id
    rank
  }
}

mutation AddCardBefore {
  createTask(
    input: { id: "read", title: "Read it back", column: todo, before: "draw", changeId: "second-card" }
  ) {
    id
    rank
  }
}

# 2. The whole board, and the version to follow it from.
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

# 3. Everything since a version, in order and without a gap, and then live. It goes on until you stop it.
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
        assigneeId
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

# The same for someone who only wants to see cards change from now on, or people.
subscription WatchCards {
  taskChanged {
    __typename
    version
  }
}

subscription WatchPeople {
  boardUserChanged {
    __typename
    version
  }
}

# Who has the board open. Whoever subscribes is there themselves.
subscription WhoIsHere {
  boardPresence(person: "playground") {
    count
    people {
      name
      taskId
    }
  }
}

# 4. Move a card to another column, before or after another card; without a neighbour it goes to the end.
mutation MoveCard {
  moveTask(input: { id: "read", column: inprogress }) {
    column
    rank
  }
}

mutation EditCard {
  updateTask(input: { id: "draw", title: "Draw the canary, and its quiet zone", assigneeId: "grace" }) {
    title
    assigneeId
  }
}

# 5. Delete, and take it back.
mutation DeleteCard {
  deleteTask(input: { id: "draw" })
}

mutation RestoreCard {
  restoreTask(input: { id: "draw" }) {
    title
    column
  }
}

# The cards of one column, and everyone that cards can be given to.
query InProgress {
  tasks(column: inprogress) {
    title
  }
  boardUsers {
    name
  }
}

mutation RenamePerson {
  updateBoardUser(input: { id: "grace", name: "Grace H." }) {
    name
  }
}

# Their cards become nobody's.
mutation RemovePerson {
  deleteBoardUser(input: { id: "grace" })
}
`,
};
