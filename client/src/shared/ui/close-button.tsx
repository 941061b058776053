import type { ComponentProps } from 'react';
import styles from './close-button.module.css';
import { Icon } from './icon.tsx';

interface CloseButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> {
  /** Side of its cross in CSS pixels. */
  readonly size?: number;
}

/** The round button that takes away what it stands on. Where it stands is said by `className`. */
export function CloseButton({ size = 18, className = '', ...rest }: CloseButtonProps) {
  return (
    <button {...rest} type="button" aria-label="Close" className={`${styles.close} ${className}`}>
      <Icon name="x" size={size} />
    </button>
  );
}
