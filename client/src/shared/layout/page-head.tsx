import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: string;
  /** What the way back to the dashboard is called. */
  readonly back?: string;
  /** What the page is for. */
  readonly children?: ReactNode;
}

/** The title of a page that the dashboard leads to, what the page is for, and the way back. */
export function PageHead({ title, back = 'Dashboard', children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <Link className={styles.back} to={paths.home}>
        <Icon name="arrow-left" /> {back}
      </Link>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </div>
  );
}
