import type { SavedCode } from '@canary/vault/record';

/** Changes a saved code, whatever somebody else has made of it meanwhile. */
export type Patch = (code: SavedCode) => SavedCode;

/** What the generator makes of a code. */
export type Drawn = Pick<SavedCode, 'type' | 'values' | 'look'>;

/**
 * What somebody changed in the generator, field by field: where two tabs change different fields, both stay changed.
 *
 * @param before as it was opened
 * @param after as it is to be saved
 */
export function patchOf(before: Drawn, after: Drawn): Patch {
  const gone = Object.keys(before.values).filter((field) => !(field in after.values));
  return (code) => {
    const values = withChanges(code.values, before.values, after.values);
    return {
      ...code,
      values: Object.fromEntries(Object.entries(values).filter(([field]) => !gone.includes(field))),
      look: withChanges(code.look, before.look, after.look),
    };
  };
}

/** What there is now, with what differs between before and after as it is after. */
function withChanges<Fields extends object>(now: Fields, before: Fields, after: Fields): Fields {
  const merged = { ...now };
  for (const field in after) if (after[field] !== before[field]) merged[field] = after[field];
  return merged;
}

/** Whether two codes hold the same and look the same, whatever they are called. */
export function isSameDrawing(one: Drawn, other: Drawn): boolean {
  return contentKey(one) === contentKey(other);
}

/** What a code holds and how it looks, as one text. */
export function contentKey({ type, values, look }: Drawn): string {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  const sorted = (entries: [string, unknown][]) => entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([type, sorted(filled), sorted(Object.entries(look))]);
}
