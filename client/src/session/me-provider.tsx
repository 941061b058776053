import type { ApolloCache } from '@apollo/client';
import { useQuery, useSubscription } from '@apollo/client/react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readFragment } from '#gql/fragment-masking.ts';
import { joinTabs } from '#session/auth-channel.ts';
import type { LoginNotice } from '#session/login-notice.ts';
import { Me_user, MeDocument, WatchMeDocument } from '#session/me.ts';
import { forgetLastViewer, rememberUnlocks } from '#session/offline-session.ts';
import { type LogoutReason, type Me, MeContext } from '#session/use-me.ts';
import { unlocksOf } from '#session/use-unlocks.ts';
import { noteViewer } from '#session/viewer.ts';
import type { Connection } from '#shared/graphql/connection.ts';
import { forgetDrafts, visitorDrafts } from '#shared/storage/drafts.ts';

/** How often a server that can't be reached is asked whether it is back, in milliseconds. */
const askEveryMs = 15_000;

interface MeProviderProps {
  readonly connection: Connection;
  readonly children: ReactNode;
}

/** Knows who is logged in, and hears of every change to it: in this tab, in another, on another device. */
export function MeProvider({ connection, children }: MeProviderProps) {
  const { client, reconnect, onSessionEnded } = connection;
  const [departure, setDeparture] = useState<LogoutReason>({ why: 'never' });
  const { data, error, loading, refetch } = useQuery(MeDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const user = readFragment(Me_user, data?.me);

  // Stays so while the server is asked again: what is shown meanwhile must not go.
  const [wasAway, setAway] = useState(false);
  const isAway = !data && (wasAway || Boolean(error));
  if (isAway !== wasAway) setAway(isAway);

  useEffect(() => {
    if (!isAway) return;
    const ask = () => void refetch().catch(() => undefined);
    const timer = setInterval(ask, askEveryMs);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [isAway, refetch]);

  useEffect(() => {
    if (data) noteViewer(user ?? null);
    if (user) rememberUnlocks(unlocksOf(user));
    if (data && !user) {
      forgetLastViewer();
      // What one person typed may have been carried over a reload that ended as nobody.
      forgetDrafts();
    }
  }, [data, user]);

  useSubscription(WatchMeDocument, {
    skip: !user,
    onData: ({ data: { data: news } }) => {
      if (news?.me) client.writeQuery({ query: MeDocument, data: news });
    },
    // A session that ended closes the socket: that is told by the connection. Anything else is tried again by it.
    onError: () => undefined,
  });

  /** Asks who is here now. */
  const meet = useCallback(async () => {
    reconnect();
    await refetch();
  }, [reconnect, refetch]);

  const forget = useCallback(
    (how: LogoutReason) => {
      // What was under way when the session ended may tell of it once more.
      if (!client.readQuery({ query: MeDocument })?.me) return;
      setDeparture(how);
      visitorDrafts.forget();
      forgetEverything(client.cache);
    },
    [client],
  );

  const leaving = useRef(false);
  const endTold = useRef(false);
  useEffect(
    () =>
      onSessionEnded(() => {
        // Whether it ended because they asked for it is known when that has its answer.
        if (leaving.current) endTold.current = true;
        else forget({ why: 'ended' });
      }),
    [onSessionEnded, forget],
  );
  const tabs = useRef<ReturnType<typeof joinTabs>>(null);
  useEffect(() => {
    const place = joinTabs(({ type }) => {
      if (type === 'arrived') void meet();
      if (type === 'left') forget({ why: 'ended' });
    });
    tabs.current = place;
    return place.leave;
  }, [meet, forget]);

  const value = useMemo(() => {
    const me = ((): Me => {
      if (user) return { status: 'logged-in', user };
      if (data) return { status: 'logged-out', ...departure };
      if (isAway) {
        return {
          status: 'unreachable',
          retry: () => void refetch().catch(() => undefined),
          isAsking: loading,
        };
      }
      return { status: 'loading' };
    })();
    const left = (notice?: LoginNotice) => {
      forget({ why: 'asked', notice });
      tabs.current?.tell({ type: 'left' });
    };
    return {
      me,
      arrived: async () => {
        await meet();
        tabs.current?.tell({ type: 'arrived' });
      },
      left: () => left(),
      leave: async (end: () => Promise<unknown>, notice?: LoginNotice) => {
        leaving.current = true;
        endTold.current = false;
        try {
          await end();
          left(notice);
        } catch (error) {
          if (endTold.current) forget({ why: 'ended' });
          throw error;
        } finally {
          leaving.current = false;
        }
      },
    };
  }, [user, data, loading, isAway, departure, refetch, meet, forget]);

  return <MeContext value={value}>{children}</MeContext>;
}

/** Leaves nothing of the user in the cache. Not by clearStore, which would no longer tell who watches it. */
function forgetEverything(cache: ApolloCache): void {
  cache.batch({
    update: (all) => {
      for (const id of ['ROOT_QUERY', 'ROOT_MUTATION', 'ROOT_SUBSCRIPTION']) all.evict({ id });
      all.writeQuery({ query: MeDocument, data: { me: null } });
    },
  });
  cache.gc();
}
