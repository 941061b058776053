import type { Participants } from '../lib/presence.ts';
import { useStore } from './use-store.ts';
import { useWatched } from './use-watched.ts';

/** Who is at the board, and what the others drag. */
export function usePresence(): Participants & { announceDrag(taskId: string | null): void } {
  const { announceDrag } = useStore();
  return { ...useWatched('presence', (store) => store.company()), announceDrag };
}
