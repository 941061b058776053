import { type ReactNode, useEffect } from 'react';
import { paths } from '#config/paths.ts';
import { useLogOut } from '#session/log-out.tsx';
import { useUser } from '#session/session.ts';
import { Bar } from '#shared/layout/bar.tsx';
import { erase } from '#shared/storage/declarations.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { MemberNav } from './member-nav.tsx';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

interface TopBarProps {
  /** Unread notices of each page of the navigation, by its path. */
  readonly counts: Readonly<Record<string, number>>;
  readonly children: ReactNode;
}

/** The bar above the pages of an account. `children` stand beside the user menu. */
export function TopBar({ counts, children }: TopBarProps) {
  const { busy, failure, run: logOut, question } = useLogOut();
  const { id } = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input of one user must not be shown to the next
  useEffect(() => () => erase('account:left'), [id]);
  const notice = <LogoutNotice busy={busy} failure={failure} onRetry={logOut} />;
  return (
    <Bar to={paths.home} below={notice}>
      <MemberNav counts={counts} />
      <div className={styles.tools}>
        {children}
        <UserMenu onLogOut={logOut} />
      </div>
      {question}
    </Bar>
  );
}

interface LogoutNoticeProps {
  readonly busy: boolean;
  readonly failure?: string | undefined;
  onRetry(): void;
}

function LogoutNotice({ busy, failure, onRetry }: LogoutNoticeProps) {
  return (
    <>
      <p role="status" className={styles.notice}>
        {busy && 'Logging out…'}
      </p>
      {failure && (
        <div role="alert" className={styles.notice}>
          <p className={styles.message}>
            <Icon name="circle-alert" /> You are still logged in. {failure}
          </p>
          <Button look="quiet" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </>
  );
}
