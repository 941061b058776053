import type { ContentTypeId } from '@canary/qr/content/all';
import { generatorTypes } from '#config/generators.ts';
import { typeCopy } from '#config/type-copy.ts';
import { findBest, foldTitle } from '../format/ranking.ts';

const texts = new Map(
  generatorTypes.map((id) => {
    const { title, description, category, words } = typeCopy[id];
    const more = `${description} ${category} ${words}`;
    return [id, { title: foldTitle(title), more: foldTitle(more) }];
  }),
);

/**
 * Finds the content types for a query, the best first; all types for a blank query.
 *
 * @example
 * findTypes('directions'); // ['location']
 */
export function findTypes(query: string): readonly ContentTypeId[] {
  return findBest(generatorTypes, query, (id) => texts.get(id) ?? { title: '' }, generatorTypes.length);
}
