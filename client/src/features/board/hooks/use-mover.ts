import { useWatched } from './use-watched.ts';

/** The name of whoever else is dragging a card just now. */
export function useMover(id: string): string | undefined {
  return useWatched('presence', (store) => store.company().others.find(({ taskId }) => taskId === id)?.name);
}
