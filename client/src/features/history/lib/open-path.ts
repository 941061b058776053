import { type ContentTypeId, generatorPath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { mainTypes, moreTypes } from '#config/type-order.ts';
import type { KeptCode } from './kept-code.ts';

/** The types that codes are made of here; another version of the site may know more. */
export function knownType(type: string): ContentTypeId | undefined {
  return [...mainTypes, ...moreTypes].find((id) => id === type);
}

/** Where a saved code is worked on. The address has its id, and nothing of what it holds. */
export function openPath({ id, code: { type } }: KeptCode): string {
  const known = knownType(type);
  return known ? `${generatorPath(known)}?saved=${id}` : paths.history;
}
