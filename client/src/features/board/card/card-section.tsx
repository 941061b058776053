import { type ReactNode, useId } from 'react';
import type { IconName } from '#config/icons.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './card-section.module.css';

interface CardSectionProps {
  readonly icon: IconName;
  readonly title: string;
  /** The controls beside the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the card with a title. */
export function CardSection({ icon, title, beside, children }: CardSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          <Icon name={icon} size={16} /> {title}
        </h3>
        {beside}
      </div>
      {children}
    </section>
  );
}
