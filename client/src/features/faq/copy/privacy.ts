import { paths } from '#config/paths.ts';
import type { Question } from './question.ts';

export const privacy: readonly Question[] = [
  {
    question: 'Can you see who scans my codes?',
    answer:
      'No. A code holds your content itself and doesn’t lead through us, so a scan never reaches us. For the same reason there are no scan statistics yet.',
  },
  {
    question: 'Are my codes encrypted?',
    answer:
      'A picture isn’t: whoever scans it can read it, so don’t put a secret into one that strangers see. What you save to your history is: your browser encrypts name, folder, content and colours before it sends them.',
    more: { text: 'How the history works', to: `${paths.help}#history` },
  },
  {
    question: 'Can you read my saved codes?',
    answer:
      'Not from what we store: it takes your password, or your recovery code, and we have neither. What we see of a saved code is when it was made and changed, and about how long it is. What no such site can rule out: whoever takes over the server could send you a page that gives your password away.',
    more: { text: 'What we store of it', to: `${paths.privacy}#account-data` },
  },
  {
    question: 'I forgot my password. Are my saved codes gone?',
    answer:
      'Not if you have the recovery code that you were shown when you first saved one. After you have set a new password, the history asks for it. Without it nobody can open the history, we neither, and all that is left is to start over.',
    more: { text: 'Where the recovery code comes in', to: `${paths.help}#history` },
  },
  {
    question: 'Which cookies do you use?',
    answer:
      'One that keeps you logged in, and one of ten minutes while you log in with Google. There are none for ads or statistics, which is why no banner asks you about them.',
    more: { text: 'What is stored in your browser', to: `${paths.privacy}#browser` },
  },
  {
    question: 'Does it work without a connection?',
    alsoFoundBy: 'internet network airplane mode',
    answer:
      'Yes. After one visit the generator opens, draws, checks and saves without one. Logging in, unlocking and your account need a connection.',
    more: { text: 'How to use it offline', to: `${paths.help}#offline` },
  },
  {
    question: 'What do you know about me?',
    answer:
      'Without an account, only what you tell us yourself: a message by the contact form, for a year at most, and what you put on the task board, which doesn’t say whose it is. With one, what it takes to run it, which you can download as a file from your account page at any time.',
    more: { text: 'Read the privacy policy', to: paths.privacy },
  },
];
