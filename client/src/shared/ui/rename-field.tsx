import { useState } from 'react';
import styles from './rename-field.module.css';

interface RenameFieldProps {
  readonly label: string;
  readonly name: string;
  /** The longest name; without it, the caller says that a name is too long. */
  readonly maxLength?: number;
  /** Called with the typed name, or undefined if the user cancelled. */
  onDone(typed: string | undefined): void;
}

/** Takes the place of a name while the user changes it. */
export function RenameField({ label, name, maxLength, onDone }: RenameFieldProps) {
  const [typed, setTyped] = useState(name);
  return (
    <input
      className={styles.rename}
      aria-label={label}
      // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed
      autoFocus
      dir="auto"
      value={typed}
      maxLength={maxLength}
      autoComplete="off"
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => onDone(typed)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // The field may be in a form, which Enter would submit.
        event.preventDefault();
        onDone(event.key === 'Enter' ? typed : undefined);
      }}
    />
  );
}
