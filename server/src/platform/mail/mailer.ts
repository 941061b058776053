import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Clock } from '../clock.ts';
import { sqliteFile } from '../database/sqlite-lock.ts';

/** An email to one recipient. */
export interface Email {
  readonly to: string;
  /** The address for replies, if it isn't the sender. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  /** More headers, in ASCII. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** The name of the SMTP server without user and password, or of the folder, for messages. */
  readonly target: string;
  /** Resolves once the SMTP server or the folder has taken the email; rejects otherwise. */
  send(email: Email): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  /** `smtp://…` or `smtps://…`; undefined to write emails to files. */
  readonly smtpUrl: string | undefined;
  /** The sender, such as `Canary QR <no-reply@example.com>`. */
  readonly from: string;
  /** The folder for emails without SMTP. */
  readonly folder: string;
  /** Dates the emails. */
  readonly clock: Clock;
}

/** Creates the mailer for the configuration. nodemailer is loaded only for SMTP. */
export async function createMailer({ smtpUrl, from, folder, clock }: MailerOptions): Promise<Mailer> {
  return smtpUrl === undefined
    ? createFileMailer(folder, from, clock)
    : await createSmtpMailer(smtpUrl, from, clock);
}

/** The folder for emails without SMTP: beside the SQLite database, or in `data`. */
export function mailFolder(databaseUrl: string): string {
  return join(databaseUrl.startsWith('file:') ? dirname(sqliteFile(databaseUrl)) : resolve('data'), 'mail');
}

/** The timeouts for a silent SMTP server, in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends emails through an SMTP server, over a small pool of connections. */
async function createSmtpMailer(url: string, from: string, clock: Clock): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(
    { url, pool: true, maxConnections: 3, ...timeouts, disableFileAccess: true, disableUrlAccess: true },
    // RFC 3834: suppresses automatic replies.
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  const { protocol, host } = new URL(url);
  return {
    target: `${protocol}//${host}`,
    send: async ({ to, replyTo, headers = {}, ...email }) => {
      // The address is an object, because nodemailer could parse a string as several addresses.
      const single = (address: string) => ({ name: '', address });
      await transport.sendMail({
        ...email,
        headers: { ...headers },
        date: new Date(clock.now()),
        to: single(to),
        ...(replyTo && { replyTo: single(replyTo) }),
      });
    },
    close: () => transport.close(),
  };
}

/** Writes each email to an .eml file, for a server without SMTP. The file names sort by time. */
function createFileMailer(folder: string, from: string, clock: Clock): Mailer {
  return {
    target: folder,
    send: async (email) => {
      // Emails contain links that log in, so only the owner may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const now = new Date(clock.now());
      const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`;
      await writeFile(join(folder, name), formatMessage(email, from, now), { mode: 0o600, flag: 'wx' });
    },
    close: () => undefined,
  };
}

/**
 * Formats an email by RFC 5322, with UTF-8 headers by RFC 6532. It has only plain text, because HTML needs an encoding.
 */
function formatMessage(
  { to, replyTo, subject, headers: more = {}, text }: Email,
  from: string,
  date: Date,
): string {
  const headers = [
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `From: ${from}`,
    `To: ${to}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `Subject: ${subject}`,
    ...Object.entries(more).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return `${headers.join('\n')}\n\n${text}`;
}
