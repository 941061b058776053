import styles from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  /** The id of the element that describes the switch. */
  readonly describedBy: string;
  readonly isOn: boolean;
  /** Whether a change is being saved. */
  readonly busy: boolean;
  onToggle(): void;
}

/** A setting that is saved as soon as it is toggled. */
export function Switch({ label, describedBy, isOn, busy, onToggle }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-describedby={describedBy}
        aria-disabled={busy}
        aria-checked={isOn}
        checked={isOn}
        onChange={onToggle}
      />
      {label}
    </label>
  );
}
