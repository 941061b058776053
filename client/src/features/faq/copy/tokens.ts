import { startingTokens } from '@canary/catalogue/levels';
import { paths } from '#config/paths.ts';
import type { Question } from './question.ts';

export const tokens: readonly Question[] = [
  {
    question: 'What are tokens for, and how do I get more?',
    answer: `They unlock what isn’t free. A new account has ${startingTokens}, and each new level brings one more. Contact, Wi-Fi, SMS and phone codes cost one each.`,
    more: { text: 'How unlocking works', to: `${paths.help}#tokens` },
  },
  {
    question: 'Can I buy tokens?',
    alsoFoundBy: 'price cost pay payment money refund cancel subscription plan',
    answer: 'No. They are not sold, and there is nothing here to pay for with money.',
  },
  {
    question: 'Does an unlock run out?',
    answer:
      'No. It is paid once and stays with your account, on every device. It is gone only if you delete the account.',
  },
  {
    question: 'What are points and levels?',
    answer:
      'A day’s first visit with your account brings 10 points, and an unlock 20. Level 1 is reached at 50 points, level 2 at 150, and so on to level 10 at 2,750. A level is never taken away.',
  },
  {
    question: 'Who can see me on the leaderboard?',
    answer:
      'Nobody, unless you switch it on. Then everybody can see your username, level and points, and nothing else. You can leave it at any time.',
    more: { text: 'Go to Leaderboard', to: `${paths.account}#leaderboard` },
  },
];
