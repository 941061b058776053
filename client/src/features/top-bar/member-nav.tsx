import { Link, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './member-nav.module.css';

const links = [
  { text: 'Create', to: paths.home, icon: 'plus', pages: /^\/(home|generate\/.*)$/ },
  { text: 'Codes', to: paths.history, icon: 'qr-code', pages: /^\/history(\/.*)?$/ },
  { text: 'Boards', to: paths.tasks, icon: 'square-kanban', pages: /^\/tasks$/ },
] as const;

/** The navigation of members: in the bar above the page, and on phones a bar at the bottom of the window. */
export function MemberNav() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-label="Main">
      {links.map(({ text, to, icon, pages }) => (
        <Link key={to} to={to} aria-current={pages.test(pathname) ? 'page' : undefined}>
          <Icon name={icon} size={20} />
          {text}
        </Link>
      ))}
    </nav>
  );
}
