import type { z } from 'zod';
import { quote } from './parse-part.ts';
import type { ReceiptBuilder } from './receipt.ts';

type Path = readonly PropertyKey[];

/**
 * Reads the items of a list in another product's file. Values that can't be read are left out, and so are items that
 * can't be read without such a value. The receipt names both.
 *
 * @param noun the name of an item for the receipt, such as `Card`
 */
export function readItems<Schema extends z.ZodType>(
  schema: Schema,
  items: readonly unknown[],
  noun: string,
  receipt: ReceiptBuilder,
  onItem: (index: number) => void = () => undefined,
): z.output<Schema>[] {
  return items.flatMap((item, index) => {
    onItem(index);
    const read = readItem(schema, item, `${noun} ${index + 1}${nameIn(item)}`, receipt);
    return read === undefined ? [] : [read];
  });
}

/**
 * Reads a part of another product's file.
 *
 * @param place such as `Card 3 (“Milk”)`; empty for the file itself
 * @returns undefined if the part can't be read, even without some of its values
 */
export function readItem<Schema extends z.ZodType>(
  schema: Schema,
  item: unknown,
  place: string,
  receipt: ReceiptBuilder,
): z.output<Schema> | undefined {
  const first = schema.safeParse(item);
  if (first.success) return first.data;
  let result: z.ZodSafeParseResult<z.output<Schema>> = first;
  const rest: unknown = structuredClone(item);
  // First the values themselves, then the objects and lists that can't be read without them.
  for (let up = 0; !result.success; up += 1) {
    const paths = pathsOf(result.error, up);
    if (paths.some(({ length }) => length === 0)) break;
    for (const path of paths) {
      const where = [place, ...path.map((part) => (typeof part === 'number' ? part + 1 : String(part)))];
      const value = valueAt(rest, path);
      removeAt(rest, path);
      if (value === undefined) continue;
      receipt.note('left out', 'Values that can’t be read', 'They have no meaning here.', {
        example: `${where.filter(Boolean).join(', ')}: ${quote(JSON.stringify(value))}`,
      });
    }
    result = schema.safeParse(rest);
  }
  if (result.success) return result.data;
  receipt.note('left out', 'Parts that can’t be read', 'They have another form than in an export.', {
    example: place,
  });
  return undefined;
}

/** The places of all mistakes, the last ones first, so that removing them doesn't move the others. */
function pathsOf({ issues }: z.ZodError, up: number): Path[] {
  const paths = issues.map(({ path }) => path.slice(0, Math.max(0, path.length - up)));
  return [...new Map(paths.map((path) => [path.join('\0'), path])).values()].reverse();
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}

function removeAt(value: unknown, path: Path): void {
  const [parent, key] = [valueAt(value, path.slice(0, -1)), path.at(-1)];
  if (Array.isArray(parent) && typeof key === 'number') parent.splice(key, 1);
  else if (typeof parent === 'object' && parent !== null && key !== undefined)
    Reflect.deleteProperty(parent, key);
}

function nameIn(item: unknown): string {
  const name = typeof item === 'object' && item !== null && 'name' in item ? item.name : undefined;
  return typeof name === 'string' ? ` (${quote(name)})` : '';
}
