import { maxReportLength } from '@canary/input/limits';
import { plainLines } from '@canary/input/plain-text';
import { shortLinkOf } from '@canary/links/short-link';
import { readSlug } from '@canary/links/slug';
import type { Db } from '../../platform/database/database.ts';
import { InputError } from '../../platform/errors.ts';
import { renderEmail } from '../../platform/mail/email-template.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { Sender } from '../credentials/actor.ts';
import type { LinkServices } from './link-rules.ts';

interface ReportServices extends LinkServices {
  readonly mailQueue: MailQueue;
  /** The operator's address; null if reports are only stored. */
  readonly contactTo: string | null;
}

/**
 * Stores a visitor's report of a link, and mails it to the operator.
 *
 * @throws InputError if there is no such link, or the reason is empty or too long
 * @throws RateLimitedError after too many reports from the IP address
 */
export async function reportLink(
  { db, clock, rateLimits, mailQueue, contactTo, linkHosts }: ReportServices,
  { address }: Sender,
  input: { readonly slug: string; readonly reason: string },
): Promise<void> {
  const reason = plainLines(input.reason, maxReportLength);
  if (reason === '') throw new InputError('Say what is wrong with the link.', 'reason');
  if ([...reason].length > maxReportLength)
    throw new InputError(`The reason has up to ${maxReportLength} characters.`, 'reason');
  const read = readSlug(input.slug);
  if (read.kind !== 'slug') throw linkUnknown();
  await rateLimits.count(['link-report', address]);
  const link = await db.link.findUnique({ where: { slug: read.slug } });
  if (!link) throw linkUnknown();
  const { slug, target } = link;
  await db.linkReport.create({ data: { slug, target, reason, createdAt: new Date(clock.now()) } });
  if (contactTo === null || !(await rateLimits.allow(['link-report-email']))) return;
  mailQueue.send(() =>
    renderEmail(contactTo, {
      subject: `Report of ${shortLinkOf(slug, linkHosts)}`,
      body: [
        `A visitor has reported ${shortLinkOf(slug, linkHosts)}, which leads to ${target}:`,
        reason,
        `To disable it, run: pnpm links disable ${slug} --reason "…"`,
      ],
    }),
  );
}

function linkUnknown(): InputError {
  return new InputError('This link doesn’t exist.', 'slug');
}

/** Formats the newest reports as text for the operator, the newest first. */
export async function listReports(db: Db, count: number): Promise<string> {
  const [reports, total] = await Promise.all([
    db.linkReport.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: count }),
    db.linkReport.count(),
  ]);
  const parts = reports.map(({ slug, target, reason, createdAt }) => {
    const head = `${createdAt.toISOString()}  ${slug}  ${target}`;
    // Reports are indented, so that no report can imitate the head of another report.
    return `${head}\n\n${reason.replaceAll(/^(?=.)/gm, '    ')}\n`;
  });
  const end =
    total === 0 ? 'No reports.' : `${reports.length} of ${total === 1 ? '1 report' : `${total} reports`}.`;
  return `${[...parts, end].join('\n')}\n`;
}

/** Reports are stored for a year at most: with an hourly job, a day less is safe. */
const retentionMs = 364 * 24 * 60 * 60_000;

/** Deletes the reports that are older than the retention period. */
export async function deleteExpiredReports(db: Db, now: number): Promise<void> {
  await db.linkReport.deleteMany({ where: { createdAt: { lt: new Date(now - retentionMs) } } });
}
