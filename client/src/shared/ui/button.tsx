import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Icon } from './icon.tsx';

/**
 * `primary`: the main action, once per view. `danger`: a main action that can't be undone. `quiet`: minor actions beside
 * the content.
 */
export type ButtonLook = 'primary' | 'danger' | 'secondary' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
}

export function Button({ look = 'primary', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />;
}

/** The class name for a link that looks like a {@link Button}. */
export function buttonClass(look: ButtonLook = 'primary'): string {
  return `${styles.button} ${styles[look]}`;
}

interface BusyButtonProps extends ComponentProps<typeof Button> {
  /** While true, the button shows `working` and ignores clicks. */
  readonly busy: boolean;
  readonly working: string;
}

/** A button with a busy state. It uses `aria-disabled`, because a disabled button would lose the focus. */
export function BusyButton({ busy, working, children, onClick, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={busy}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? working : children}
    </Button>
  );
}

interface CloseButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> {
  /** Size of the cross in CSS pixels. */
  readonly size?: number;
}

/** A round close button. Position it with `className`. */
export function CloseButton({ size = 18, className = '', ...rest }: CloseButtonProps) {
  return (
    <button {...rest} type="button" aria-label="Close" className={`${styles.close} ${className}`}>
      <Icon name="x" size={size} />
    </button>
  );
}
