import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Feature } from '#gql/graphql.ts';
import { useUser } from './use-me.ts';

const Unlocks_user = graphql(`
  fragment Unlocks_user on User {
    unlocks {
      feature
    }
  }
`);

/** What the signed-in user has unlocked. */
export function useUnlocks(): ReadonlySet<Feature> {
  const { unlocks } = readFragment(Unlocks_user, useUser());
  return new Set(unlocks.map(({ feature }) => feature));
}
