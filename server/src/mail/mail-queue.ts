import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Mail, Mailer } from './mail.ts';

/** Long enough for the answer to be out before a mail is thought of: its time can't tell whether there was one. */
const afterAnswerMs = 50;

/** Sends mails after the answer to the request that they are for. */
export interface Post {
  /**
   * Sends a mail, in a moment. What fails is logged: whoever asked has their answer by then.
   *
   * @param write makes the mail; null when there is none to send after all
   */
  send(write: () => Mail | null | Promise<Mail | null>): void;
  /** Resolves when everything is sent, or has failed. */
  close(): Promise<void>;
}

/** The post of one server. The mailer stays its owner's. */
export function createPost(mailer: Mailer, log: FastifyBaseLogger): Post {
  const underway = new Set<Promise<void>>();
  const deliver = async (write: () => Mail | null | Promise<Mail | null>) => {
    await delay(afterAnswerMs);
    const mail = await write();
    if (!mail) return;
    try {
      await mailer.send(mail);
    } catch (error) {
      // Not the error itself: a server's reply repeats the address, and a mail's text holds a link that lets people in.
      log.error({ subject: mail.subject, ...codesOf(error) }, 'A mail could not be sent');
    }
  };
  return {
    send: (write) => {
      const delivery = deliver(write)
        .catch((error) => log.error({ err: error }, 'A mail could not be written'))
        .finally(() => underway.delete(delivery));
      underway.add(delivery);
    },
    close: async () => {
      await Promise.all(underway);
    },
  };
}

/** What tells a refused connection from a refused address: Node's or the library's code, and the server's. */
function codesOf(error: unknown): { code?: unknown; responseCode?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error && { code: error.code }),
    ...('responseCode' in error && { responseCode: error.responseCode }),
  };
}
