import { textDirection } from '@canary/qr/geometry/text-direction';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** Props that every form field has. */
export interface FieldProps {
  readonly label: string;
  /** Help text. An error replaces it. */
  readonly hint?: ReactNode;
  /** Why a valid value may not do what the user expects. An error replaces it. */
  readonly warning?: string | undefined;
  /** `''` marks the control as invalid where the message is elsewhere. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

/** Attributes that connect a control with its label, hint and error. */
interface ControlAttributes {
  readonly id: string;
  readonly className: string | undefined;
  readonly required: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  children(control: ControlAttributes): ReactNode;
}

/** Label, control, hint and error, connected for assistive technology. */
export function FieldFrame({ label, hint, warning, error, required, children }: FieldFrameProps) {
  const id = useId();
  const description = error || warning || hint ? `${id}-description` : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required === false && <span className={styles.optional}>optional</span>}
      </label>
      {children({
        id,
        className: styles.control,
        required: required || undefined,
        'aria-describedby': description,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {description && (
        <div id={description}>
          {error ? (
            <p className={styles.error}>
              <Icon name="circle-alert" size={16} />
              {error}
            </p>
          ) : (
            <>
              {hint && <p className={styles.hint}>{hint}</p>}
              <Warning>{warning}</Warning>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Says why a valid value may not do what the user expects. */
function Warning({ children }: { readonly children: string | undefined }) {
  return (
    children && (
      <p className={styles.warning}>
        <Icon name="triangle-alert" size={16} />
        {children}
      </p>
    )
  );
}

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'required'> & { onChange(value: string): void };

/** A single line of text. */
export function TextField({ label, hint, warning, error, required, onChange, ...input }: TextFieldProps) {
  // A search field is never required, so it doesn't say that it is optional.
  const isOptional = input.type === 'search' ? undefined : false;
  return (
    <FieldFrame label={label} hint={hint} warning={warning} error={error} required={required ?? isOptional}>
      {(control) => <input {...input} {...control} onChange={(event) => onChange(event.target.value)} />}
    </FieldFrame>
  );
}

type EmailFieldProps = Omit<TextFieldProps, 'label'> & { readonly label?: string };

/** An email address, with autofill and without auto-correction. */
export function EmailField({ label = 'Email', ...field }: EmailFieldProps) {
  return (
    <TextField
      label={label}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}

type TextareaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'onChange' | 'required' | 'value'> & {
    readonly value: string;
    onChange(value: string): void;
  };

/** Several lines of text. */
export function TextareaField({
  label,
  hint,
  warning,
  error,
  required,
  value,
  onChange,
  ...rest
}: TextareaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} warning={warning} error={error} required={required ?? false}>
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

interface SelectFieldProps extends FieldProps {
  readonly name?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  onChange(value: string): void;
}

/** A drop-down list. */
export function SelectField({
  label,
  hint,
  warning,
  error,
  name,
  value,
  options,
  onChange,
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} warning={warning} error={error}>
      {(control) => (
        <select {...control} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

interface CheckboxFieldProps {
  readonly label: ReactNode;
  readonly name?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** Why the choice may not do what the user expects. */
  readonly warning?: string | undefined;
  onChange(checked: boolean): void;
}

export function CheckboxField({ label, name, checked, disabled, warning, onChange }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-describedby={warning === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <div id={id}>
        <Warning>{warning}</Warning>
      </div>
    </div>
  );
}
