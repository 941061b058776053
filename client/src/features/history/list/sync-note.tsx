import { useSyncExternalStore } from 'react';
import { staysLoggedIn } from '#session/offline-session.ts';
import { useHasLasted } from '#shared/browser/use-has-lasted.ts';
import { useOnline } from '#shared/browser/use-online.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { useConnection } from '#shared/graphql/connection.ts';
import { DateTime } from '#shared/ui/date-time.tsx';
import { Note } from '#shared/ui/note.tsx';
import styles from './history-page.module.css';

/** A connection that is back within this time, in milliseconds, is not reported. */
const graceMs = 2_000;

interface SyncNoteProps {
  /** The time of the local copy, if the page shows the local copy. */
  readonly savedAt: string | undefined;
  /** The number of changes that wait for a connection. */
  readonly unsent: number;
  /** Why the server didn't save some of the changes. */
  readonly rejection: string | undefined;
}

/** Says that the history may be out of date, and how many changes wait to be sent. */
export function SyncNote({ savedAt, unsent, rejection }: SyncNoteProps) {
  const { plural } = useNumbers();
  const isOnline = useOnline();
  const { onSocket, isOpen } = useConnection();
  const isConnected = useSyncExternalStore(onSocket, isOpen);
  const isLost = useHasLasted(!isConnected, graceMs);
  const isDisconnected = !isOnline || isLost || savedAt !== undefined;
  const waiting = unsent > 0 && `${plural(unsent, 'change')} waiting to sync.`;
  return (
    <div className={styles.notes} role="status">
      {isDisconnected && (
        <Note tone="warning" icon="wifi-off">
          <strong>{isOnline ? 'Reconnecting…' : 'You’re offline.'}</strong>{' '}
          {savedAt === undefined ? (
            'Your history may be out of date.'
          ) : (
            <>
              This is your history as of <DateTime iso={savedAt} />.
            </>
          )}{' '}
          {waiting ||
            (staysLoggedIn()
              ? 'Your changes will sync when the connection is back.'
              : 'Changes can’t be saved until you’re back online.')}
        </Note>
      )}
      {!isDisconnected && waiting && (
        <Note tone={rejection ? 'warning' : 'info'} {...(!rejection && { icon: 'loader-circle' as const })}>
          {waiting} {rejection}
        </Note>
      )}
    </div>
  );
}
