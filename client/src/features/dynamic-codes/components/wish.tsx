import { ApolloProvider, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { sessionStore } from '#session/session.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { client } from '#shared/graphql/page-client.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { WishDocument } from '../api/wish.ts';
import { WishSwitch } from './wish-switch.tsx';

/** The switch as it stands on the server. The page fetches it, and what it needs, once somebody is logged in. */
export default function Wish() {
  return (
    <ApolloProvider client={client}>
      <KnownWish />
    </ApolloProvider>
  );
}

function KnownWish() {
  const { data, error, loading, refetch } = useQuery(WishDocument, {
    // Somebody else may have been logged in before, or have switched it on another device.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const isNobody = data?.me === null;
  useEffect(() => {
    if (isNobody) sessionStore.set({ status: 'logged-out', reason: 'ended' });
  }, [isNobody]);
  if (data?.me) return <WishSwitch user={data.me} />;
  if (!error) return <p role="status">Loading the switch…</p>;
  return (
    <>
      <p role="alert">{failureOf(error).message}</p>
      <BusyButton
        busy={loading}
        working="Trying again…"
        onClick={() => void refetch().catch(() => undefined)}
      >
        Try again
      </BusyButton>
    </>
  );
}
