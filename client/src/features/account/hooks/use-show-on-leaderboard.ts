import { useMutation } from '@apollo/client/react';
import { ShowOnLeaderboardDocument } from '../api/show-on-leaderboard.ts';

/** Shows somebody on the leaderboard, or not: at once, and back again if the server doesn't take it. */
export function useShowOnLeaderboard(id: string) {
  const [mutate] = useMutation(ShowOnLeaderboardDocument);
  return (onLeaderboard: boolean) =>
    mutate({
      variables: { onLeaderboard },
      optimisticResponse: { updateAccount: { __typename: 'User', id, onLeaderboard } },
    });
}
