import styles from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  /** The id of what says more about it. */
  readonly describedBy: string;
  readonly isOn: boolean;
  /** While the server has not answered yet. */
  readonly busy: boolean;
  onToggle(): void;
}

/** On or off, at once: what it changes is saved without a button for it. */
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
