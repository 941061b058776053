import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { usePublicSession } from '#session/public-session.ts';
import { isKnownUser, useSession } from '#session/session.ts';
import { ThemeSwitch } from '#shared/ui/theme-switch.tsx';
import { Bar } from './bar.tsx';
import styles from './site-header.module.css';

/** The header of the public pages. */
export function SiteHeader() {
  usePublicSession();
  const isUser = isKnownUser(useSession());
  return (
    <Bar to={paths.landing}>
      <div className={styles.tools}>
        <nav className={styles.links} aria-label="Main">
          <Link className={styles.wide} to="/#how">
            How it works
          </Link>
          <Link className={styles.wide} to="/#faq">
            FAQ
          </Link>
          <Link className={styles.account} to={isUser ? paths.home : paths.login}>
            {isUser ? 'Dashboard' : 'Log in'}
          </Link>
        </nav>
        <ThemeSwitch />
      </div>
    </Bar>
  );
}
