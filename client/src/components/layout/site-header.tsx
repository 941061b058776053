import { Link } from 'react-router-dom';
import { Mark } from '#components/ui/mark.tsx';
import { brand } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { useViewer } from '#hooks/use-viewer.ts';
import styles from './site-header.module.css';

export function SiteHeader() {
  const viewer = useViewer();
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <div className={styles.bar}>
        <Link className={styles.home} to={paths.landing}>
          <Mark size={36} />
          {brand.name}
        </Link>
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
      </div>
    </header>
  );
}
