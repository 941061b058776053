import { Icon } from '#shared/ui/icon.tsx';
import { useBoardNotices } from '../hooks/use-board-notices.ts';
import styles from './banner.module.css';

/** What the server refused, and has gone back. */
export function Notices() {
  const { notices, dismiss } = useBoardNotices();
  return (
    <div role="alert" className={styles.status}>
      {notices.map(({ id, message }) => (
        <p key={id} className={styles.banner} data-refused>
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
