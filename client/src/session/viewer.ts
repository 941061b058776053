import type { ViewerQuery } from '#gql/graphql.ts';
import { authChannel } from './auth-channel-name.ts';
import { forgetLastViewer, recallUnlocks, rememberUnlocks } from './offline-session.ts';

const query = /* GraphQL */ `
  query Viewer {
    me {
      id
      unlocks {
        feature
      }
    }
    catalogue {
      id
      price
    }
  }
`;

type Answer = NonNullable<ViewerQuery['me']> & Pick<ViewerQuery, 'catalogue'>;

/**
 * The logged-in user as far as the public pages need it, and what tokens buy once the server has told. While it can't be
 * asked, only what whoever was last logged in here had unlocked.
 */
export type Viewer = Partial<Pick<Answer, 'id' | 'catalogue'>> & {
  readonly unlocks?: readonly Pick<Answer['unlocks'][number], 'feature'>[];
};

let known: Viewer | null = null;
let stop = () => {};
const watchers = new Set<() => void>();

/** Whoever was last known to be logged in; null for nobody, and until the server has answered. */
export function readViewer(): Viewer | null {
  return known;
}

/** What a page with a connection has learnt, so that the next one without doesn't start from what was before. */
export function noteViewer(viewer: Viewer | null): void {
  known = viewer;
  for (const tell of watchers) tell();
}

/**
 * Calls back when somebody else is logged in, here or in another tab. All who watch at the same time share one request.
 * Returns what stops that.
 */
export function watchViewer(watcher: () => void): () => void {
  if (watchers.size === 0) stop = start();
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) stop();
  };
}

function start(): () => void {
  let request = new AbortController();
  const ask = async () => {
    // What was asked before may not be true any more.
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const found = await fetchViewer(signal);
    if (!signal.aborted) noteViewer(found);
  };
  const channel = new BroadcastChannel(authChannel);
  channel.onmessage = ask;
  void ask();
  return () => {
    request.abort();
    channel.close();
  };
}

/**
 * Asks the server who is logged in; null for nobody. When the server can't be reached, whoever was last logged in here.
 * One plain request, so that the public pages do without a GraphQL client.
 */
async function fetchViewer(signal: AbortSignal): Promise<Viewer | null> {
  try {
    const response = await fetch(`${location.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query }),
      signal,
    });
    const { data }: { data?: ViewerQuery } = await response.json();
    if (!data) return recallViewer();
    if (!data.me) {
      forgetLastViewer();
      return null;
    }
    rememberUnlocks(data.me.unlocks.map(({ feature }) => feature));
    return { ...data.me, catalogue: data.catalogue };
  } catch {
    return recallViewer();
  }
}

function recallViewer(): Viewer | null {
  const unlocks = recallUnlocks()?.map((feature) => ({ feature }));
  return unlocks ? { unlocks } : null;
}
