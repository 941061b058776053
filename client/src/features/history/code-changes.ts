import { contentTypes } from '@canary/qr/content/all';
import type { SavedCode } from '@canary/vault/record';
import { type CodeDrawing, knownTypeId, normaliseName } from './history-entry.ts';

/** Applies a change to the newest version of a code. Returns undefined if it must not be applied to that version. */
export type Patch = (code: SavedCode) => SavedCode | undefined;

/** A patch was not applied because the code changed elsewhere. */
export class PatchConflictError extends Error {
  override readonly name = 'PatchConflictError';

  constructor(readonly current: SavedCode) {
    super('The code was changed elsewhere.');
  }
}

/**
 * Creates a patch of the fields that the user changed. Changes to other fields elsewhere survive it.
 *
 * @param before the code as it was opened
 * @param after the code as the user wants to save it
 */
export function createPatch(before: CodeDrawing, after: CodeDrawing): (code: SavedCode) => SavedCode {
  const removed = Object.keys(before.values).filter((field) => !(field in after.values));
  return (code) => {
    const values = applyChanges(code.values, before.values, after.values);
    return {
      ...code,
      values: Object.fromEntries(Object.entries(values).filter(([field]) => !removed.includes(field))),
      look: applyChanges(code.look, before.look, after.look),
    };
  };
}

function applyChanges<Fields extends object>(current: Fields, before: Fields, after: Fields): Fields {
  const merged = { ...current };
  for (const field in after) if (after[field] !== before[field]) merged[field] = after[field];
  return merged;
}

/** A field, or a property of the look, that differs between two codes. */
export interface Difference {
  readonly name: string;
  readonly of: 'values' | 'look';
  /** The value in the second code. */
  readonly value: string | number | boolean;
}

/** Compares two codes. A missing field equals an empty one. */
export function differences(before: CodeDrawing, after: CodeDrawing): readonly Difference[] {
  const namesOf = (one: object, other: object) => new Set([...Object.keys(one), ...Object.keys(other)]);
  const lookBefore: Readonly<Record<string, Difference['value']>> = before.look;
  const lookAfter: Readonly<Record<string, Difference['value']>> = after.look;
  const values = [...namesOf(before.values, after.values)].flatMap((name) => {
    const value = after.values[name] ?? '';
    return value === (before.values[name] ?? '') ? [] : [{ name, of: 'values' as const, value }];
  });
  const look = [...namesOf(lookBefore, lookAfter)].flatMap((name) => {
    const value = lookAfter[name] ?? '';
    return value === lookBefore[name] ? [] : [{ name, of: 'look' as const, value }];
  });
  return [...values, ...look];
}

/** The fields that were changed both here and elsewhere, to different values, with the value from elsewhere. */
export function conflicts(
  before: CodeDrawing,
  after: CodeDrawing,
  current: CodeDrawing,
): readonly Difference[] {
  const own = differences(before, after);
  return differences(before, current).filter(({ name, of, value }) =>
    own.some((change) => change.name === name && change.of === of && change.value !== value),
  );
}

export function isSameDrawing(one: CodeDrawing, other: CodeDrawing): boolean {
  return drawingKey(one) === drawingKey(other);
}

/** Equal for codes with the same content and look, regardless of field order and empty fields. */
export function drawingKey({ type, values, look }: CodeDrawing): string {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  const sorted = (entries: [string, unknown][]) => entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([type, sorted(filled), sorted(Object.entries(look))]);
}

const lookLabels: Readonly<Record<string, string>> = {
  foreground: 'Code colour',
  background: 'Background colour',
  level: 'Error correction',
  size: 'PNG size in pixels',
  logo: 'Canary logo',
};

/**
 * Describes changes with the labels of the generator. Secrets are named without their value.
 *
 * @param type id of the content type
 * @example describeChanges('url', […]); // 'Web address (now “https://example.com”)'
 */
export function describeChanges(type: string, changes: readonly Difference[]): string {
  const id = knownTypeId(type);
  const fields = id ? contentTypes[id].fields : [];
  return changes
    .map(({ name, of, value }) => {
      if (of === 'look') return `${lookLabels[name] ?? name} (now ${describeValue(value)})`;
      const field = fields.find((candidate) => candidate.name === name);
      const label = field?.label ?? name;
      return field?.control === 'secret' ? label : `${label} (now ${describeValue(value)})`;
    })
    .join(', ');
}

function describeValue(value: Difference['value']): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === '' ? 'empty' : `“${normaliseName(String(value))}”`;
}
