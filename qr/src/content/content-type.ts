import type { CodeRules } from '../code-rules.ts';
import type { ParsedContent } from './parts.ts';

/** The entered values, by field name. An untouched field is the empty string. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

/** Messages of the invalid fields, by name. */
export type FieldErrors<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

/** Returns an error that tells the user what to do, or undefined if the value is valid. */
export type Rule<Name extends string = string> = (value: string, values: Values<Name>) => string | undefined;

/**
 * The kind of form control. The value of a `checkbox` is `'true'` or `''`, of a `date` like `2026-07-01`, of a `time` like
 * `19:30`; a `hidden` field has no control.
 */
export type Control =
  | 'text'
  | 'multiline'
  | 'url'
  | 'email'
  | 'tel'
  | 'decimal'
  | 'date'
  | 'time'
  | 'secret'
  | 'select'
  | 'checkbox'
  | 'hidden';

/** A field of a content type's form. */
export interface Field<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly control: Control;
  /** One line of help that is always visible. */
  readonly hint?: string;
  readonly placeholder?: string;
  /** Options of a `select`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Left out of the short form on the landing page. */
  readonly extra?: true;
  /** Heading of the fields that are shown together. They follow each other in the list of fields. */
  readonly group?: string;
  /** The part of a line that the field takes, so that short fields are side by side; the whole line if undefined. */
  readonly width?: 'third' | 'half' | 'twoThirds';
  /**
   * Whether the field applies, given the other values; without this function it always does. A field that doesn't apply
   * is neither shown nor checked, and its value isn't part of the payload.
   */
  appliesTo?(values: Values<Name>): boolean;
  /** Checks the value. A required field returns an error for `''`. */
  readonly check: Rule<Name>;
  /** Returns the input that the user probably meant by a value, or undefined if they meant the value itself. */
  complete?(value: string, values: Values<Name>): Completion | undefined;
  /** Returns why a valid value may not do what the user expects. */
  warn?(value: string, values: Values<Name>): string | undefined;
  /** Writes a value as phones understand it, for comparing codes. By default, without white space around it. */
  plain?(value: string): string;
}

/** The input that a user probably meant by a value. */
export interface Completion {
  /** Values by field name: of the field itself, and of other fields that the entered value determines. */
  readonly values: Values;
  /** Tells the user what was changed. */
  readonly note: string;
}

/** The text beside a code on a poster, for people to read. Secrets are left out. */
export interface Wording {
  readonly title: string;
  /** The content in readable form, possibly in several lines. */
  readonly text: string;
}

/** A kind of content: its form, and how its values become the text in the code. */
export interface ContentType<Name extends string = string> {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly Field<Name>[];
  /** Initial values. */
  readonly empty: Values<Name>;
  /** The fields that can name a code, the best first. Never a secret. */
  readonly namedBy?: readonly Name[];
  /** What a standard fixes about the look of the codes, and a sentence that says why. */
  readonly fixed?: { readonly rules: CodeRules; readonly why: string };
  /** Builds the text in the code. Call it through {@link toPayload}, which checks the values first. */
  payload(values: Values<Name>): string;
  /**
   * Splits the text of a code of this type into its parts, also as other programs write it. Returns undefined for all
   * other texts, and if the main part is missing, such as the address of an email.
   */
  parse?(text: string): ParsedContent | undefined;
  /** The words for a poster, of values without white space around them. Call it through {@link wordingOf}. */
  wording(values: Values<Name>): Wording;
}

/** The text in the code, or the errors by field. */
export type PayloadResult<Name extends string = string> =
  | { readonly ok: true; readonly payload: string }
  | { readonly ok: false; readonly errors: FieldErrors<Name> };

/**
 * Returns the fields that apply to these values.
 *
 * @example fieldsFor(wifi, { ...wifi.empty, encryption: 'nopass' }) // all except the password
 */
export function fieldsFor<Name extends string>(
  type: ContentType<Name>,
  values: Values<Name>,
): readonly Field<Name>[] {
  return type.fields.filter((field) => field.appliesTo?.(values) ?? true);
}

/**
 * Returns the values of the fields that apply. The other fields may still have what the user entered before.
 *
 * @example valuesFor(wifi, { ...wifi.empty, encryption: 'nopass', password: 'old' }) // without the password
 */
export function valuesFor<Name extends string>(type: ContentType<Name>, values: Values<Name>): Values {
  return Object.fromEntries(fieldsFor(type, values).map(({ name }) => [name, values[name] ?? '']));
}

/**
 * Checks all fields that apply and, if they are valid, builds the payload.
 *
 * @example toPayload(url, { url: 'https://a.example' }) // { ok: true, payload: 'https://a.example' }
 * @example toPayload(url, { url: 'a.example' }) // { ok: false, errors: { url: 'Enter a valid …' } }
 */
export function toPayload<Name extends string>(
  type: ContentType<Name>,
  values: Values<Name>,
): PayloadResult<Name> {
  const errors: Partial<Record<Name, string>> = {};
  for (const field of fieldsFor(type, values)) {
    const error = field.check(values[field.name], values);
    if (error !== undefined) errors[field.name] = error;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, payload: type.payload(values) };
}

/**
 * Returns the words for a poster with a code.
 *
 * @param values valid values
 * @example wordingOf(phone, { phone: '+1 201 555 0123' }) // { title: 'Call us', text: '+1 201 555 0123' }
 */
export function wordingOf<Name extends string>(type: ContentType<Name>, values: Values<Name>): Wording {
  const trimmed: Record<Name, string> = { ...values };
  for (const { name } of type.fields) trimmed[name] = (values[name] ?? '').trim();
  return type.wording(trimmed);
}
