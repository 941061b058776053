import { paths } from '#config/paths.ts';
import type { Question } from './question.ts';

export const board: readonly Question[] = [
  {
    question: 'What is the task board?',
    answer:
      'A board of three columns, todo, in progress and done, with cards that everybody who has it open moves together and sees move. It has nothing to do with codes: it is there on the side.',
    more: { text: 'Open the board', to: paths.tasks },
  },
  {
    question: 'Who can see what I put on the board?',
    answer:
      'Anybody, unless whoever runs this site has closed it to members. Anybody can also change and delete it. So put nothing there that is secret.',
  },
  {
    question: 'Can I use the board by keyboard?',
    answer:
      'Yes. Arrow keys go from card to card. Space picks one up, arrow keys carry it, Space drops it, and Escape puts it back. Enter edits a card, Delete deletes it.',
    more: { text: 'All keys of the board', to: `${paths.help}#board` },
  },
  {
    question: 'What if my connection fails while I use the board?',
    answer:
      'Go on working. Your changes are kept in the tab, marked as not sent yet, and sent in their order once the connection is back.',
  },
];
