import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldProps } from './field.tsx';

type TextareaFieldProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'required'> & {
    onChange(value: string): void;
  };

/** Text of several lines. */
export function TextareaField({ label, hint, error, required, onChange, ...textarea }: TextareaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required ?? false}>
      {(control) => (
        <textarea dir="auto" {...textarea} {...control} onChange={(event) => onChange(event.target.value)} />
      )}
    </FieldFrame>
  );
}
