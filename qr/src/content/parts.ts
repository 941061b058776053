/** A part of a code's text. */
export interface Part {
  /** The name of a form's field, or a name for display. */
  readonly name: string;
  readonly value: string;
  /** Whether no field of the form is for this part. */
  readonly isOther?: true;
}

/** All parts of a code's text. */
export interface ParsedContent {
  readonly parts: readonly Part[];
  /** Values that the text implies by leaving a part out, if an empty form has other values. */
  readonly unsaid?: Readonly<Record<string, string>>;
}

/** Parts for the fields of a form, without empty parts. */
export function toParts(values: Readonly<Record<string, string>>): readonly Part[] {
  return Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
}

/** Parts without a field in the form, without empty parts. */
export function otherParts(values: Readonly<Record<string, string>>): readonly Part[] {
  return toParts(values).map((part) => ({ ...part, isOther: true }));
}

/** Content whose first part is the main one, such as the address of an email; undefined if that part is empty. */
export function withMainPart(parts: readonly Part[]): ParsedContent | undefined {
  return parts[0]?.value ? { parts } : undefined;
}
