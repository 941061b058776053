import type { ComponentProps, ReactNode } from 'react';
import type { KeyAction } from '../live/board-keys.ts';
import styles from './card-value.module.css';
import { opensWith } from './open-card-keys.ts';

interface ValueButtonProps extends ComponentProps<'button'> {
  readonly name: string;
  /** The action whose key opens the picker. */
  readonly opens: KeyAction;
  /** The text of the button if there is no value. */
  readonly add: string;
  readonly isEmpty: boolean;
}

/** The button that shows a value of the open card and opens its picker. */
export function ValueButton({ name, opens, add, isEmpty, children, ...button }: ValueButtonProps) {
  return (
    <button type="button" className={styles.button} {...opensWith(opens)} {...button}>
      <span className="visually-hidden">
        {name}: {isEmpty && 'none. '}
      </span>
      {isEmpty ? <span className="muted">{add}</span> : children}
    </button>
  );
}

interface ValueProps {
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

/** A value of the open card that the user can't change. */
export function Value({ isEmpty = false, children }: ValueProps) {
  return <span className={styles.value}>{isEmpty ? <span className="muted">None</span> : children}</span>;
}
