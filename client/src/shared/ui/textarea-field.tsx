import type { ComponentProps } from 'react';
import { textDirection } from '#shared/format/text-direction.ts';
import { FieldFrame, type FieldProps } from './field.tsx';

type TextareaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'onChange' | 'required' | 'value'> & {
    readonly value: string;
    onChange(value: string): void;
  };

/** Text of several lines. */
export function TextareaField({
  label,
  hint,
  error,
  required,
  value,
  onChange,
  ...rest
}: TextareaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required ?? false}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          dir={textDirection(value)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
