import type { Mailer } from './mail.ts';

export interface MailerOptions {
  /** `smtp://…` or `smtps://…`; undefined where there is no server to send by. */
  readonly smtpUrl: string | undefined;
  /** Whom mails are from, such as `Canary QR <no-reply@example.com>`. */
  readonly from: string;
  /** Where mails are written that can't be sent. */
  readonly folder: string;
}

/** The way for mails to go. Each carries its library, so only the one that is used is loaded. */
export async function createMailer({ smtpUrl, from, folder }: MailerOptions): Promise<Mailer> {
  if (smtpUrl === undefined) return (await import('./file-mailer.ts')).createFileMailer(folder, from);
  return (await import('./smtp-mailer.ts')).createSmtpMailer(smtpUrl, from);
}
