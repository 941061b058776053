import { createTransport } from 'nodemailer';
import type { Mailer } from './mail.ts';

/** A server that says nothing for this long is given up, so that nothing waits for it for good. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends mails by an SMTP server, over a few connections that are kept for a while. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, pool: true, maxConnections: 3, ...timeouts, disableFileAccess: true, disableUrlAccess: true },
    // RFC 3834: nobody's absence is answered to us.
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  return {
    send: async ({ to, replyTo, ...mail }) => {
      // As an object, so that it is one address, whatever it holds: as text it could be read as several.
      const one = (address: string) => ({ name: '', address });
      await transport.sendMail({ ...mail, to: one(to), ...(replyTo && { replyTo: one(replyTo) }) });
    },
    close: () => transport.close(),
  };
}
