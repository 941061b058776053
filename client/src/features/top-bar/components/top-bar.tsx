import { type ReactNode, useEffect } from 'react';
import { paths } from '#config/paths.ts';
import { useUser } from '#session/use-me.ts';
import { Bar } from '#shared/layout/bar.tsx';
import { forgetDrafts } from '#shared/storage/drafts.ts';
import { useSignOut } from '../hooks/use-sign-out.ts';
import { SignOutNotice } from './sign-out-notice.tsx';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

/** Above every page of an account. What stands beside the user's menu is given by the page. */
export function TopBar({ children }: { children: ReactNode }) {
  const { busy, failure, run: signOut } = useSignOut();
  const { id } = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what one person typed is forgotten when the next one comes
  useEffect(() => forgetDrafts, [id]);
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
