import type { ReactNode } from 'react';
import type { IconName } from '#config/icons.ts';
import styles from './badge.module.css';
import { Icon } from './icon.tsx';

interface BadgeProps {
  readonly tone?: 'neutral' | 'good' | 'warning' | 'error';
  readonly icon?: IconName;
  /** Positions the badge. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A word or two about the thing beside the badge, such as its price. */
export function Badge({ tone = 'neutral', icon, className = '', children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[tone]} ${className}`}>
      {icon && <Icon name={icon} size={12} />}
      {children}
    </span>
  );
}
