import type { ComponentProps, ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** The heading that is always visible. */
  readonly title: ReactNode;
}

/** A heading that expands to its text, also without JavaScript. Disclosures with the same `name` close each other. */
export function Disclosure({ title, children, ...details }: DisclosureProps) {
  return (
    <details className={styles.entry} {...details}>
      <summary className={styles.title}>
        <h3>{title}</h3>
        <Icon name="plus" className={styles.icon} size={22} />
      </summary>
      {children}
    </details>
  );
}
