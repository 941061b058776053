import { useOnline } from '#shared/browser/use-online.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './offline-note.module.css';

/** Says, where codes are made, that there is no connection and that none is needed. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.note}>
          <Icon name="wifi-off" size={18} />
          You’re offline. Codes are made and read back in this browser all the same.
        </p>
      )}
    </div>
  );
}
