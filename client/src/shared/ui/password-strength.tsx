import { useEffect, useState } from 'react';
import { passwordStrength, type PasswordStrength as Strength } from '#shared/forms/password-strength.ts';
import styles from './password-strength.module.css';

interface PasswordStrengthProps {
  readonly password: string;
  /** The user's name and email address, which make a password easy to guess. */
  readonly userInputs?: readonly string[];
}

/** A meter for the strength of a new password. It takes up its space before anything is typed. */
export function PasswordStrength({ password, userInputs = [] }: PasswordStrengthProps) {
  const strength = useStrength(password, userInputs);
  return (
    <div className={styles.strength} data-score={strength?.score}>
      <meter
        className="visually-hidden"
        aria-label="Password strength"
        min={0}
        max={4}
        value={strength?.score ?? 0}
        aria-valuetext={strength?.text ?? 'No password yet'}
      />
      <div className={styles.steps} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      <p aria-live="polite">{strength && `Password strength: ${strength.text}`}</p>
    </div>
  );
}

/** In milliseconds: the check can take longer than typing a letter. */
const pauseMs = 150;

/** The strength of a password, updated when the user pauses; undefined for none, or if it can't be checked. */
function useStrength(password: string, userInputs: readonly string[]): Strength | undefined {
  const [strength, setStrength] = useState<Strength>();
  const inputs = userInputs.join('\n');
  useEffect(() => {
    let isOutdated = false;
    const check = async () => {
      const result = await passwordStrength(password, inputs.split('\n')).catch(() => undefined);
      if (!isOutdated) setStrength(result);
    };
    const timer = setTimeout(check, pauseMs);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [password, inputs]);
  return password === '' ? undefined : strength;
}
