import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

/** `primary` once a view, for what the view is for; `quiet` for what is done beside it. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
}

export function Button({ look = 'primary', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />;
}

/** A link that looks like a {@link Button}. */
export function buttonClass(look: ButtonLook = 'primary'): string {
  return `${styles.button} ${styles[look]}`;
}
