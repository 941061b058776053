import type { IconName } from '#config/icons.ts';
import { paths } from '#config/paths.ts';

interface Strength {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly action: string;
}

/** What sets the product apart, and where it can be tried. */
export const strengths: readonly Strength[] = [
  {
    icon: 'book-open-check',
    title: 'It reads what it has drawn',
    text: 'A barcode reader opens the finished file and compares every byte with what you typed. If it doesn’t read, the file isn’t saved, and you are offered the change that helps: one that was tried.',
    to: '/#generate',
    action: 'Try it',
  },
  {
    icon: 'shield-check',
    title: 'Nothing leaves the browser readable',
    text: 'Passwords of networks, private numbers, bank details: what you put into a code is not sent to us. If you save it to your account, your browser encrypts it first.',
    to: paths.privacy,
    action: 'Read what we do keep',
  },
  {
    icon: 'palette',
    title: 'Colours that scan',
    text: 'Contrast is measured while you choose, by the measure that print inspectors use. Or start from a design that has passed it already.',
    to: paths.themes,
    action: 'Look at the designs',
  },
  {
    icon: 'lock-open',
    title: 'Unlocked once, for good',
    text: 'No subscription and no card. A free account brings the tokens, and what you unlock is open wherever you log in.',
    to: paths.register,
    action: 'Make a free account',
  },
];
