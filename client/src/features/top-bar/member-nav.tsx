import { Link, useLocation } from 'react-router-dom';
import { mainPages } from '#config/member-pages.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './member-nav.module.css';

interface MemberNavProps {
  /** Unread notices of each page, by its path. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** The navigation of members: in the bar above the page, and on phones a bar at the bottom of the window. */
export function MemberNav({ counts = {} }: MemberNavProps) {
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-label="Main">
      {mainPages.map(({ text, to, icon, pages }) => (
        <Link key={to} to={to} aria-current={pages.test(pathname) ? 'page' : undefined}>
          <Icon name={icon} size={20} />
          {text}
          <Count count={counts[to] ?? 0} />
        </Link>
      ))}
    </nav>
  );
}

/** The largest number that is shown exactly. */
const maxCount = 99;

function Count({ count }: { readonly count: number }) {
  const { number } = useNumbers();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > maxCount ? `${maxCount}+` : count}</span>
      <span className="visually-hidden">, {number(count)} unread</span>
    </span>
  );
}
