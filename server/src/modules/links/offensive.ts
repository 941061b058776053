import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** Whether an own slug contains an offensive English word, also in disguises such as digits for letters. */
export const isOffensive = (slug: string) => matcher.hasMatch(slug.replaceAll('-', ' '));
