import { type ReactNode, useSyncExternalStore } from 'react';
import { staysLoggedIn } from '#session/offline-session.ts';
import { useHasLasted } from '#shared/browser/use-has-lasted.ts';
import { useOnline } from '#shared/browser/use-online.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { useConnection } from '#shared/graphql/connection.ts';
import { DateTime } from '#shared/ui/date-time.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { HistoryState } from '../sync/history-store.ts';
import type { UnreadableReason } from '../sync/record-cache.ts';
import styles from './history-page.module.css';

/** A connection that is back within this time, in milliseconds, is not reported. */
const graceMs = 2_000;

const unreadableReasons: Readonly<Record<UnreadableReason, string>> = {
  'decryption-failed': 'couldn’t be decrypted.',
  'newer-format': 'couldn’t be read by this version of the site. Reload the page.',
  invalid: 'couldn’t be read because the data is invalid.',
  'rolled-back': 'couldn’t be shown because the server sent an old version.',
};

interface PageNotesProps {
  readonly history: Pick<HistoryState, 'loadState' | 'unsent' | 'rejection' | 'unreadable'>;
  /** A question that can wait until there is nothing to report. */
  readonly question?: ReactNode;
}

/** Says that the history may be out of date, how many changes wait to be sent, and which codes can't be shown. */
export function PageNotes({ history, question }: PageNotesProps) {
  const { plural } = useNumbers();
  const isOnline = useOnline();
  const { onSocket, isOpen } = useConnection();
  const isConnected = useSyncExternalStore(onSocket, isOpen);
  const isLost = useHasLasted(!isConnected, graceMs);
  const { loadState, unsent, rejection, unreadable } = history;
  const savedAt = loadState.status === 'ready' ? loadState.savedAt : undefined;
  const isDisconnected = !isOnline || isLost || savedAt !== undefined;
  const waiting = unsent > 0 && `${plural(unsent, 'change')} waiting to sync.`;
  const counts = new Map<UnreadableReason, number>();
  for (const reason of unreadable.values()) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const isQuiet = !isDisconnected && !waiting && counts.size === 0;
  return (
    <>
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
        {[...counts].map(([reason, count]) => (
          <Note key={reason} tone="warning">
            {plural(count, 'code')} {unreadableReasons[reason]}
          </Note>
        ))}
      </div>
      {isQuiet && question}
    </>
  );
}
