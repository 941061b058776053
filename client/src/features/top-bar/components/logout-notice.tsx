import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './logout-notice.module.css';

interface LogOutNoticeProps {
  readonly busy: boolean;
  readonly failure?: string | undefined;
  onRetry(): void;
}

/** How the logout goes, where it isn't over at once. */
export function LogOutNotice({ busy, failure, onRetry }: LogOutNoticeProps) {
  return (
    <>
      <p role="status" className={styles.notice}>
        {busy && 'Logging out…'}
      </p>
      {failure && (
        <div role="alert" className={styles.notice}>
          <p className={styles.words}>
            <Icon name="circle-alert" /> You are still logged in. {failure}
          </p>
          <Button look="quiet" onClick={onRetry}>
            Log out again
          </Button>
        </div>
      )}
    </>
  );
}
