/** The placeholder for the token in the headers. */
export const tokenPlaceholder = '<paste the token here>';

/** The headers of every tab. A header with the placeholder counts as none. */
export const exampleHeaders = `{ "authorization": "Bearer ${tokenPlaceholder}" }`;

/** The tabs about accounts, in the order in which a new user would run them. */
export const accountExamples = [
  `# 1. Create an account.
# With MEMORY the response has a token: paste it under Headers in the following tabs. It is never stored.
# With LOCAL the browser stays logged in with a cookie, and the token isn't needed.
mutation SignUp {
  signUp(
    input: {
      username: "Ada"
      email: "ada@example.com"
      password: "correct horse battery"
      persistence: MEMORY
    }
  ) {
    token
    user {
      username
      tokens
    }
  }
}
`,
  `# Log in to an existing account for a new token.
mutation LogIn {
  logIn(
    input: { email: "ada@example.com", password: "correct horse battery", persistence: MEMORY }
  ) {
    token
  }
}
`,
  `# 2. Read the account of the logged-in user. Without a login it is null.
query ReadAccount {
  me {
    username
    email
    tokens
    level
    points
    nextLevelAt
    createdAt
    sessions {
      device
      lastSeenAt
      current
    }
  }
}
`,
  `# 3. List the features that tokens unlock.
query ReadCatalogue {
  catalogue {
    id
    name
    description
    price
  }
}
`,
  `# 4. Unlock a feature. Running it again costs nothing.
mutation UnlockFeature {
  unlock(feature: VCARD) {
    tokens
    unlocks {
      feature
      createdAt
    }
  }
}
`,
  `# 5. Read the token ledger, the newest entry first.
query ReadLedger {
  me {
    tokens
    ledger(first: 20) {
      edges {
        node {
          delta
          reason
          reference
          createdAt
        }
      }
    }
  }
}
`,
  `# 6. Appear on the leaderboard.
mutation JoinLeaderboard {
  updateAccount(input: { onLeaderboard: true }) {
    username
    onLeaderboard
  }
}
`,
  `# 7. Read the leaderboard.
query ReadLeaderboard {
  leaderboard {
    rank
    username
    level
    points
    isViewer
  }
}
`,
  `# 8. Read the saved codes. They are encrypted in the browser, and only the browser has the key.
query ReadHistory {
  history {
    revision
    count
    records(first: 10) {
      edges {
        node {
          id
          version
          ciphertext
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
`,
  `# Follow the saved codes: changes after a revision, then new ones as they happen.
# A browser opens the socket with its cookie: log in with LOCAL first.
subscription FollowHistory {
  historyChanges(since: 0) {
    revision
    reset
    records {
      id
      version
      deletedAt
    }
  }
}
`,
  `# Follow the account: its current state, then each change, until you stop it.
# A browser opens the socket with its cookie: log in with LOCAL first. Other clients can send
# { "authorization": "Bearer …" } as the payload of connection_init.
subscription FollowAccount {
  me {
    username
    tokens
    unlocks {
      feature
    }
  }
}
`,
  `# End the session. Returns false if there was none.
mutation LogOut {
  logOut
}
`,
];
