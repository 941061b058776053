import { FileError } from '@canary/tables/file-error';
import { z } from 'zod';

const maxShown = 60;

/** Quotes a text of the file for a message, shortened. */
export function quote(text: string): string {
  const characters = [...text.slice(0, 2 * maxShown)];
  return `“${characters.length > maxShown ? `${characters.slice(0, maxShown).join('')}…` : characters.join('')}”`;
}

/**
 * Parses a part of a file.
 *
 * @param place the part's place in the file, such as `Card 12 (“Milk”)`; empty for the file itself
 * @throws {FileError} for the first issue
 */
export function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  part: unknown,
  place: string,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(part, { reportInput: true });
  if (success) return data;
  const [issue] = error.issues;
  const where = [place, ...partNames(issue?.path ?? [])].filter(Boolean).join(', ');
  throw new FileError(`${where || 'The file'}: ${issue ? describe(issue) : error.message}`);
}

/**
 * A schema for a list. The items are parsed only if the list isn't too long.
 *
 * @param max the maximum number of items
 * @param items the items' name for the message, such as `labels`
 */
export function listOf<Item extends z.core.$ZodType>(item: Item, max: number, items: string) {
  return z
    .array(z.unknown())
    .max(max, `There are more than ${max.toLocaleString('en')} ${items}.`)
    .pipe(z.array(item));
}

/** Names the fields of a path; items of a list are counted from 1. */
function partNames(path: readonly PropertyKey[]): string[] {
  const fields: string[] = [];
  for (const part of path) {
    if (typeof part === 'number') fields.push(`${fields.pop() ?? ''} ${part + 1}`.trim());
    else fields.push(String(part));
  }
  return fields;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'This field is missing.';
    return `This must be ${kinds[issue.expected] ?? issue.expected}.`;
  }
  if (issue.code === 'unrecognized_keys') return `The field ${quote(issue.keys[0] ?? '')} is unknown.`;
  if (issue.code === 'invalid_value') return `This must be ${issue.values.map(String).join(' or ')}.`;
  return issue.message;
}
