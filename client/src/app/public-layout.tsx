import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { usePublicSession } from '#session/public-session.ts';
import { isKnownUser, useSession } from '#session/session.ts';
import { Bar } from '#shared/layout/bar.tsx';
import { hasOwnDocument, menuLinks, SiteFooter } from '#shared/layout/site-footer.tsx';
import { IconButton } from '#shared/ui/button.tsx';
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
      <HeaderTools
        accountLink={isUser ? { text: 'Dashboard', to: paths.home } : { text: 'Log in', to: paths.login }}
      >
        <IconButton icon="menu" label="Menu" size={24} className={styles.toggle} popoverTarget="menu" />
        {/* On wide screens, CSS shows the menu in the bar. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: closes the menu after a click on a link */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys click links, too */}
        <div
          id="menu"
          popover="auto"
          className={styles.menu}
          onClick={({ currentTarget }) => currentTarget.hidePopover?.()}
        >
          <Link to="/#how">How it works</Link>
          <Link className={styles.wide} to="/#faq">
            FAQ
          </Link>
          {menuLinks.map(({ text, to }) => (
            <Link key={to} className={styles.narrow} to={to} reloadDocument={hasOwnDocument(to)}>
              {text}
            </Link>
          ))}
        </div>
      </HeaderTools>
    </Bar>
  );
}

interface HeaderToolsProps {
  readonly accountLink: { readonly text: string; readonly to: string };
  /** More links. */
  readonly children?: ReactNode;
}

/** The links and the theme switch in a header without a user menu. */
export function HeaderTools({ accountLink, children }: HeaderToolsProps) {
  return (
    <div className={styles.tools}>
      <nav className={styles.links} aria-label="Main">
        {children}
        <Link className={styles.account} to={accountLink.to}>
          {accountLink.text}
        </Link>
      </nav>
      <ThemeSwitch />
    </div>
  );
}
