import { paths } from '#config/paths.ts';
import type { Question } from './question.ts';

export const account: readonly Question[] = [
  {
    question: 'I forgot my password. How do I get back in?',
    alsoFoundBy: 'reset lost login',
    answer:
      'Choose “Forgot password?” on the login page. We mail you a link that works once, within an hour. After you have set a new password you are logged out everywhere, and log in with it.',
    more: { text: 'Ask for the link', to: paths.forgotPassword },
  },
  {
    question: 'The mail does not come. What can I do?',
    answer:
      'Look into the spam folder, and make sure that it is the address of your account: for any other no mail is sent, and we don’t say so, to tell nobody who has an account. One address gets five such mails an hour at most.',
  },
  {
    question: 'Can I have a password although I signed up with Google?',
    answer:
      'Yes. On your account page, under Password, have a link mailed to you. With a password you can also change your address and delete your account.',
    more: { text: 'Go to Password', to: `${paths.account}#password` },
  },
  {
    question: 'Where am I logged in?',
    answer:
      'Your account page lists every device, with its browser and when it was last seen. You can log out one of them, or all at once. A device that nobody uses for 30 days is logged out by itself.',
    more: { text: 'Go to Devices', to: `${paths.account}#devices` },
  },
  {
    question: 'How do I change my email address?',
    answer:
      'On your account page, under Email. We mail a link to the new address, and it takes the place of the old one when you open the link. Until then you log in with the old one.',
    more: { text: 'Go to Email', to: `${paths.account}#email` },
  },
  {
    question: 'How do I delete my account?',
    answer:
      'At the end of your account page, with your password. Everything that we keep about you is deleted at once, tokens and unlocks included, and it can’t be undone. Codes that you have printed go on working.',
    more: { text: 'How to take your data with you first', to: `${paths.help}#data` },
  },
];
