import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'required'> & { onChange(value: string): void };

/** One line of text. */
export function TextField({ label, hint, error, required, onChange, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required ?? false}>
      {(control) => <input {...input} {...control} onChange={(event) => onChange(event.target.value)} />}
    </FieldFrame>
  );
}
