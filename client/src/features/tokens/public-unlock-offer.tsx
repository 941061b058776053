import { ApolloProvider, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { readFragment } from '#gql/fragment-masking.ts';
import { rememberUnlocks } from '#session/offline-session.ts';
import { sessionStore } from '#session/session.ts';
import { client } from '#shared/graphql/page-client.ts';
import { UnlockOfferUser_user, UnlockOfferUserDocument } from './operations.ts';
import { UnlockOffer, type UnlockOfferProps } from './unlock-offer.tsx';

/** The offer on a public page, which has no connection to the server otherwise. */
export function PublicUnlockOffer(props: UnlockOfferProps) {
  return (
    <ApolloProvider client={client}>
      <SessionUpdate />
      <UnlockOffer {...props} />
    </ApolloProvider>
  );
}

/** Tells the page what the server knows of the user: unlocks made here or elsewhere, or that the session has ended. */
function SessionUpdate() {
  const { data } = useQuery(UnlockOfferUserDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const user = readFragment(UnlockOfferUser_user, data?.me);
  useEffect(() => {
    if (!data) return;
    if (!user) return sessionStore.set({ status: 'logged-out', reason: 'ended' });
    const unlocks = user.unlocks.map(({ feature }) => feature);
    rememberUnlocks(unlocks);
    sessionStore.set({ status: 'logged-in', userId: user.id, unlocks });
  }, [data, user]);
  return null;
}
