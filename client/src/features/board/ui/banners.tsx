import { useHasLasted } from '#shared/browser/use-has-lasted.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { DateTime } from '#shared/ui/date-time.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { type Filter, useBoardStatus, useCardCount, useNotices } from '../sync/selectors.ts';
import styles from './banners.module.css';

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
        <p className={styles.banner} data-connection={connection}>
          <Icon name="loader-circle" />
          <span>
            <strong>
              {plural(unsent, 'change')} {unsent === 1 ? 'waits' : 'wait'}: {obstacles[connection]}.
            </strong>{' '}
            Keep this tab open. Trying again…
          </span>
        </p>
      </div>
    );
  }
  return (
    <div role="status" className={styles.status}>
      {connection !== 'live' && (
        <p className={styles.banner} data-connection={connection}>
          <Icon name={connection === 'offline' ? 'wifi-off' : 'loader-circle'} />
          <span>
            <strong>{states[connection]}</strong>{' '}
            {savedAt !== null && (
              <>
                This is the last known board, from <DateTime iso={savedAt} />.{' '}
              </>
            )}
            {unsent > 0
              ? `${plural(unsent, 'change')} waiting to sync.`
              : 'Your changes will sync when the connection is back.'}
            {mayBeBlocked &&
              ' If the rest of this site works, your network may block WebSockets: try another network.'}
          </span>
        </p>
      )}
    </div>
  );
}

/** The changes that the server rejected. */
export function Notices() {
  const { notices, dismiss } = useNotices();
  return (
    <div role="alert" className={styles.status}>
      {notices.map(({ id, message }) => (
        <p key={id} className={styles.banner} data-rejected>
          <Icon name="circle-alert" />
          <span>{message}</span>
          <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={() => dismiss(id)}>
            <Icon name="x" size={20} />
          </button>
        </p>
      ))}
    </div>
  );
}

/** Shown when no card matches the filter. */
export function NoMatchBanner({ filter, onClear }: { readonly filter: Filter; onClear(): void }) {
  const count = useCardCount(filter);
  return (
    <div role="status" className={styles.match}>
      {count === 0 && (
        <p>
          No card matches the filter.{' '}
          <Button look="quiet" onClick={onClear}>
            Show all cards
          </Button>
        </p>
      )}
    </div>
  );
}
