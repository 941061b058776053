import { faq } from '#config/faq.ts';
import { account } from './account.ts';
import { board } from './board.ts';
import { codes } from './codes.ts';
import { print } from './print.ts';
import { privacy } from './privacy.ts';
import type { Question } from './question.ts';
import { readBack } from './read-back.ts';
import { tokens } from './tokens.ts';

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** All questions, by what they are about. */
export const groups: readonly Group[] = [
  { id: 'first', title: 'Asked first', questions: faq },
  { id: 'codes', title: 'Making codes', questions: codes },
  { id: 'print', title: 'Colours, size and print', questions: print },
  { id: 'read-back', title: 'Reading back and scanning', questions: readBack },
  { id: 'account', title: 'Your account', questions: account },
  { id: 'tokens', title: 'Tokens, unlocks and levels', questions: tokens },
  { id: 'privacy', title: 'Privacy, and working offline', questions: privacy },
  { id: 'board', title: 'The task board', questions: board },
];

/** The same in one list, for search engines. */
export const questions: readonly { readonly question: string; readonly answer: string }[] = groups.flatMap(
  (group) => group.questions.map(({ question, answer }) => ({ question, answer })),
);
