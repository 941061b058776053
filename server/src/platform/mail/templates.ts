import { brand } from '@canary/catalogue/brand';
import type { ContactMessage } from '@canary/input/contact';
import type { EmailContent } from './email-template.ts';

// No email contains the username: an attacker could sign up with a stranger's address, and send the stranger any text.

export function verificationEmail(url: string, hours: number): EmailContent {
  return {
    subject: 'Confirm your email address',
    body: [
      `Please confirm that this is the email address of your ${brand.name} account.`,
      { label: 'Confirm this address', url },
      `The link works once, within ${hours} hours.`,
      `If you don't have an account at ${brand.name}, you can ignore this email. Your address was probably entered by mistake.`,
    ],
  };
}

export function passwordResetEmail(url: string): EmailContent {
  return {
    subject: 'Set a new password',
    body: [
      `We received a request to set a new password for your ${brand.name} account.`,
      { label: 'Set a new password', url },
      'The link works once, within an hour. It logs you out on all devices.',
      'If you have saved codes to your history, you will also need your recovery code to unlock it.',
      'If you did not request this, you can ignore this email. Your password stays as it is.',
    ],
  };
}

export function passwordChangedEmail(url: string): EmailContent {
  return {
    subject: 'Your password was changed',
    body: [
      `The password of your ${brand.name} account was just changed.`,
      'If this was you, there is nothing to do. If not, set a new password now:',
      { label: 'Set a new password', url },
    ],
  };
}

export function apiKeyCreatedEmail(url: string): EmailContent {
  return {
    subject: 'An API key was created for your account',
    body: [
      `Someone who is logged in to your ${brand.name} account created an API key. Programs with this key can use the account until the key expires or is revoked.`,
      'If this was you, there is nothing to do. If not, revoke the key and change your password now:',
      { label: 'Your API keys', url: `${url}/account#api-keys` },
    ],
  };
}

export function googleLinkedEmail(url: string): EmailContent {
  return {
    subject: 'Google login was added to your account',
    body: [
      `Your ${brand.name} account was just used with Google login for the first time.`,
      'To keep strangers out, we removed your password and logged out your other devices, unless we knew that the password was yours. If you also want to log in with a password, or if this was not you, set a new one:',
      { label: 'Set a new password', url },
    ],
  };
}

/** For the current address, when the account's owner or a stranger asked to change it. */
export function emailChangeRequestedEmail(url: string): EmailContent {
  return {
    subject: 'A change of your email address was requested',
    body: [
      `Someone who knows the password of your ${brand.name} account asked to change its email address. Nothing changes until the new address is confirmed.`,
      'If this was you, there is nothing to do. If not, cancel the change on your account page and change your password there. That also logs out all other devices.',
      { label: 'Your account', url: `${url}/account#email` },
    ],
  };
}

/** For the former address. It doesn't contain the new address, because the reader may be a stranger by now. */
export function emailChangedEmail(url: string): EmailContent {
  return {
    subject: 'Your email address was changed',
    body: [
      `The email address of your ${brand.name} account was just changed. We no longer send email for it to this address.`,
      'If this was you, there is nothing to do. If not, your password is known to someone else: please contact us.',
      { label: brand.name, url },
    ],
  };
}

/** The number of notices that an email lists. */
const listedNotices = 50;

/** What an email says about a notice. */
interface MailedNotice {
  readonly kind: 'ASSIGNED' | 'MENTIONED';
  readonly boardId: string;
  readonly boardName: string;
  readonly number: number;
  readonly title: string;
  /** Null if the person was removed from the board. */
  readonly actorName: string | null;
}

/**
 * For a member of boards, at an address that they have confirmed. The subject contains nothing that another person
 * typed.
 *
 * @param notices the newest first
 */
export function noticesEmail(
  notices: readonly MailedNotice[],
  url: string,
  unsubscribeUrl: string,
): EmailContent {
  const lineOf = ({ kind, actorName, number, title, boardName }: MailedNotice) => {
    const action = kind === 'ASSIGNED' ? 'assigned a card to you' : 'mentioned you';
    return `${actorName ?? 'A former member'} ${action}: #${number} ${title} (${boardName})`;
  };
  const others = notices.length - listedNotices;
  return {
    subject: notices.length === 1 ? 'You have a new notice' : `You have ${notices.length} new notices`,
    body: [
      'You have unread notices from your boards:',
      ...notices.slice(0, listedNotices).map((notice) => ({
        label: lineOf(notice),
        url: `${url}/b/${encodeURIComponent(notice.boardId)}/c/${notice.number}`,
      })),
      ...(others > 0 ? [{ label: `And ${others} more in My cards`, url: `${url}/my` }] : []),
      'You get such an email at most once an hour, and only about notices that you haven’t read within 15 minutes.',
      { label: 'Turn these emails off', url: unsubscribeUrl },
    ],
  };
}

const topics: Readonly<Record<ContactMessage['topic'], string>> = {
  QUESTION: 'a question',
  PROBLEM: 'a problem',
  IDEA: 'an idea',
  PRIVACY: 'privacy',
  OTHER: 'something else',
};

/** For the operator. The subject contains nothing that a stranger typed. */
export function contactEmail({ name, email, topic, message }: ContactMessage): EmailContent {
  return {
    subject: `Contact form: ${topics[topic]}`,
    body: [
      `${name} <${email}> sent a message about ${topics[topic]}:`,
      message,
      'Replies to this email go to the address above, which is not verified.',
    ],
  };
}
