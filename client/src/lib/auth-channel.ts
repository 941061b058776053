import { z } from 'zod/mini';
import { authChannel } from './auth-channel-name.ts';

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('arrived') }),
  z.object({ type: z.literal('left') }),
  z.object({ type: z.literal('google'), ok: z.boolean() }),
]);

/** What the tabs of one browser tell each other: somebody signed in or out, or Google's window has its answer. */
export type AuthMessage = z.output<typeof message>;

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
    const parsed = message.safeParse(data);
    if (parsed.success) listener(parsed.data);
  });
  return {
    tell: (news: AuthMessage) => channel.postMessage(news),
    leave: () => channel.close(),
  };
}
