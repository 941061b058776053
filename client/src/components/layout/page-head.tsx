import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#components/ui/icon.tsx';
import { paths } from '#config/paths.ts';
import styles from './page-head.module.css';

/** The title of a page that the dashboard leads to, what the page is for, and the way back. */
export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <Link className={styles.back} to={paths.home}>
        <Icon name="arrow-left" /> All types
      </Link>
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  );
}
