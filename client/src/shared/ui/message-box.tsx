import type { ReactNode } from 'react';
import type { IconName } from '#config/icons.ts';
import { Icon } from './icon.tsx';
import styles from './message-box.module.css';

interface MessageBoxProps {
  readonly icon: IconName;
  readonly title: string;
  /** Set this for errors, which screen readers then announce. */
  readonly role?: 'alert';
  readonly children: ReactNode;
}

/** A message in place of content, with the next step. */
export function MessageBox({ icon, title, role, children }: MessageBoxProps) {
  return (
    <div className={styles.box} role={role}>
      <Icon name={icon} size={40} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
