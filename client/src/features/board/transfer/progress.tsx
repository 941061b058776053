import { type ReactNode, useId } from 'react';
import { type Wait, waitTexts } from '#session/account-requests.ts';
import { Note } from '#shared/ui/note.tsx';
import styles from './import.module.css';

interface ProgressProps {
  readonly label: string;
  /** From 0 to 1; null while it isn't known. */
  readonly share: number | null;
  readonly wait?: Wait | null;
  readonly children: ReactNode;
}

/** How far an import or export is. */
export function Progress({ label, share, wait = null, children }: ProgressProps) {
  const id = useId();
  return (
    <>
      <div className={styles.progress}>
        <label htmlFor={id} className={styles.cell}>
          {label}
        </label>
        <progress id={id} {...(share !== null && { value: share })} max={1} />
      </div>
      <div role="status">{wait && <Note tone="warning">{waitTexts[wait]}</Note>}</div>
      {children}
    </>
  );
}
