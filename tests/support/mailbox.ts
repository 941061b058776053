import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface WrittenMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The token in the mail's link, or null. */
  readonly token: string | null;
}

const patienceMs = 10_000;

/**
 * Reads the mails that a server without SMTP has written, oldest first.
 *
 * @param to returns mails to this address only
 */
export function readMails(folder: string, to: string): WrittenMail[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => readMail(join(folder, name)))
    .filter((mail) => mail.to === to);
}

/**
 * Waits for a mail whose subject starts with these words.
 *
 * @param nth which of the matching mails, starting at 1
 */
export async function waitForMail(
  folder: string,
  to: string,
  subject: string,
  nth = 1,
): Promise<WrittenMail> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const found = readMails(folder, to).filter((mail) => mail.subject.startsWith(subject))[nth - 1];
    if (found) return found;
    await delay(20);
  }
  throw new Error(`No mail "${subject}" arrived for ${to}`);
}

/** Waits for a mail with a link; returns the token of the link. */
export async function waitForToken(
  folder: string,
  to: string,
  subject: string,
  nth?: number,
): Promise<string> {
  const { token } = await waitForMail(folder, to, subject, nth);
  if (token === null) throw new Error(`The mail "${subject}" has no link`);
  return token;
}

/** The complete mails by path, because a test that waits for a mail reads the folder many times. */
const complete = new Map<string, WrittenMail>();

function readMail(path: string): WrittenMail {
  const known = complete.get(path);
  if (known) return known;
  const file = readFileSync(path, 'utf8');
  const mail = parseMail(file);
  // A file without its last line is still being written.
  if (file.endsWith('\n')) complete.set(path, mail);
  return mail;
}

function parseMail(file: string): WrittenMail {
  const [head = '', ...body] = file.split('\n\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  const text = body.join('\n\n');
  const token = /#token=([\w-]+)$/m.exec(text)?.[1] ?? null;
  return { to: header('To'), subject: header('Subject'), text, token };
}
