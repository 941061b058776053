import { type ReactNode, useEffect } from 'react';
import { Bar } from '#components/layout/bar.tsx';
import { paths } from '#config/paths.ts';
import { useUser } from '#hooks/use-me.ts';
import { forgetDrafts } from '#lib/drafts.ts';
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
