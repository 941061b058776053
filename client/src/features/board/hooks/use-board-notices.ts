import type { Notice } from '../lib/notices.ts';
import { useStore } from './use-store.ts';
import { useWatched } from './use-watched.ts';

/** What the server refused, and went back. */
export function useBoardNotices(): { readonly notices: readonly Notice[]; dismiss(id: string): void } {
  const { dismiss } = useStore();
  return { notices: useWatched('notices', (store) => store.notices()), dismiss };
}
