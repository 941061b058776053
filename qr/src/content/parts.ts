/** A part of a code's text. */
export interface Part {
  /** The name of a form's field, or a name for display. */
  readonly name: string;
  readonly value: string;
  /** Whether no field of the form is for this part. */
  readonly isOther?: true;
}

/** Parts for the fields of a form, without the empty ones. */
export function toParts(values: Readonly<Record<string, string>>): readonly Part[] {
  return Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
}

/** Parts that no field is for, without the empty ones. */
export function otherParts(values: Readonly<Record<string, string>>): readonly Part[] {
  return toParts(values).map((part) => ({ ...part, isOther: true }));
}
