import { authChannel } from './auth-channel-name.ts';

/** What the tabs of one browser tell each other: somebody logged in or out, or Google's window has its answer. */
export type AuthMessage =
  | { readonly type: 'arrived' }
  | { readonly type: 'left' }
  | { readonly type: 'google'; readonly ok: boolean };

/** Tells every other tab. */
export function announce(news: AuthMessage): void {
  const channel = new BroadcastChannel(authChannel);
  channel.postMessage(news);
  channel.close();
}

/** Calls back with what other tabs tell. Returns what stops that. */
export function listenToTabs(listener: (news: AuthMessage) => void): () => void {
  return joinTabs(listener).leave;
}

/** A place among the tabs, which hears what the others tell and not what it tells itself. */
export function joinTabs(listener: (news: AuthMessage) => void) {
  const channel = new BroadcastChannel(authChannel);
  channel.addEventListener('message', ({ data }) => {
    if (isMessage(data)) listener(data);
  });
  return {
    tell: (news: AuthMessage) => channel.postMessage(news),
    leave: () => channel.close(),
  };
}

/** A tab of another version of the site may tell something else. By hand: a validator takes longer to load than to write. */
function isMessage(data: unknown): data is AuthMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  const { type } = data;
  return (
    type === 'arrived' ||
    type === 'left' ||
    (type === 'google' && 'ok' in data && typeof data.ok === 'boolean')
  );
}
