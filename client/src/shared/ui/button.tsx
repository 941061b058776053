import type { ComponentProps } from 'react';
import type { IconName } from '#config/icons.ts';
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

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> {
  readonly icon: IconName;
  /** Describes the action, because the icon doesn't. */
  readonly label: string;
  /** Size of the icon in CSS pixels. */
  readonly size?: number;
}

/** A round button. Position it with `className`. */
export function IconButton({ icon, label, size = 18, className = '', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={`${styles.round} ${className}`}>
      <Icon name={icon} size={size} />
    </button>
  );
}

export function CloseButton(props: Omit<IconButtonProps, 'icon' | 'label'>) {
  return <IconButton {...props} icon="x" label="Close" />;
}
