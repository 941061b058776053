import { type ContentTypeId, contentTypes } from './all.ts';
import type { ContentType } from './content-type.ts';
import type { ParsedContent } from './parts.ts';

/** All parts of a code's text, and its content type. */
export interface ParsedCode extends ParsedContent {
  readonly id: ContentTypeId;
}

const ids = Object.keys(contentTypes) as ParsedCode['id'][];

/**
 * Splits the text of a code into its parts. Returns undefined for a text that is the code of no type, or that lacks the
 * main part of its content type, such as the address of an email.
 *
 * @example parseCode('mailto:a@b.example?cc=c@d.example')
 * // { id: 'email', parts: [{ name: 'email', value: 'a@b.example' }, { name: 'cc', value: 'c@d.example' }] }
 */
export function parseCode(text: string): ParsedCode | undefined {
  for (const id of ids) {
    const type: ContentType = contentTypes[id];
    const parsed = type.parse?.(text);
    if (parsed) return { id, ...parsed };
  }
  return undefined;
}
