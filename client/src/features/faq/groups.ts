import { faq } from '#config/faq.ts';
import { account, board, privacy, tokens } from './account-questions.ts';
import { checking, codes, print } from './code-questions.ts';
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
