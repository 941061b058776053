import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '#config/brand.ts';
import { Mark } from '#shared/ui/icon.tsx';
import styles from './bar.module.css';

interface BarProps {
  /** Target of the logo. */
  readonly to: string;
  /** Content at the end of the bar. */
  readonly children?: ReactNode;
  /** Content attached below the bar. */
  readonly below?: ReactNode;
}

/** The bar above every page, with a skip link. index.html contains the same markup. */
export function Bar({ to, children, below }: BarProps) {
  return (
    <header className="site-bar">
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <div className="site-bar-row">
        <Link className="site-name" to={to}>
          <Mark size={36} />
          {brand.name}
        </Link>
        {children}
      </div>
      {below}
    </header>
  );
}
