import { runPrefix } from '@canary/vault/run';

/** The long parts of codes and presets, which are records of their own: images, and the tables of runs. */
export type PartKind = 'IMAGE' | 'RUN';

/** A part in a record of its own. */
export interface PartReference {
  readonly id: string;
  readonly kind: PartKind;
}

/** A part with the id of its record. */
export interface NewPart {
  readonly id: string;
  /** A data URL. */
  readonly part: string;
}

export const partKindOf = ({ part }: NewPart): PartKind => (part.startsWith(runPrefix) ? 'RUN' : 'IMAGE');

/** Whether a part is in its place, and not the id of its record. */
export const isInPlace = (part: string) => part.startsWith('data:');

/**
 * Splits a value into the value to store, with ids in place of its parts, and the parts that have no record yet.
 *
 * @param replaceParts replaces each part of the value
 * @param known ids of parts that have a record, by data URL
 */
export function splitParts<Stored>(
  replaceParts: (replace: (part: string) => string) => Stored,
  known: ReadonlyMap<string, string> = new Map(),
): { readonly stored: Stored; readonly parts: readonly NewPart[] } {
  const ids = new Map(known);
  const parts: NewPart[] = [];
  const stored = replaceParts((part) => {
    // A run whose record is gone still has its id.
    if (!isInPlace(part)) return part;
    const id = ids.get(part) ?? crypto.randomUUID();
    if (!ids.has(part)) parts.push({ id, part });
    ids.set(part, id);
    return id;
  });
  return { stored, parts };
}
