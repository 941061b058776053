import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useViewer } from '#session/use-viewer.ts';
import { ThemeSwitch } from '#shared/ui/theme-switch.tsx';
import { Bar } from './bar.tsx';
import styles from './site-header.module.css';

/** Above every page that is there for everybody. */
export function SiteHeader() {
  const viewer = useViewer();
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
          <Link className={styles.account} to={viewer ? paths.home : paths.login}>
            {viewer ? 'Dashboard' : 'Log in'}
          </Link>
        </nav>
        <ThemeSwitch />
      </div>
    </Bar>
  );
}
