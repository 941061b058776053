import { Button } from '#shared/ui/button.tsx';
import styles from './states.module.css';

/** In place of what could not be fetched. */
export function PartNotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <div className={styles.state} role="alert">
      <p>A part of the page could not be loaded. Check your connection and try again.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
