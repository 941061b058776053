import { passwordLength } from '@canary/input/limits';
import { type ComponentProps, useEffect, useState } from 'react';
import { passwordStrength, type PasswordStrength as Strength } from '#shared/forms/password-strength.ts';
import styles from './new-password-field.module.css';
import { PasswordField } from './password-field.tsx';

interface MeterProps {
  readonly password: string;
  /** The user's name and email address, which make a password easy to guess. */
  readonly userInputs: readonly string[];
}

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'value'> {
  /** The value of the field. */
  readonly password: string;
  readonly userInputs?: readonly string[];
}

/** A field for a new password or passphrase, with a meter for its strength. */
export function NewPasswordField({ password, userInputs = [], ...field }: NewPasswordFieldProps) {
  return (
    <div className="stack">
      <PasswordField
        hint={`${passwordLength.min} to ${passwordLength.max} characters. Longer is safer.`}
        required
        autoComplete="new-password"
        {...field}
      />
      <StrengthMeter password={password} userInputs={userInputs} />
    </div>
  );
}

/** The meter takes up its space before the user types. */
function StrengthMeter({ password, userInputs }: MeterProps) {
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

/** The pause in typing before a check, in milliseconds: a check can take longer than typing a letter. */
const pauseMs = 150;

/** The strength of a password, updated when the user pauses; undefined without a password, or if the check fails. */
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
