import type { ContentTypeId } from '@canary/qr/content/all';
import { generatorTypes } from '#config/generators.ts';
import type { TypePageContent } from './type-page-content.ts';

const files = import.meta.glob<{ readonly default: TypePageContent }>('./pages/*.ts');

const fileOf = (id: ContentTypeId) => files[`./pages/${id}.ts`];

/** The content types with a public page. Each file in `pages` makes one. */
export const typesWithPage = generatorTypes.filter((id) => fileOf(id) !== undefined);

/** Loads the content of a type's public page, and the form of the type. */
export async function loadTypePage(id: ContentTypeId): Promise<TypePageContent> {
  const load = fileOf(id);
  if (!load) throw new Error(`features/type-page/pages has no file for ${id}.`);
  return (await load()).default;
}
