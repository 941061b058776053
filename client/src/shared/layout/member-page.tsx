import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { usePageStart } from '#shared/browser/page-scroll.ts';
import { pageTitle } from '#shared/layout/head.ts';
import { useHead } from '#shared/layout/use-head.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './member-page.module.css';

interface MemberPageProps {
  /** Title of the browser tab, without the product name. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Content of a page that requires an account, shown under the top bar. */
export function MemberPage({ title, children }: MemberPageProps) {
  useHead({ title: pageTitle(title) });
  const main = usePageStart<HTMLElement>();
  return (
    <main id="content" ref={main} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}

interface PageHeaderProps {
  readonly title: ReactNode;
  /** A button beside the title. */
  readonly action?: ReactNode;
  /** Text and path of the link back; by default to the dashboard. */
  readonly back?: string;
  readonly backTo?: string;
  /** Introduction, after the title where there is room. */
  readonly children?: ReactNode;
}

/** Title of a page that is opened from the dashboard, with a link back. */
export function PageHeader({
  title,
  action,
  back = 'Dashboard',
  backTo = paths.home,
  children,
}: PageHeaderProps) {
  return (
    <div className={styles.head}>
      <Link className={styles.back} to={backTo}>
        <Icon name="arrow-left" /> {back}
      </Link>
      <div className={styles.title}>
        <h1 dir="auto">{title}</h1>
        {action}
      </div>
      {children && <p>{children}</p>}
    </div>
  );
}

interface MemberSectionProps {
  /** Prefix of the ids in the section. */
  readonly id: string;
  readonly title: string;
  /** A link to the page with the complete list. */
  readonly link?: { readonly text: string; readonly to: string };
  readonly children: ReactNode;
}

/** A part of a page with a title. */
export function MemberSection({ id, title, link, children }: MemberSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.sectionHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        {link && <Link to={link.to}>{link.text}</Link>}
      </div>
      {children}
    </section>
  );
}
