import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Mark } from '#components/ui/mark.tsx';
import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { useSignOut } from '../hooks/use-sign-out.ts';
import { SignOutNotice } from './sign-out-notice.tsx';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

/** Above every page of an account. What stands beside the user's menu is given by the page. */
export function TopBar({ children }: { children: ReactNode }) {
  const { busy, failure, run: signOut } = useSignOut();
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <div className={styles.bar}>
        <Link className={styles.home} to={paths.home}>
          <Mark size={36} />
          {brand.name}
        </Link>
        <div className={styles.tools}>
          {children}
          <UserMenu onSignOut={signOut} />
        </div>
      </div>
      <SignOutNotice busy={busy} failure={failure} onRetry={signOut} />
    </header>
  );
}
