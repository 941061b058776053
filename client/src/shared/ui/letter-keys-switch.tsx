import { letterKeys, useLetterKeys } from '#shared/browser/letter-keys.ts';
import { Switch } from './switch.tsx';

/** The setting of this browser for keyboard shortcuts of one character. */
export function LetterKeysSwitch() {
  const hasLetters = useLetterKeys();
  return (
    <div>
      <Switch
        label="Single letters and signs as shortcuts"
        describedBy="letter-keys-hint"
        isOn={hasLetters}
        busy={false}
        onToggle={() => letterKeys.set(!hasLetters)}
      />
      <p id="letter-keys-hint" className="muted">
        Switch them off if you use speech input. This browser remembers it.
      </p>
    </div>
  );
}
