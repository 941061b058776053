import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mail.ts';

/**
 * Writes each mail as a file of its own, for a server without SMTP: a mail program opens it, and its text can be read, and
 * its link copied, as it stands. The names sort by time.
 *
 * @param folder made with the first mail; it and its files, which let people in, are for their owner only
 */
export function createFileMailer(folder: string, from: string): Mailer {
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const now = new Date();
      const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`;
      await writeFile(join(folder, name), messageOf(mail, from, now), { mode: 0o600, flag: 'wx' });
    },
    close: () => undefined,
  };
}

/** The message (RFC 5322, its headers as UTF-8 by RFC 6532). Plain text only: HTML would have to be encoded. */
function messageOf({ to, replyTo, subject, text }: Mail, from: string, date: Date): string {
  const headers = [
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `From: ${from}`,
    `To: ${to}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return `${headers.join('\n')}\n\n${text}`;
}
