/** The channel between the tabs of one browser. The server's page at the end of a Google login posts to it too. */
export const authChannel = 'canary-auth';

/** A message between tabs: a login, a logout, or the result of the Google popup. */
export type TabMessage =
  | { readonly type: 'logged-in' }
  | { readonly type: 'logged-out' }
  | { readonly type: 'google'; readonly ok: boolean };

/** Posts a message to every other tab. */
export function postToTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(authChannel);
  channel.postMessage(message);
  channel.close();
}

/** Calls back with messages from other tabs. Returns a function that stops listening. */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  return joinTabs(listener).leave;
}

/** Joins the channel with one endpoint, which doesn't receive its own messages. */
export function joinTabs(listener: (message: TabMessage) => void) {
  const channel = new BroadcastChannel(authChannel);
  channel.addEventListener('message', ({ data }) => {
    if (isTabMessage(data)) listener(data);
  });
  return {
    post: (message: TabMessage) => channel.postMessage(message),
    leave: () => channel.close(),
  };
}

/** Checks a message, because another tab may run another version of the site. Zod would add to the first load. */
function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  const { type } = data;
  return (
    type === 'logged-in' ||
    type === 'logged-out' ||
    (type === 'google' && 'ok' in data && typeof data.ok === 'boolean')
  );
}
