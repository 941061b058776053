import { Icon } from '#shared/ui/icon.tsx';
import styles from './logging-in.module.css';

/** Lies over a form while it is sent. What was typed stays where it is, under it. */
export function LoggingIn({ busy }: { readonly busy: boolean }) {
  return (
    <div className={styles.loader} role="status">
      {busy && (
        <p className={styles.title}>
          <Icon name="loader-circle" size={22} />
          Logging you in securely...
        </p>
      )}
    </div>
  );
}
