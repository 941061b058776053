import { graphql } from '#gql/gql.ts';

/** The users with the most points, among those who chose to be shown. */
export const LeaderboardDocument = graphql(`
  query Leaderboard {
    leaderboard {
      rank
      isViewer
      ...LeaderboardTable_entry
    }
  }
`);
