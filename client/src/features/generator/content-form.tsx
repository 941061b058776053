import { type ContentType, type Field, fieldsFor, type Values } from '@canary/qr/content/content-type';
import { Fragment, type InputHTMLAttributes } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { CheckboxField, SelectField, TextareaField, TextField } from '#shared/ui/field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import styles from './content-form.module.css';
import type { useContent } from './use-content.ts';

interface ContentFormProps {
  readonly content: ReturnType<typeof useContent>;
  /** Whether to show the extra fields too. */
  readonly allFields: boolean;
}

/** The form of the chosen content type. */
export function ContentForm({ content, allFields }: ContentFormProps) {
  const { type, values, alert } = content;
  return (
    <div className={styles.form}>
      {fieldsFor(type, values)
        .filter((field) => allFields || !field.extra)
        .map((field) => {
          const change = (value: string) => content.change(field.name, value);
          return (
            <Fragment key={`${type.id}.${field.name}`}>
              <FieldControl
                field={field}
                value={values[field.name] ?? ''}
                error={content.errorOf(field.name)}
                required={field.check('', values) !== undefined}
                onChange={change}
                onLeave={() => afterPress(() => content.leave(field.name))}
              />
              {field.control === 'url' && <HttpsOffer field={field} values={values} onTake={change} />}
            </Fragment>
          );
        })}
      <p role="alert" className={styles.alert}>
        {alert && (
          <>
            <Icon name="circle-alert" size={18} /> {alert}
          </>
        )}
      </p>
    </div>
  );
}

/** Acts after the click under way, if there is one: an error that moves a button away from the pointer would prevent it. */
function afterPress(act: () => void): void {
  if (document.querySelector('button:active')) addEventListener('click', act, { once: true });
  else act();
}

/** The labels of a type's fields, shown while the type is locked. */
export function FormOutline({ type: { fields } }: { type: ContentType }) {
  return (
    <div className={styles.outline}>
      <h2>What you can enter</h2>
      <ul>
        {fields.map(({ name, label }) => (
          <li key={name}>{label}</li>
        ))}
      </ul>
    </div>
  );
}

interface FieldControlProps {
  readonly field: Field;
  readonly value: string;
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
};

/** A field of a content type. Autocomplete is off: the fields rarely ask for the user's own data. */
function FieldControl({ field, value, error, required, onChange, onLeave }: FieldControlProps) {
  const shared = { name: field.name, label: field.label, hint: field.hint, error, required, value, onChange };
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

interface HttpsOfferProps {
  readonly field: Field;
  readonly values: Values;
  onTake(address: string): void;
}

/** A host with a dot, optionally followed by a port, path, query or fragment. */
const webAddress = /^https:\/\/[^\s:/?#@]+\.[^\s.:/?#@]{2,}(:\d+)?([/?#]\S*)?$/;

/**
 * Offers to add `https://` to a web address. Appears while the user types, not on blur: then the button that the user is
 * about to press would move.
 */
function HttpsOffer({ field, values, onTake }: HttpsOfferProps) {
  const typed = values[field.name] ?? '';
  const address = `https://${typed.trim()}`;
  if (!field.check(typed, values) || !webAddress.test(address) || field.check(address, values)) return null;
  return (
    <Button
      look="secondary"
      className={styles.offer}
      onClick={({ currentTarget }) => {
        const input = currentTarget.parentElement?.querySelector<HTMLElement>(`[name="${field.name}"]`);
        onTake(address);
        // This button, which has the focus, disappears.
        input?.focus();
      }}
    >
      Use {address}
    </Button>
  );
}
