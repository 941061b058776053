import { type ReactNode, useId } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; null while it isn't known. */
  readonly share: number | null;
  /** More about the progress, such as the time that is left. */
  readonly children?: ReactNode;
}

/** How far a task is. */
export function ProgressBar({ label, share, children }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} {...(share !== null && { value: share })} max={1} />
      {children}
    </div>
  );
}
