import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Email, Mailer } from './mailer.ts';

/** Emails are sent after the response, so that the response time doesn't tell whether an email is sent. */
const delayMs = 50;

/** Sends emails after the response to the request that caused them. */
export interface MailQueue {
  /** How many emails wait or are being sent. */
  readonly length: number;
  /**
   * Sends an email shortly. Failures are logged.
   *
   * @param write creates the email; null to send none
   */
  send(write: () => Email | null | Promise<Email | null>): void;
  /** Resolves once all emails were sent or have failed. */
  close(): Promise<void>;
}

/** Creates a queue. The queue doesn't close the mailer. */
export function createMailQueue(mailer: Mailer, log: FastifyBaseLogger): MailQueue {
  const pending = new Set<Promise<void>>();
  const deliver = async (write: () => Email | null | Promise<Email | null>) => {
    await delay(delayMs);
    const email = await write();
    if (!email) return;
    try {
      await mailer.send(email);
    } catch (error) {
      // Only the codes are logged: the error may contain the recipient's address, and the email with a link that logs
      // in.
      log.error({ subject: email.subject, ...codesOf(error) }, 'Failed to send email');
    }
  };
  return {
    get length() {
      return pending.size;
    },
    send: (write) => {
      const delivery = deliver(write)
        .catch((error) => log.error({ err: error }, 'Failed to create email'))
        .finally(() => pending.delete(delivery));
      pending.add(delivery);
    },
    close: async () => {
      await Promise.all(pending);
    },
  };
}

/** The codes that distinguish a refused connection from a refused address: Node's or the library's, and the server's. */
export function codesOf(error: unknown): { code?: unknown; responseCode?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error && { code: error.code }),
    ...('responseCode' in error && { responseCode: error.responseCode }),
  };
}
