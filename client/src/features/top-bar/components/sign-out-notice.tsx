import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './sign-out-notice.module.css';

interface SignOutNoticeProps {
  readonly busy: boolean;
  readonly failure?: string | undefined;
  onRetry(): void;
}

/** How the sign-out goes, where it isn't over at once. */
export function SignOutNotice({ busy, failure, onRetry }: SignOutNoticeProps) {
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
