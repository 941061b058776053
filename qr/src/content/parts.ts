/** A part of a code's text. */
export interface Part {
  /** The name of a form's field, or a name for display. */
  readonly name: string;
  readonly value: string;
  /** Whether no field of the form is for this part. */
  readonly isOther?: true;
}

/** Parts for the fields of a form, without empty parts. */
export function toParts(values: Readonly<Record<string, string>>): readonly Part[] {
  return Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
}

/** Parts without a field in the form, without empty parts. */
export function otherParts(values: Readonly<Record<string, string>>): readonly Part[] {
  return toParts(values).map((part) => ({ ...part, isOther: true }));
}
