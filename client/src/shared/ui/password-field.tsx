import { type ComponentProps, useState } from 'react';
import { Button } from './button.tsx';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'required' | 'type'> & {
    onChange(value: string): void;
  };

/** A password or another secret, with a button that shows it. */
export function PasswordField({
  label,
  hint,
  warning,
  error,
  required,
  onChange,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} warning={warning} error={error} required={required ?? false}>
      {(control) => (
        <div className={styles.together}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button
            look="quiet"
            aria-pressed={shown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </Button>
        </div>
      )}
    </FieldFrame>
  );
}

/** A hidden field that tells password managers which account a password belongs to. */
export function AccountName({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
