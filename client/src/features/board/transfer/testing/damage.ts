import * as fc from 'fast-check';

/** The paths of all values in a JSON value. */
export function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return [[...path], ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]))];
}

/** Replaces the value at a path, or removes it. */
export function replaceAt(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((part, index) => (String(index) === key ? replaceAt(part, rest, by) : part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === key ? replaceAt(part, rest, by) : part]),
  );
}

/** A value that no file of a product has in most places. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    undefined,
    Number.POSITIVE_INFINITY,
    -0,
    1e300,
    '__proto__',
    'constructor',
    '2026-02-30T00:00:00.000Z',
    '9999-99-99',
    '\ud83d',
    '\0',
    'x'.repeat(30_000),
    '👩‍💻'.repeat(10_000),
    [[[[]]]],
    JSON.parse('{"__proto__":{"id":"x"},"id":"__proto__"}'),
  ),
);
