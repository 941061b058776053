import type { SavedCode } from '@canary/vault/record';

/** Changes a saved code, whatever somebody else has made of it meanwhile; undefined where it is not to. */
export type Patch = (code: SavedCode) => SavedCode | undefined;

/** A patch was not to be made to what there is by now. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
  constructor(readonly now: SavedCode) {
    super('The code was changed elsewhere meanwhile.');
  }
}

/** What the generator makes of a code. */
export type Drawn = Pick<SavedCode, 'type' | 'values' | 'look'>;

/**
 * What somebody changed in the generator, field by field: where two tabs change different fields, both stay changed.
 *
 * @param before as it was opened
 * @param after as it is to be saved
 */
export function patchOf(before: Drawn, after: Drawn): (code: SavedCode) => SavedCode {
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

/** A part of a code that two don't have alike: a field, or something of the look. */
export interface Difference {
  readonly name: string;
  readonly of: 'values' | 'look';
  /** As the second of the two has it. */
  readonly value: string | number | boolean;
}

/** In what a code differs from what it was before. A field that isn't there is an empty one. */
export function differences(before: Drawn, after: Drawn): readonly Difference[] {
  const namesOf = (one: object, other: object) => new Set([...Object.keys(one), ...Object.keys(other)]);
  const valuesBefore = before.values;
  const looksBefore: Readonly<Record<string, Difference['value']>> = before.look;
  const looksAfter: Readonly<Record<string, Difference['value']>> = after.look;
  const values = [...namesOf(valuesBefore, after.values)].flatMap((name) => {
    const value = after.values[name] ?? '';
    return value === (valuesBefore[name] ?? '') ? [] : [{ name, of: 'values' as const, value }];
  });
  const look = [...namesOf(looksBefore, looksAfter)].flatMap((name) => {
    const value = looksAfter[name] ?? '';
    return value === looksBefore[name] ? [] : [{ name, of: 'look' as const, value }];
  });
  return [...values, ...look];
}

/** What somebody changed that has been changed to something else meanwhile, as it is now. */
export function clashes(before: Drawn, after: Drawn, now: Drawn): readonly Difference[] {
  const own = differences(before, after);
  return differences(before, now).filter(({ name, of, value }) =>
    own.some((mine) => mine.name === name && mine.of === of && mine.value !== value),
  );
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
