import { brand } from '@canary/catalogue/brand';
import type { ContactMessage } from '@canary/input/contact';
import type { Letter } from './email-template.ts';

// No letter names its reader: a username is whatever somebody typed beside an address that need not be theirs, and would
// make us the sender of it.

/** Asks whoever reads an address to confirm it. */
export function verifyEmailLetter(url: string, hours: number): Letter {
  return {
    subject: 'Confirm your email address',
    body: [
      `Please confirm that this is the email address of your ${brand.name} account.`,
      { label: 'Confirm this address', url },
      `The link works once, within ${hours} hours.`,
      `If you have no account at ${brand.name}, somebody has typed your address by mistake. You need not do anything.`,
    ],
  };
}

/** Lets whoever reads an account's address set its password. */
export function resetPasswordLetter(url: string): Letter {
  return {
    subject: 'Set a new password',
    body: [
      `Somebody, most likely you, asked to set a new password for your ${brand.name} account.`,
      { label: 'Set a new password', url },
      'The link works once, within an hour. After it you are logged out everywhere.',
      'Have you saved codes to your history? The new password alone does not open them: you need your recovery code as well.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
  };
}

/** Tells an account's owner that its password is another now. */
export function passwordChangedLetter(url: string): Letter {
  return {
    subject: 'Your password was changed',
    body: [
      `The password of your ${brand.name} account was changed just now.`,
      'If it was you, all is well. If it was not, set a new one at once:',
      { label: 'Set a new password', url },
    ],
  };
}

/** Tells an account's owner that Google signs them in now. */
export function googleLinkedLetter(url: string): Letter {
  return {
    subject: 'You log in with Google now',
    body: [
      `Somebody, most likely you, logged in to your ${brand.name} account with Google for the first time.`,
      'Unless it was certain that your password is your own, it no longer works, and every other device was logged out, so that nobody else gets in. If you want to log in with a password, too, or if it was not you, set a new one:',
      { label: 'Set a new password', url },
    ],
  };
}

/** Tells whoever reads an account's former address that it is another now. It doesn't say which: the reader may be a stranger. */
export function emailChangedLetter(url: string): Letter {
  return {
    subject: 'Your email address was changed',
    body: [
      `The email address of your ${brand.name} account was changed just now. Mail to this address will no longer reach it.`,
      'If it was you, all is well. If it was not, somebody else knows your password: please tell whoever runs the site.',
      { label: brand.name, url },
    ],
  };
}

/** What each topic of the contact form is called in a mail. */
const topics: Readonly<Record<ContactMessage['topic'], string>> = {
  QUESTION: 'a question',
  PROBLEM: 'a problem',
  IDEA: 'an idea',
  PRIVACY: 'privacy',
  OTHER: 'something else',
};

/** Brings whoever runs the site what somebody wrote to them. Nothing that a stranger typed gets into its subject. */
export function contactLetter({ name, email, topic, message }: ContactMessage): Letter {
  return {
    subject: `A message about ${topics[topic]}`,
    body: [
      `${name} <${email}> wrote by the contact form, about ${topics[topic]}:`,
      message,
      'An answer to this mail goes to the address above, which nobody has checked.',
    ],
  };
}
