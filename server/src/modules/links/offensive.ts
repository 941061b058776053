import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/**
 * Whether an own slug contains an offensive English word, also with digits for letters, or hyphens within the word. A
 * word that begins within another word, such as in “push-it”, doesn't count.
 */
export function isOffensive(slug: string): boolean {
  if (matcher.hasMatch(slug.replaceAll('-', ' '))) return true;
  const starts = new Set<number>();
  let joined = '';
  for (const part of slug.split('-')) {
    starts.add(joined.length);
    joined += part;
  }
  return matcher.getAllMatches(joined).some(({ startIndex }) => starts.has(startIndex));
}
