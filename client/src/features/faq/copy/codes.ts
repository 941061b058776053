import { paths } from '#config/paths.ts';
import type { Question } from './question.ts';

export const codes: readonly Question[] = [
  {
    question: 'What kinds of codes can I make?',
    answer:
      'Nine: links (URL), text, email, location, UPI payments, contact cards (vCard), Wi-Fi, SMS and phone. The first three need no account. Location and UPI need a free one, and the other four are unlocked with a token each.',
    more: { text: 'Compare what is free and what is unlocked', to: paths.features },
  },
  {
    question: 'Can I change a code after I have printed it?',
    answer:
      'No. The codes are static: what they hold is in their squares. If the target may change, put in an address that you control, so that you can change the page behind it. Codes whose target can be changed later, called dynamic, are not here yet.',
    more: { text: 'What dynamic codes are', to: paths.dynamicQr },
  },
  {
    question: 'How much fits into one code?',
    answer:
      'At most 2,953 bytes at error correction L, and 1,273 at H. If it is too much, the preview tells you by how many bytes, and which level has room for it. Shorter is better: fewer squares are larger squares, and those scan more easily.',
  },
  {
    question: 'Is the password safe in a Wi-Fi code?',
    answer:
      'It is in the code in plain sight: whoever can scan it can read it. That is fine for a guest network, and no good for one that your own computers are in. We don’t get to see it.',
    more: { text: 'Make a Wi-Fi code for guests', to: `${paths.help}#wifi` },
  },
  {
    question: 'Can a code hold Hindi, Chinese or emoji?',
    answer:
      'Yes. Text is encoded as UTF-8, which every phone of today reads, and the check before the download compares every byte. Such letters take two to four bytes each, so the code gets finer sooner.',
  },
  {
    question: 'Can I make many codes at once?',
    answer: 'Not here: it is one at a time. A second one takes seconds, since the form stays as you left it.',
  },
  {
    question: 'May I use the codes for my business?',
    answer:
      'Yes. What you make is yours, for business too, free of charge, and you need not name us. What the code leads to is your responsibility.',
    more: { text: 'Read the terms', to: `${paths.terms}#codes` },
  },
];
