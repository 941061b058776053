import { type ReactNode, useId } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to `max`; null while it isn't known. */
  readonly value: number | null;
  /** By default 1. */
  readonly max?: number;
  /** More about the progress, such as the time that is left. */
  readonly children?: ReactNode;
}

/** How far a task is. */
export function ProgressBar({ label, value, max = 1, children }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} {...(value !== null && { value })} max={Math.max(max, 1)} />
      {children}
    </div>
  );
}
