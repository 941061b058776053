import { useEffect } from 'react';
import type { ViewerQuery } from '#gql/graphql.ts';
import { clearOfflineSession, recallUnlocks, rememberUnlocks } from './offline-session.ts';
import { type Session, sessionStore } from './session.ts';
import { listenToTabs } from './tab-channel.ts';

const query = /* GraphQL */ `query Viewer { me { id unlocks { feature } } }`;

/**
 * Loads the session of a public page when the page opens, and again when another tab logs in or out. Public pages load
 * without a GraphQL client.
 */
export function usePublicSession(): void {
  useEffect(() => {
    let request = new AbortController();
    const load = async () => {
      request.abort();
      request = new AbortController();
      const { signal } = request;
      const session = await fetchSession(signal);
      if (!signal.aborted) sessionStore.set(session);
    };
    const stopListening = listenToTabs(() => void load());
    void load();
    return () => {
      request.abort();
      stopListening();
    };
  }, []);
}

async function fetchSession(signal: AbortSignal): Promise<Session> {
  const unreachable = (): Session => ({ status: 'unreachable', unlocks: recallUnlocks() });
  try {
    const response = await fetch(`${location.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query }),
      signal,
    });
    const { data }: { data?: ViewerQuery } = await response.json();
    if (!data) return unreachable();
    if (!data.me) {
      clearOfflineSession();
      return { status: 'logged-out', reason: 'never' };
    }
    const unlocks = data.me.unlocks.map(({ feature }) => feature);
    rememberUnlocks(unlocks);
    return { status: 'logged-in', userId: data.me.id, unlocks };
  } catch {
    return unreachable();
  }
}
