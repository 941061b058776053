import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** What every form field has around its control. */
export interface FieldProps {
  readonly label: string;
  /** Stands beside the field all the time. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

/** What a control needs to be tied to its label, its hint and its error. */
export interface ControlAttributes {
  readonly id: string;
  readonly className: string | undefined;
  readonly required: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  children(control: ControlAttributes): ReactNode;
}

/** Label, control, hint and error, tied together for assistive technology. */
export function FieldFrame({ label, hint, error, required, children }: FieldFrameProps) {
  const id = useId();
  // A hint that the error repeats word for word is said once.
  const shownHint = hint === error ? undefined : hint;
  const described = [shownHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required === false && <span className={styles.optional}>optional</span>}
      </label>
      {children({
        id,
        className: styles.control,
        required: required || undefined,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {shownHint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {shownHint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
