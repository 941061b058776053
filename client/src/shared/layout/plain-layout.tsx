import { Link, Outlet } from 'react-router-dom';
import { copyright } from '#config/brand.ts';
import { paths } from '#config/paths.ts';
import { ThemeSwitch } from '#shared/ui/theme-switch.tsx';
import { Bar } from './bar.tsx';
import styles from './plain-layout.module.css';

/** Layout of pages with a single form: no navigation except the logo. */
export function PlainLayout() {
  return (
    <div className={styles.layout}>
      <Bar to={paths.landing}>
        <ThemeSwitch />
      </Bar>
      <Outlet />
      <footer className={styles.footer}>
        <p suppressHydrationWarning>{copyright()}</p>
        <nav className={styles.links} aria-label="Legal">
          <Link to={paths.privacy}>Privacy Policy</Link>
          <Link to={paths.terms}>Terms & Conditions</Link>
        </nav>
      </footer>
    </div>
  );
}
