import { staysLoggedIn } from '#session/offline-session.ts';
import { persistence } from '#shared/storage/persistence.ts';
import { useStore } from '#shared/store/create-store.ts';
import { useBoardRef, useUnsent } from './selectors.ts';

/** Says whether what the server doesn't have survives the end of this tab. */
export function KeptSentence() {
  const { accountId } = useBoardRef();
  const storage = useUnsent((state) => state.storage);
  const unsent = useUnsent(({ changes }) => changes.length);
  const isPersistent = useStore(persistence);
  if (storage === 'denied') return 'Keep this tab open: your browser lets this site keep nothing.';
  if (storage === 'saving' || unsent === 0) return null;
  const isShared = accountId !== null && !staysLoggedIn();
  const kept = `This browser keeps ${unsent === 1 ? 'it' : 'them'}${isShared ? ' for a day' : ''}, even if you close it.`;
  // No browser tells a site that its window is private.
  return isPersistent ? kept : `${kept} In a private window, keep this tab open.`;
}
