/** What a person fills in, by field name. A field that was left alone is the empty string. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

/** A message for each field that is wrong; no keys when the content is valid. */
export type FieldErrors<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

/** What is wrong with `value`, as a sentence that says what to do; undefined when it is fine. */
export type Rule<Name extends string = string> = (value: string, values: Values<Name>) => string | undefined;

/** How a field is best asked for. A `checkbox` holds `'true'` or `''`. */
export type Control =
  | 'text'
  | 'multiline'
  | 'url'
  | 'email'
  | 'tel'
  | 'decimal'
  | 'secret'
  | 'select'
  | 'checkbox';

/** One thing that a content type asks for. */
export interface Field<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly control: Control;
  /** One line of help that stands beside the field all the time. */
  readonly hint?: string;
  readonly placeholder?: string;
  /** The choices of a `select`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Beyond the short form of the landing page: asked for where there is room for the whole form. */
  readonly extra?: true;
  /**
   * Whether the field counts, given the other values; without it, always. While it doesn't, it is neither asked for nor
   * checked, and the payload leaves it out whatever it holds.
   */
  appliesTo?(values: Values<Name>): boolean;
  /** What is wrong with the field; a field that must not be empty complains of `''`. */
  readonly check: Rule<Name>;
}

/** A kind of content: what it asks for, and what it becomes inside the code. */
export interface ContentType<Name extends string = string> {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly Field<Name>[];
  /** The values of a form that nobody has touched. */
  readonly empty: Values<Name>;
  /** The text that goes into the code. Only for values without errors: see {@link toPayload}. */
  payload(values: Values<Name>): string;
}

/** Content that can be encoded, or what is wrong with it, field by field. */
export type Outcome<Name extends string = string> =
  | { readonly ok: true; readonly payload: string }
  | { readonly ok: false; readonly errors: FieldErrors<Name> };

/**
 * The fields that count, given what was filled in.
 *
 * @example fieldsFor(wifi, { ...wifi.empty, encryption: 'nopass' }) // all but the password
 */
export function fieldsFor<Name extends string>(
  type: ContentType<Name>,
  values: Values<Name>,
): readonly Field<Name>[] {
  return type.fields.filter((field) => field.appliesTo?.(values) ?? true);
}

/**
 * Checks every field that counts and, when all are fine, makes the payload.
 *
 * @example toPayload(url, { url: 'https://a.example' }) // { ok: true, payload: 'https://a.example' }
 * @example toPayload(url, { url: 'a.example' }) // { ok: false, errors: { url: 'Enter a valid …' } }
 */
export function toPayload<Name extends string>(type: ContentType<Name>, values: Values<Name>): Outcome<Name> {
  const errors: Partial<Record<Name, string>> = {};
  for (const field of fieldsFor(type, values)) {
    const error = field.check(values[field.name], values);
    if (error !== undefined) errors[field.name] = error;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, payload: type.payload(values) };
}
