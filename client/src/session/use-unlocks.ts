import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Feature } from '#gql/graphql.ts';
import { recallUnlocks } from '#session/offline-session.ts';
import { useMe } from './use-me.ts';

const Unlocks_user = graphql(`
  fragment Unlocks_user on User {
    unlocks {
      feature
    }
  }
`);

/** What the logged-in user has unlocked; while the server can't be asked, what whoever was last logged in here had. */
export function useUnlocks(): ReadonlySet<Feature> {
  const { me } = useMe();
  return new Set(me.status === 'logged-in' ? unlocksOf(me.user) : recallUnlocks());
}

/** What a user has unlocked. */
export function unlocksOf(user: FragmentType<typeof Unlocks_user>): Feature[] {
  return readFragment(Unlocks_user, user).unlocks.map(({ feature }) => feature);
}
