import { type ReactNode, useId } from 'react';
import styles from './file-field.module.css';

interface FileFieldProps {
  readonly label: string;
  /** The types of files on offer, as in the attribute `accept`. */
  readonly accept: string;
  readonly hint: ReactNode;
  onFile(file: File): void;
}

/** A field for a file, which can be dropped on it, too. */
export function FileField({ label, accept, hint, onFile }: FileFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        // Browsers let a file drop on the field, which is as large as its border.
        className={styles.drop}
        accept={accept}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again after it was changed.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <p id={`${id}-hint`} className="fine">
        {hint}
      </p>
    </div>
  );
}
