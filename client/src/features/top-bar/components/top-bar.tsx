import { type ReactNode, useEffect } from 'react';
import { paths } from '#config/paths.ts';
import { useUser } from '#session/session.ts';
import { Bar } from '#shared/layout/bar.tsx';
import { forgetDrafts } from '#shared/storage/drafts.ts';
import { useLogOut } from '../hooks/use-logout.ts';
import { LogOutNotice } from './logout-notice.tsx';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

/** Above every page of an account. What stands beside the user's menu is given by the page. */
export function TopBar({ children }: { children: ReactNode }) {
  const { busy, failure, run: logOut } = useLogOut();
  const { id } = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what one person typed is forgotten when the next one comes
  useEffect(() => forgetDrafts, [id]);
  const notice = <LogOutNotice busy={busy} failure={failure} onRetry={logOut} />;
  return (
    <Bar to={paths.home} below={notice}>
      <div className={styles.tools}>
        {children}
        <UserMenu onLogOut={logOut} />
      </div>
    </Bar>
  );
}
