import { graphql } from '#gql/gql.ts';

/** Those with the most points, of whoever chose to be shown. */
export const LeaderboardDocument = graphql(`
  query Leaderboard {
    leaderboard {
      rank
      isViewer
      ...LeaderboardTable_entry
    }
  }
`);
