import { Link, Outlet } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { usePublicSession } from '#session/public-session.ts';
import { isKnownUser, useSession } from '#session/session.ts';
import { Bar } from '#shared/layout/bar.tsx';
import { SiteFooter } from '#shared/layout/site-footer.tsx';
import { ThemeSwitch } from '#shared/ui/theme-switch.tsx';
import { ErrorPage } from './error-page.tsx';
import styles from './public-layout.module.css';

/** Header and footer of the public pages, which load without a GraphQL client. */
export function PublicLayout() {
  usePublicSession();
  return (
    <>
      <SiteHeader />
      <Outlet />
      <SiteFooter />
    </>
  );
}

/** The error page of a route that has no layout around it. */
export function FramedErrorPage() {
  return (
    <>
      <SiteHeader />
      <ErrorPage />
      <SiteFooter />
    </>
  );
}

function SiteHeader() {
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
