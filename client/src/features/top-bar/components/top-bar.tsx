import type { ReactNode } from 'react';
import { Bar } from '#components/layout/bar.tsx';
import { paths } from '#config/paths.ts';
import { useSignOut } from '../hooks/use-sign-out.ts';
import { SignOutNotice } from './sign-out-notice.tsx';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

/** Above every page of an account. What stands beside the user's menu is given by the page. */
export function TopBar({ children }: { children: ReactNode }) {
  const { busy, failure, run: signOut } = useSignOut();
  const notice = <SignOutNotice busy={busy} failure={failure} onRetry={signOut} />;
  return (
    <Bar to={paths.home} below={notice}>
      <div className={styles.tools}>
        {children}
        <UserMenu onSignOut={signOut} />
      </div>
    </Bar>
  );
}
