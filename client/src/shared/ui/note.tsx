import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '#config/icons.ts';
import { CloseButton } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './note.module.css';

export type NoteTone = 'info' | 'good' | 'warning' | 'error';

const icons = {
  info: 'info',
  good: 'check',
  warning: 'triangle-alert',
  error: 'circle-alert',
} as const satisfies Record<NoteTone, IconName>;

interface NoteProps extends ComponentProps<'div'> {
  readonly tone?: NoteTone;
  /** Replaces the icon of the tone. */
  readonly icon?: IconName;
  /** Buttons or links, at the end of the line. */
  readonly actions?: ReactNode;
  /** Adds a button that closes the note. */
  onClose?(): void;
}

/** A line that informs within the page. For the result of an action, use `StatusMessage` or a toast. */
export function Note({ tone = 'info', icon = icons[tone], actions, onClose, children, ...rest }: NoteProps) {
  return (
    <div className={`${styles.note} ${styles[tone]}`} {...rest}>
      <Icon name={icon} />
      <span className={styles.text}>{children}</span>
      {actions && <span className={styles.actions}>{actions}</span>}
      {onClose && <CloseButton onClick={onClose} />}
    </div>
  );
}
