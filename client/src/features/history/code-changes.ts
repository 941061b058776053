import { contentTypes } from '@canary/qr/content/all';
import type { Code } from '#shared/code/code.ts';
import { isSameJson } from '#shared/code/same-json.ts';
import { knownTypeId, normaliseName, type SavedCode } from './history-entry.ts';

/** Applies a change to the newest version of a code. Returns undefined if it must not be applied to that version. */
export type Patch = (code: SavedCode) => SavedCode | undefined;

/** A patch was not applied because the code was changed elsewhere. */
export class PatchConflictError extends Error {
  override readonly name = 'PatchConflictError';

  readonly current: SavedCode;

  constructor(current: SavedCode) {
    super('The code was changed elsewhere.');
    this.current = current;
  }
}

/** Applies a patch with the current time. @throws {PatchConflictError} if the patch must not be applied */
export function applyPatch(code: SavedCode, patch: Patch): SavedCode {
  const after = patch(code);
  if (!after) throw new PatchConflictError(code);
  return { ...after, updatedAt: new Date().toISOString() };
}

/**
 * Creates a patch of the fields that the user changed. Changes of other fields that were made elsewhere stay.
 *
 * @param before the code as it was opened
 * @param after the code as the user wants to save it
 */
export function createPatch(before: Code, after: Code): (code: SavedCode) => SavedCode {
  const removed = Object.keys(before.values).filter((field) => !(field in after.values));
  return (code) => {
    const values = applyChanges(code.values, before.values, after.values);
    return {
      ...code,
      values: Object.fromEntries(Object.entries(values).filter(([field]) => !removed.includes(field))),
      look: {
        size: applyChanges(code.look, before.look, after.look).size,
        design: applyChanges(code.look.design, before.look.design, after.look.design),
      },
    };
  };
}

/** Creates a patch like {@link createPatch}, also for the name and the folder. */
export function createCodePatch(before: SavedCode, after: SavedCode): (code: SavedCode) => SavedCode {
  const patch = createPatch(before, after);
  return (code) => ({
    ...patch(code),
    name: after.name === before.name ? code.name : after.name,
    folder: after.folder === before.folder ? code.folder : after.folder,
  });
}

function applyChanges<Fields extends object>(current: Fields, before: Fields, after: Fields): Fields {
  const merged = { ...current };
  for (const field in after) if (!isSameJson(after[field], before[field])) merged[field] = after[field];
  return merged;
}

/** A field, the size of the PNG, or a part of the design that differs between two codes. */
export interface Difference {
  readonly name: string;
  readonly of: 'values' | 'look';
  /** The value in the second code, as JSON. */
  readonly value: unknown;
}

/** Compares two codes. A missing field equals an empty field. */
export function differences(before: Code, after: Code): readonly Difference[] {
  return [
    ...changesIn('values', { ...before.values }, { ...after.values }, ''),
    ...changesIn('look', partsOf(before), partsOf(after)),
  ];
}

/** The parts of a look that two people can change independently. */
function partsOf({ look: { size, design } }: Code): Readonly<Record<string, unknown>> {
  return { size, ...design };
}

function changesIn(
  of: Difference['of'],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  missing?: unknown,
): readonly Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const value = after[name] ?? missing;
    return isSameJson(value, before[name] ?? missing) ? [] : [{ name, of, value }];
  });
}

/** The fields that were changed here and elsewhere to different values, with the value from elsewhere. */
export function conflicts(before: Code, after: Code, current: Code): readonly Difference[] {
  const own = differences(before, after);
  return differences(before, current).filter(({ name, of, value }) =>
    own.some((change) => change.name === name && change.of === of && !isSameJson(change.value, value)),
  );
}

export function isSameDrawing(one: Code, other: Code): boolean {
  return drawingKey(one) === drawingKey(other);
}

/** Returns a key that is equal for codes with the same content and look, whatever their property order and empty fields. */
export function drawingKey({ type, values, look }: Code): string {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  return JSON.stringify([type, filled, look], (_name, value) => sortProperties(value));
}

function sortProperties(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The parts of a look, as the generator names them. */
const lookLabels: Readonly<Record<string, string>> = {
  size: 'PNG size in pixels',
  modules: 'Shape and colour of the modules',
  finders: 'Shape and colour of the corners',
  corners: 'Single corners',
  background: 'Background',
  logo: 'Logo',
  frame: 'Frame',
  quietZone: 'Quiet zone',
  level: 'Error correction',
  minVersion: 'Smallest version',
  mask: 'Mask',
};

/**
 * Describes changes with the labels of the generator. Secrets, and parts of the design with several settings, are named
 * without their value.
 *
 * @param type id of the content type
 * @example describeChanges('url', […]); // 'Web address (now “https://example.com”)'
 */
export function describeChanges(type: string, changes: readonly Difference[]): string {
  const id = knownTypeId(type);
  const fields = id ? contentTypes[id].fields : [];
  return changes
    .map(({ name, of, value }) => {
      if (of === 'look') return `${lookLabels[name] ?? 'Design'} (${describePart(value)})`;
      const field = fields.find((candidate) => candidate.name === name);
      const label = field?.label ?? name;
      return field?.control === 'secret' ? label : `${label} (now ${describeValue(value)})`;
    })
    .join(', ');
}

function describePart(value: unknown): string {
  if (value === null) return 'removed';
  return typeof value === 'object' ? 'changed' : `now ${describeValue(value)}`;
}

function describeValue(value: unknown): string {
  return value === '' ? 'empty' : `“${normaliseName(String(value))}”`;
}
