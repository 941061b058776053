import { Link, useLocation } from 'react-router-dom';
import { mainPages } from '#config/member-pages.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './member-nav.module.css';

/** The navigation of members: in the bar above the page, and on phones a bar at the bottom of the window. */
export function MemberNav() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-label="Main">
      {mainPages.map(({ text, to, icon, pages }) => (
        <Link key={to} to={to} aria-current={pages.test(pathname) ? 'page' : undefined}>
          <Icon name={icon} size={20} />
          {text}
        </Link>
      ))}
    </nav>
  );
}
