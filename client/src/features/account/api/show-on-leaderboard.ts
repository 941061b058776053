import { graphql } from '#gql/gql.ts';

export const ShowOnLeaderboardDocument = graphql(`
  mutation ShowOnLeaderboard($onLeaderboard: Boolean!) {
    updateAccount(input: { onLeaderboard: $onLeaderboard }) {
      __typename
      id
      onLeaderboard
    }
  }
`);
