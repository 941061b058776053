import { faq } from '#config/faq.ts';
import { matchScore } from '#shared/format/search-words.ts';
import { account, board, privacy, tokens } from './account-questions.ts';
import { checking, codes, dynamic, print } from './code-questions.ts';
import type { Question } from './question.ts';

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** All questions by topic. */
export const groups: readonly Group[] = [
  { id: 'first', title: 'Common questions', questions: faq },
  { id: 'codes', title: 'Making codes', questions: codes },
  { id: 'dynamic', title: 'Dynamic codes', questions: dynamic },
  { id: 'print', title: 'Colours, size and print', questions: print },
  { id: 'read-back', title: 'Checking and scanning', questions: checking },
  { id: 'account', title: 'Your account', questions: account },
  { id: 'tokens', title: 'Tokens, unlocks and levels', questions: tokens },
  { id: 'privacy', title: 'Privacy and offline use', questions: privacy },
  { id: 'board', title: 'The task board', questions: board },
];

/** All questions in one list, for search engines. */
export const questions: readonly { readonly question: string; readonly answer: string }[] = groups.flatMap(
  (group) => group.questions.map(({ question, answer }) => ({ question, answer })),
);

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

/** The text by which a question is found, in British and American spelling. */
function searchableText({ question, answer, alsoFoundBy = '', more }: Question): string {
  const text = [question, answer, alsoFoundBy, more?.text].join(' ');
  return `${text} ${text.replaceAll(/colour/gi, 'color')}`;
}
