import type { Field } from '@canary/qr/content/content-type';
import type { InputHTMLAttributes } from 'react';
import { CheckboxField, SelectField, TextareaField, TextField } from '#shared/ui/field.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';

interface FieldControlProps {
  readonly field: Field;
  readonly value: string;
  readonly error: string | undefined;
  readonly required: boolean;
  onChange(value: string): void;
  onLeave(): void;
}

/** How each kind of single-line field behaves on a phone's keyboard. Nothing here is the visitor's own data. */
const INPUTS: Record<string, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'required'>> = {
  text: { type: 'text' },
  url: { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel' },
  decimal: { type: 'text', inputMode: 'decimal' },
};

/** A field of a content type, with its label, hint and error. */
export function FieldControl({ field, value, error, required, onChange, onLeave }: FieldControlProps) {
  const shared = { name: field.name, label: field.label, hint: field.hint, error, required, value, onChange };
  switch (field.control) {
    case 'multiline':
      return <TextareaField {...shared} placeholder={field.placeholder} onBlur={onLeave} />;
    case 'select':
      return <SelectField {...shared} options={field.options ?? []} />;
    case 'checkbox':
      return <CheckboxField {...shared} />;
    case 'secret':
      return <PasswordField {...shared} onBlur={onLeave} autoComplete="off" />;
    default:
      return (
        <TextField
          {...shared}
          {...INPUTS[field.control]}
          placeholder={field.placeholder}
          onBlur={onLeave}
          autoComplete="off"
        />
      );
  }
}
