import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { useQuery, useSubscription } from '@apollo/client/react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readFragment } from '#gql/fragment-masking.ts';
import type {
  Me_UserFragment,
  MeQuery,
  MeQueryVariables,
  WatchMeSubscription,
  WatchMeSubscriptionVariables,
} from '#gql/graphql.ts';
import type { Connection } from '#shared/graphql/connection.ts';
import { useRestart } from '#shared/graphql/use-restart.ts';
import { erase } from '#shared/storage/declarations.ts';
import type { LoginNotice } from './login-link.ts';
import { clearOfflineSession, recallUnlocks, rememberUnlocks } from './offline-session.ts';
import { AccountSessionContext, type LogoutReason, type Session, sessionStore } from './session.ts';
import { joinTabs } from './tab-channel.ts';
import { discardWaitingChanges } from './waiting-changes.ts';

/** How often to ask whether an unreachable server is back, in milliseconds. */
const retryMs = 15_000;

/** The documents that load the logged-in user. */
export interface MeDocuments {
  readonly fragment: TypedDocumentNode<Me_UserFragment>;
  readonly query: TypedDocumentNode<MeQuery, MeQueryVariables>;
  /** The user after each change, such as a change in another tab or on another device. */
  readonly changes: TypedDocumentNode<WatchMeSubscription, WatchMeSubscriptionVariables>;
}

interface SessionProviderProps {
  readonly connection: Connection;
  readonly me: MeDocuments;
  readonly children: ReactNode;
}

/** Loads who is logged in, and follows every change: in this tab, in another tab, and on another device. */
export function SessionProvider({ connection, me, children }: SessionProviderProps) {
  const { client, reconnect, isOpen, onSocket, onSessionEnded } = connection;
  const [logoutReason, setLogoutReason] = useState<LogoutReason>({ reason: 'never' });
  const query = useQuery(me.query, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { data, loading, refetch } = query;
  const user = readFragment(me.fragment, data?.me) ?? undefined;

  // The error stays set during a retry, so that the page doesn't fall back to its loading state.
  const [lastError, setLastError] = useState<Error>();
  const error = data ? undefined : (query.error ?? lastError);
  if (error !== lastError) setLastError(error);
  const isUnreachable = error !== undefined;

  const retry = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useEffect(() => {
    if (!isUnreachable) return;
    const timer = setInterval(retry, retryMs);
    window.addEventListener('online', retry);
    // A board reconnects sooner than the next retry.
    const stopWatching = onSocket(() => {
      if (isOpen()) retry();
    });
    return () => {
      stopWatching();
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isUnreachable, retry, isOpen, onSocket]);

  const isLoaded = data !== undefined;
  const session = useMemo((): Session => {
    if (user) {
      const unlocks = user.unlocks.map(({ feature }) => feature);
      return { status: 'logged-in', userId: user.id, unlocks };
    }
    if (isLoaded) return { status: 'logged-out', ...logoutReason };
    if (isUnreachable) return { status: 'unreachable', unlocks: recallUnlocks() };
    return { status: 'loading' };
  }, [user, isLoaded, isUnreachable, logoutReason]);

  useEffect(() => {
    if (session.status !== 'loading') sessionStore.set(session);
    if (session.status === 'logged-in') rememberUnlocks(session.unlocks);
    if (session.status === 'logged-out') clearOfflineSession();
  }, [session]);

  const { restart } = useSubscription(me.changes, {
    skip: !user,
    onData: ({ data: { data: update } }) => {
      restarts.onSuccess();
      if (update?.me) client.writeQuery({ query: me.query, data: update });
    },
    // The connection reports a session that ended, and reconnects. Only a busy server ends the subscription alone.
    onError: () => restarts.onEnd(),
  });
  // Without a user, the subscription is skipped and can't be restarted.
  const restarts = useRestart(() => user && restart());

  const reload = useCallback(async () => {
    reconnect();
    await refetch();
  }, [reconnect, refetch]);

  const clearUser = useCallback(
    (reason: LogoutReason) => {
      // The server may close the socket before the other tab says that the user has logged out there.
      if (reason.reason === 'elsewhere')
        setLogoutReason((before) => (before.reason === 'ended' ? reason : before));
      const user = readFragment(me.fragment, client.readQuery({ query: me.query })?.me);
      // After a session that ended by itself, the user logs in and goes on writing.
      if (reason.reason !== 'ended') void discardWaitingChanges(user?.id ?? null);
      // Requests that were running when the session ended may report the end again.
      if (!user) return;
      setLogoutReason(reason);
      erase('tab:session-end', 'browser:session-end');
      clearOfflineSession();
      clearCache(client.cache, me.query);
    },
    [client, me],
  );

  const isLoggingOut = useRef(false);
  const endedWhileLoggingOut = useRef(false);
  useEffect(
    () =>
      onSessionEnded(() => {
        // The response to the user's own logout tells whether the logout ended the session.
        if (isLoggingOut.current) endedWhileLoggingOut.current = true;
        else clearUser({ reason: 'ended' });
      }),
    [onSessionEnded, clearUser],
  );

  const tabs = useRef<ReturnType<typeof joinTabs>>(null);
  useEffect(() => {
    const channel = joinTabs(({ type }) => {
      if (type === 'logged-in') void reload();
      if (type === 'logged-out') clearUser({ reason: 'elsewhere' });
    });
    tabs.current = channel;
    return channel.leave;
  }, [reload, clearUser]);

  const value = useMemo(() => {
    const clearSession = (notice?: LoginNotice) => {
      clearUser({ reason: 'requested', notice });
      tabs.current?.post({ type: 'logged-out' });
    };
    return {
      session,
      user,
      error,
      retry,
      isRetrying: loading,
      refreshSession: async () => {
        await reload();
        tabs.current?.post({ type: 'logged-in' });
      },
      clearSession: () => clearSession(),
      endSession: async (end: () => Promise<unknown>, notice?: LoginNotice) => {
        isLoggingOut.current = true;
        endedWhileLoggingOut.current = false;
        try {
          await end();
          clearSession(notice);
        } catch (error) {
          if (endedWhileLoggingOut.current) clearUser({ reason: 'ended' });
          throw error;
        } finally {
          isLoggingOut.current = false;
        }
      },
    };
  }, [session, user, error, retry, loading, reload, clearUser]);

  return <AccountSessionContext value={value}>{children}</AccountSessionContext>;
}

/** Removes the user's data from the cache. Unlike `clearStore`, it notifies the components that watch the cache. */
function clearCache(cache: ApolloCache, query: MeDocuments['query']): void {
  cache.batch({
    update: (batched) => {
      for (const id of ['ROOT_QUERY', 'ROOT_MUTATION', 'ROOT_SUBSCRIPTION']) batched.evict({ id });
      batched.writeQuery({ query, data: { me: null } });
    },
  });
  cache.gc();
}
