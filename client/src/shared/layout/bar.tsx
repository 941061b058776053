import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '#config/brand.ts';
import { Mark } from '#shared/ui/icon.tsx';
import styles from './bar.module.css';

interface BarProps {
  /** Where the logo leads. */
  readonly to: string;
  /** What stands at the other end. */
  readonly children?: ReactNode;
  /** What hangs below the bar. */
  readonly below?: ReactNode;
}

/** The bar above every page, with the way past it to the content. index.html draws it likewise, by the same rules. */
export function Bar({ to, children, below }: BarProps) {
  return (
    <header className="site-bar">
      <a className={styles.skip} href="#content">
        Skip to the content
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
