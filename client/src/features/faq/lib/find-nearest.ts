import { matchScore } from '#shared/format/search-words.ts';
import { type Group, groups } from '../copy/groups.ts';
import type { Question } from '../copy/question.ts';

/**
 * The questions that have every one of these words, or else those that come nearest to it: all when there are none, none
 * when not even half of what is looked for is found anywhere.
 */
export function findNearest(words: readonly string[]): readonly Group[] {
  if (words.length === 0) return groups;
  const nearness = new Map(
    groups
      .flatMap(({ questions }) => questions)
      .map((entry) => [entry, matchScore(soughtIn(entry), words)] as const),
  );
  const nearest = Math.max(...nearness.values());
  if (nearest < words.join('').length / 2) return [];
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter((entry) => nearness.get(entry) === nearest),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** All that a question is found by, in British and in American spelling. */
function soughtIn({ question, answer, alsoFoundBy = '', more }: Question): string {
  const text = [question, answer, alsoFoundBy, more?.text].join(' ');
  return `${text} ${text.replaceAll(/colour/gi, 'color')}`;
}
