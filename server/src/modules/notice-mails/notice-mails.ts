import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { renderEmail } from '../../platform/mail/email-template.ts';
import { codesOf } from '../../platform/mail/mail-queue.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { noticesEmail } from '../../platform/mail/templates.ts';
import { findUsersToMail, readUnreadNotices } from '../board/reading/read-notices.ts';
import { unsubscribePath } from './unsubscribe.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A notice is emailed if the user hasn’t read it for this long. */
const unreadMs = 15 * minuteMs;
/** A notice that couldn’t be emailed for this long is only shown in the site. */
const giveUpMs = 7 * 24 * hourMs;
/** A server that claims an email has this long to send it. Then each server may try again. */
const claimMs = 10 * minuteMs;
/** An email that the SMTP server refuses for good is tried again after this time. */
const refusedMs = 24 * hourMs;
/** The number of emails that a server sends at once: as many as the mailer has connections. */
const lanes = 3;
const usersPerRead = 100;

interface NoticeMailServices {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
}

/** Emails unread notices every minute (docs/decisions/143). Closing waits for the emails that are being sent. */
export function startNoticeMails(services: NoticeMailServices): { close(): Promise<void> } {
  const { log, clock } = services;
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  const stop = clock.every(minuteMs, () => {
    running ??= mailNotices(services, closing.signal)
      .catch((error) => log.error({ err: error }, 'Failed to email notices'))
      .finally(() => {
        running = null;
      });
  });
  return {
    close: async () => {
      stop();
      closing.abort();
      await running;
    },
  };
}

/** Sends one email to each user with unread notices. Several servers may do so at the same time. */
export async function mailNotices(services: NoticeMailServices, signal: AbortSignal): Promise<void> {
  const now = services.clock.now();
  const span = { from: new Date(now - giveUpMs), until: new Date(now - unreadMs) };
  let users: string[];
  do {
    users = await findUsersToMail(services, span, usersPerRead);
    // The lanes share one iterator.
    const waiting = users.values();
    const mailInTurn = async () => {
      for (const userId of waiting) if (!signal.aborted) await mailUser(services, userId, span);
    };
    await Promise.all(Array.from({ length: lanes }, mailInTurn));
  } while (users.length === usersPerRead && !signal.aborted);
}

/**
 * Sends a user one email with their unread notices. Its span is stored before and stays until the email was sent, and
 * its Message-ID is made from the span, so an email that is sent again has the same id and no new notices.
 */
async function mailUser(
  { db, mailer, publicUrl, log, clock }: NoticeMailServices,
  id: string,
  due: { readonly from: Date; readonly until: Date },
): Promise<void> {
  const user = await db.user.findUnique({ where: { id } });
  if (!user || (user.noticeMailAfter && user.noticeMailAfter.getTime() > clock.now())) return;
  const until = user.noticeMailUntil ?? due.until;
  const claim = { id, noticeMailAfter: new Date(clock.now() + claimMs) };
  const { count } = await db.user.updateMany({
    // Of several servers, one finds the value that all have read.
    where: { id, noticeMailAfter: user.noticeMailAfter, email: user.email, noticeEmails: true },
    data: { noticeMailAfter: claim.noticeMailAfter, noticeMailUntil: until },
  });
  if (count === 0) return;
  const from = new Date(Math.max(due.from.getTime(), user.noticesMailedUntil?.getTime() ?? 0));
  const notices = await readUnreadNotices({ db, clock }, id, { from, until });
  if (notices.length > 0) {
    const unsubscribeUrl = publicUrl + unsubscribePath(user.unsubscribeToken);
    const email = renderEmail(user.email, noticesEmail(notices, publicUrl, unsubscribeUrl));
    const headers = {
      'Message-ID': messageId(id, until, publicUrl),
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    try {
      await mailer.send({ ...email, headers });
    } catch (error) {
      const codes = codesOf(error);
      log.error({ subject: email.subject, ...codes }, 'Failed to send email');
      if (Number(codes.responseCode) >= 500)
        await db.user.updateMany({
          where: claim,
          data: { noticeMailAfter: new Date(clock.now() + refusedMs) },
        });
      return;
    }
  }
  // After an email without notices, because all were read meanwhile, the next needn’t wait.
  const pauseMs = notices.length > 0 ? hourMs : 0;
  await db.user.updateMany({
    where: claim,
    data: {
      noticesMailedUntil: until,
      noticeMailUntil: null,
      noticeMailAfter: new Date(clock.now() + pauseMs),
    },
  });
}

function messageId(userId: string, until: Date, publicUrl: string): string {
  const hash = createHash('sha256').update(`${userId} ${until.toISOString()}`).digest('hex');
  return `<${hash}@${new URL(publicUrl).hostname}>`;
}
