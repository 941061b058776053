import styles from './field.module.css';

interface CheckboxFieldProps {
  readonly label: string;
  readonly name?: string;
  /** `'true'` or `''`, as content types hold it. */
  readonly value: string;
  onChange(value: string): void;
}

/** On or off. */
export function CheckboxField({ label, name, value, onChange }: CheckboxFieldProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        name={name}
        checked={value === 'true'}
        onChange={(event) => onChange(event.target.checked ? 'true' : '')}
      />
      {label}
    </label>
  );
}
