import { useNumbers } from '#shared/format/numbers.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { useBoardStatus } from '../hooks/use-board-status.ts';
import styles from './banner.module.css';

/** Says while changes don't come and go, and that none is lost. Always mounted, since only a change in it is read out. */
export function ConnectionBanner() {
  const { plural } = useNumbers();
  const status = useBoardStatus();
  if (status.kind !== 'ready') return null;
  const { connection, unsent } = status;
  const waiting = `${plural(unsent, 'change')} of yours ${unsent === 1 ? 'waits' : 'wait'} here, to be sent as soon as the connection is back.`;
  return (
    <div role="status" className={styles.status}>
      {connection !== 'live' && (
        <p className={styles.banner} data-connection={connection}>
          <Icon name={connection === 'offline' ? 'wifi-off' : 'loader-circle'} />
          <span>
            <strong>
              {connection === 'offline' ? 'You are offline.' : 'Connecting to the board again…'}
            </strong>{' '}
            {unsent > 0 ? waiting : 'What you change is kept, and sent as soon as the connection is back.'}
          </span>
        </p>
      )}
    </div>
  );
}
