import { type ContentType, fieldsFor, type Values } from './content-type.ts';

/** The field whose value was completed last. */
export interface CompletedField {
  readonly name: string;
  /** The message about the completion. */
  readonly note: string;
  /** The values without the completion. */
  readonly before: Values;
}

/**
 * Completes values, such as a web address without a scheme.
 *
 * @param declined a value that the user doesn't want to be completed
 * @example completeValues(url, { url: 'example.com' }).values // { url: 'https://example.com' }
 */
export function completeValues(
  type: ContentType,
  values: Values,
  declined?: string,
): { readonly values: Values; readonly field: CompletedField | undefined } {
  let completed = values;
  let field: CompletedField | undefined;
  for (const { name, complete } of fieldsFor(type, values)) {
    const typed = completed[name] ?? '';
    const meant = typed === declined ? undefined : complete?.(typed, completed);
    if (!meant) continue;
    completed = { ...completed, ...meant.values };
    field = { name, note: meant.note, before: values };
  }
  return { values: completed, field };
}
