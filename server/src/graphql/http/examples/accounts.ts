import type { Example } from './example.ts';

/** What stands in for the token until somebody pastes theirs; as it is, it signs nobody in. */
export const tokenHint = '<paste the token here>';

const loggedIn = { headers: `{ "authorization": "Bearer ${tokenHint}" }` };

/** The tabs about accounts: from signing up to reading the ledger, without another word. */
export const accountExamples: readonly Example[] = [
  {
    query: `# 1. Make an account, with an address and a password of your own.
# With MEMORY the answer has a token: paste it under Headers in the tabs that follow.
# With LOCAL the browser keeps you logged in by a cookie, and there is nothing to paste.
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
  },
  {
    query: `# Come back another time, for another token.
mutation LogIn {
  logIn(
    input: { email: "ada@example.com", password: "correct horse battery", persistence: MEMORY }
  ) {
    token
  }
}
`,
  },
  {
    ...loggedIn,
    query: `# 2. Whoever is logged in; null when nobody is.
query Me {
  me {
    username
    email
    tokens
    level
    points
    nextLevelAt
    createdAt
  }
}
`,
  },
  {
    query: `# 3. What tokens buy.
query Catalogue {
  catalogue {
    id
    name
    description
    price
    available
  }
}
`,
  },
  {
    ...loggedIn,
    query: `# 4. Buy something, for good. To ask again costs nothing.
mutation Unlock {
  unlock(feature: VCARD) {
    tokens
    unlocks {
      feature
      createdAt
    }
  }
}
`,
  },
  {
    ...loggedIn,
    query: `# 5. Where the tokens came from, and where they went.
query Ledger {
  me {
    tokens
    tokenEntries {
      delta
      reason
      reference
      createdAt
    }
  }
}
`,
  },
  {
    ...loggedIn,
    query: `# 6. Show yourself on the leaderboard.
mutation Join {
  updateAccount(input: { onLeaderboard: true }) {
    username
    onLeaderboard
  }
}
`,
  },
  {
    ...loggedIn,
    query: `# 7. Who has the most points.
query Leaderboard {
  leaderboard {
    rank
    username
    level
    points
    isViewer
  }
}
`,
  },
  {
    ...loggedIn,
    query: `# 8. What you have saved, as this server knows it: sealed by your browser, which alone has the key.
query Saved {
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
  },
  {
    query: `# What changes in it, after a revision and then live, while you save and delete in another tab.
subscription WatchSaved {
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
  },
  {
    query: `# Me at once, and again at each change. It goes on until you stop it.
# A browser opens its socket with the cookie: log in with LOCAL for this. A program may send
# { "authorization": "Bearer …" } as the payload of connection_init instead.
subscription WatchMe {
  me {
    username
    tokens
    unlocks {
      feature
    }
  }
}
`,
  },
  {
    ...loggedIn,
    query: `# Ends the session; true when there was one.
mutation LogOut {
  logOut
}
`,
  },
];
