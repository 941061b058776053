import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** A silent server is given up after these times, in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends emails through an SMTP server, over a small pool of connections. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, pool: true, maxConnections: 3, ...timeouts, disableFileAccess: true, disableUrlAccess: true },
    // RFC 3834: suppresses automatic replies.
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  return {
    send: async ({ to, replyTo, ...email }) => {
      // As an object: nodemailer could parse a string as several addresses.
      const single = (address: string) => ({ name: '', address });
      await transport.sendMail({ ...email, to: single(to), ...(replyTo && { replyTo: single(replyTo) }) });
    },
    close: () => transport.close(),
  };
}
