import { useHasLasted } from '#shared/browser/use-has-lasted.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { DateTime } from '#shared/ui/date-time.tsx';
import { Note } from '#shared/ui/note.tsx';
import styles from './banners.module.css';
import { KeptSentence } from './kept-sentence.tsx';
import { useBoardStatus, useReplacements, useWithdrawals } from './selectors.ts';

// The live regions below are always mounted: screen readers announce only changes within them.

const states = {
  offline: 'You are offline.',
  reconnecting: 'Reconnecting to the board…',
};

const obstacles = {
  unreachable: 'the server can’t be reached',
  unsaved: 'the server can’t save at the moment',
};

/** After this time without a connection, in milliseconds, the banner says that a network may block WebSockets. */
const blockedMs = 20_000;

/** Shown while the connection is lost, or the server takes no changes. */
export function ConnectionBanner() {
  const { plural } = useNumbers();
  const status = useBoardStatus();
  const isReconnecting = status.kind === 'ready' && status.connection === 'reconnecting';
  const mayBeBlocked = useHasLasted(isReconnecting, blockedMs);
  if (status.kind !== 'ready') return null;
  const { connection, savedAt, unsent } = status;
  if (connection === 'unreachable' || connection === 'unsaved') {
    return (
      <div role="status" className={styles.status}>
        <Note tone="warning" icon="loader-circle" data-connection={connection}>
          <strong>
            {plural(unsent, 'change')} {unsent === 1 ? 'waits' : 'wait'}: {obstacles[connection]}.
          </strong>{' '}
          <KeptSentence />
        </Note>
      </div>
    );
  }
  return (
    <div role="status" className={styles.status}>
      {connection !== 'live' && (
        <Note
          tone="warning"
          icon={connection === 'offline' ? 'wifi-off' : 'loader-circle'}
          data-connection={connection}
        >
          <strong>{states[connection]}</strong>{' '}
          {savedAt !== null && (
            <>
              Last known board, from <DateTime iso={savedAt} />.{' '}
            </>
          )}
          {unsent > 0 ? `${plural(unsent, 'change')} waiting to sync.` : 'Your changes will sync later.'}{' '}
          <KeptSentence />
          {mayBeBlocked && ' Your network may block WebSockets: try another network.'}
        </Note>
      )}
    </div>
  );
}

/** Shown to members who may only read the board. */
export function ReadOnlyBanner() {
  return (
    <div role="status" className={styles.status}>
      <Note icon="eye">
        <strong>You can only read this board.</strong> To change it, ask an owner to make you an editor.
      </Note>
    </div>
  );
}

/** The changes that the server rejected, summed up in a line. */
export function WithdrawnChanges() {
  const { withdrawn, dismissAll } = useWithdrawals();
  const { number } = useNumbers();
  const newest = withdrawn.at(-1);
  return (
    <div role="alert" className={styles.status}>
      {newest && (
        <Note tone="error" onClose={dismissAll}>
          {withdrawn.length > 1 && (
            <strong>{number(withdrawn.length)} changes were not saved. The last: </strong>
          )}
          {newest.message}
        </Note>
      )}
    </div>
  );
}

/** The changes that have replaced newer ones, in a line. */
export function ReplacedChanges() {
  const { replaced, dismissAll } = useReplacements();
  const { number } = useNumbers();
  const newest = replaced.at(-1);
  return (
    <div role="status" className={styles.status}>
      {newest && (
        <Note icon="history" onClose={dismissAll}>
          {replaced.length > 1 && (
            <strong>{number(replaced.length)} of your changes replaced newer ones. The last: </strong>
          )}
          {newest.message}
        </Note>
      )}
    </div>
  );
}
