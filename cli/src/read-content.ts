import { contentTypes } from '@canary/qr/content/all';
import { completeValues } from '@canary/qr/content/complete-values';
import { type ContentType, toPayload } from '@canary/qr/content/content-type';
import { type Options, UsageError } from './read-options.ts';

/** The types whose codes need no site. The short link of a dynamic code is made by the site. */
export const types: readonly ContentType[] = Object.values(contentTypes).filter(({ id }) => id !== 'dynamic');

/**
 * Returns the content type with this id.
 *
 * @param fields texts by the names of its fields
 * @throws {UsageError} if there is no such type, or it has no such field
 */
export function findType(id: string, fields: Options['fields']): ContentType {
  const type = types.find((candidate) => candidate.id === id);
  if (!type)
    throw new UsageError(`--type is one of ${types.map((known) => known.id).join(', ')}, not “${id}”.`);
  const names = type.fields.map(({ name }) => name);
  const unknown = Object.keys(fields).find((name) => !names.includes(name));
  if (unknown === undefined) return type;
  throw new UsageError(`The type ${id} has no field “${unknown}”. Its fields: ${names.join(', ')}.`);
}

/**
 * Returns the text in the code: the given text, or what the fields of the type make.
 *
 * @param text the value of the type's first field
 * @throws {UsageError} if a field is unknown or invalid; its message has a line for each
 */
export function readPayload(
  text: string | undefined,
  { type: id, fields }: Pick<Options, 'type' | 'fields'>,
): string {
  if (id === undefined) {
    if (Object.keys(fields).length > 0) throw new UsageError('Say with --type which type the fields are of.');
    if (text === undefined || text === '') throw new UsageError('The text of the code is missing.');
    return text;
  }
  const type = findType(id, fields);
  const [first] = type.fields;
  const given = { ...type.empty, ...(first && text !== undefined && { [first.name]: text }), ...fields };
  const { values } = completeValues(type, given);
  const result = toPayload(type, values);
  if (result.ok) return result.payload;
  throw new UsageError(
    Object.entries(result.errors)
      .map(([name, error]) => `${name}: ${error}`)
      .join('\n'),
  );
}
