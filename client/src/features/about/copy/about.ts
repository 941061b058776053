import type { IconName } from '#config/icons.ts';
import { paths } from '#config/paths.ts';

interface Point {
  readonly title: string;
  readonly text: string;
}

/** What there is on the site, today. */
export const offers: readonly (Point & { icon: IconName; to: string; action: string })[] = [
  {
    icon: 'scan-line',
    title: 'A generator without a sign-up',
    text: 'Codes for links, text and email, in your colours, as a PNG of up to 4,096 pixels. Free, and as many as you like.',
    to: '/#generate',
    action: 'Make a code',
  },
  {
    icon: 'user-round',
    title: 'More kinds with a free account',
    text: 'Location and UPI at once; contact cards, Wi-Fi, SMS and phone for a token each. The tokens come with the account.',
    to: paths.features,
    action: 'Compare',
  },
  {
    icon: 'square-kanban',
    title: 'A task board on the side',
    text: 'Three columns, cards that several people move at once, and nothing lost when the connection is.',
    to: paths.tasks,
    action: 'Open the board',
  },
  {
    icon: 'book-open-check',
    title: 'Help that was written for people',
    text: 'Step by step, with pictures, from the first code to the size that a poster needs.',
    to: paths.help,
    action: 'Read the guides',
  },
];

/** Why somebody should take us rather than another. */
export const reasons: readonly Point[] = [
  {
    title: 'We read it back first',
    text: 'The file itself is read from its pixels, and compared with what you typed, byte for byte. If it can’t be read, you learn it here and not from your guests.',
  },
  {
    title: 'We never see it',
    text: 'Drawing and checking are your browser’s work. What you type is not sent to us; what you save to your account is encrypted before it is, and what we store can’t be read without your password or recovery code.',
  },
  {
    title: 'It doesn’t expire',
    text: 'A code holds your content itself. It doesn’t lead through an address of ours that we could switch off or charge for.',
  },
  {
    title: 'You pay once, and not with money',
    text: 'What isn’t free is unlocked with tokens, for good and on all your devices. There is no subscription to forget about.',
  },
  {
    title: 'It tells you what it doesn’t know',
    text: 'Risky colours, squares too small to print, light on dark: you are told before you print, and one click puts it right.',
  },
  {
    title: 'What isn’t there isn’t promised',
    text: 'Your own logo, gradients and dynamic codes are coming soon, and say so wherever they are named.',
  },
];
