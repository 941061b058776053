import { matchScore } from '#shared/format/search-words.ts';
import { type Group, groups } from './groups.ts';
import type { Question } from './question.ts';

/**
 * Finds the questions that contain every word, or else those with the highest score. Returns all questions for no words,
 * and none if less than half of the query is found anywhere.
 */
export function findQuestions(words: readonly string[]): readonly Group[] {
  if (words.length === 0) return groups;
  const scores = new Map(
    groups
      .flatMap(({ questions }) => questions)
      .map((entry) => [entry, matchScore(searchableText(entry), words)] as const),
  );
  const best = Math.max(...scores.values());
  if (best < words.join('').length / 2) return [];
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((entry) => scores.get(entry) === best) }))
    .filter(({ questions }) => questions.length > 0);
}

/** Everything that a question is found by, in British and American spelling. */
function searchableText({ question, answer, alsoFoundBy = '', more }: Question): string {
  const text = [question, answer, alsoFoundBy, more?.text].join(' ');
  return `${text} ${text.replaceAll(/colour/gi, 'color')}`;
}
