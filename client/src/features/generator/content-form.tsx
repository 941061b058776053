import { type Field, fieldsFor } from '@canary/qr/content/content-type';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { afterPress } from '#shared/browser/after-press.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { CheckboxField, SelectField, TextareaField, TextField } from '#shared/ui/field.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import styles from './content-form.module.css';
import type { useContent } from './use-content.ts';

interface ContentFormProps {
  readonly content: ReturnType<typeof useContent>;
  /** Whether to show the extra fields too. Otherwise only those with a value are shown. */
  readonly allFields: boolean;
  /** Whether the user has asked for a code. The errors of all fields are then shown. */
  readonly isWanted?: boolean;
  /** How many bytes too long the content is for a code. */
  readonly excess?: number;
  readonly children?: ReactNode;
}

/** The form of the chosen content type. */
export function ContentForm({
  content,
  allFields,
  isWanted = false,
  excess = 0,
  children,
}: ContentFormProps) {
  const { type, values, completed } = content;
  const { plural } = useNumbers();
  const tooLong = excess > 0 ? `Too long for a code by ${plural(excess, 'byte')}. Shorten it.` : undefined;
  const shown = fieldsFor(type, values).filter(
    ({ name, control, extra }) => control !== 'hidden' && (allFields || !extra || content.isUsed(name)),
  );
  const groups = new Set(shown.flatMap(({ group }) => group ?? []));
  const control = (field: Field) => (
    <div key={`${type.id}.${field.name}`} className={styles.field} data-field data-width={field.width}>
      <FieldControl
        field={field}
        value={values[field.name] ?? ''}
        hint={
          completed?.name === field.name ? (
            <Completed note={completed.note} onUndo={content.undoCompletion} />
          ) : (
            field.hint
          )
        }
        warning={content.warningOf(field)}
        error={
          content.errorOf(field.name, isWanted) ?? (field.name === content.longest ? tooLong : undefined)
        }
        required={field.check('', values) !== undefined}
        onChange={(value) => content.change(field.name, value)}
        onLeave={() => afterPress(() => content.leave(field.name))}
      />
    </div>
  );
  return (
    <div
      className={styles.form}
      onPaste={({ clipboardData }) => {
        content.setPasted(clipboardData.getData('text'));
        // Deferred, because the field doesn't have the pasted text yet.
        setTimeout(content.complete);
      }}
    >
      {shown.filter(({ group }) => group === undefined).map(control)}
      {[...groups].map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{group}</legend>
          {shown.filter((field) => field.group === group).map(control)}
        </fieldset>
      ))}
      {children}
    </div>
  );
}

/** Says what was completed, with a button that undoes the completion. */
function Completed({ note, onUndo }: { readonly note: string; onUndo(): void }) {
  return (
    <>
      <span role="status">{note}</span>{' '}
      <button
        type="button"
        className={styles.undo}
        onClick={({ currentTarget }) => {
          // The focus would be lost when this button disappears.
          currentTarget.closest('[data-field]')?.querySelector('input')?.focus();
          onUndo();
        }}
      >
        Undo
      </button>
    </>
  );
}

interface FieldControlProps {
  readonly field: Field;
  readonly value: string;
  readonly hint: ReactNode;
  readonly warning: string | undefined;
  readonly error: string | undefined;
  readonly required: boolean;
  onChange(value: string): void;
  onLeave(): void;
}

/** Input attributes by kind of control; they choose the keyboard of a phone. */
const INPUTS: Record<string, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'required'>> = {
  text: { type: 'text' },
  url: { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel' },
  decimal: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
  time: { type: 'time' },
};

/** A field of a content type. Autocomplete is off: the fields rarely ask for the user's own data. */
function FieldControl({ field, onLeave, ...rest }: FieldControlProps) {
  const { value, onChange } = rest;
  const shared = { name: field.name, label: field.label, ...rest };
  switch (field.control) {
    case 'multiline':
      return <TextareaField {...shared} placeholder={field.placeholder} onBlur={onLeave} />;
    case 'select':
      return <SelectField {...shared} options={field.options ?? []} />;
    case 'checkbox':
      return (
        <CheckboxField
          name={field.name}
          label={field.label}
          warning={rest.warning}
          checked={value === 'true'}
          onChange={(checked) => onChange(checked ? 'true' : '')}
        />
      );
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
