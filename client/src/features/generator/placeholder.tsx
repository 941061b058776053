import { Icon } from '#shared/ui/icon.tsx';
import styles from './preview-pane.module.css';

/** Takes the code's place until there is one. */
export function Placeholder() {
  return (
    <div className={styles.waiting}>
      <Icon name="scan-line" size={40} />
      <p>Your code appears here once the form is filled in</p>
    </div>
  );
}
