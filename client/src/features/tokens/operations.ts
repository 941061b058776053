import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { Feature } from '#gql/graphql.ts';
import { useAction } from '#shared/forms/use-action.ts';

/**
 * All token entries of the user, and the names of the features they were spent on. One page holds them: an account has at
 * most one entry for its sign-up, for each level and for each feature.
 */
export const LedgerDocument = graphql(`
  query Ledger {
    me {
      id
      ledger(first: 100) {
        edges {
          node {
            id
            ...LedgerTable_entry
          }
        }
      }
    }
    catalogue {
      id
      ...LedgerTable_feature
    }
  }
`);

const UnlockDocument = graphql(`
  mutation Unlock($features: [Feature!]!) {
    unlockFeatures(features: $features) {
      ...UnlockOfferUser_user
    }
  }
`);

/** A user who is offered features. */
export const UnlockOfferUser_user = graphql(`
  fragment UnlockOfferUser_user on User {
    id
    unlocks {
      feature
    }
    ...UnlockOffer_user
  }
`);

export const UnlockOfferUserDocument = graphql(`
  query UnlockOfferUser {
    me {
      ...UnlockOfferUser_user
    }
  }
`);

/** Pays for features together. The mutation returns the user, so the cache knows the unlocks and the remaining tokens. */
export function useUnlock() {
  const [mutate] = useMutation(UnlockDocument);
  return useAction(async (features: readonly Feature[]) => {
    await mutate({ variables: { features: [...features] } });
  });
}
