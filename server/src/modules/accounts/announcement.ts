import type { Db } from '../../platform/database/database.ts';
import { reasonOf, StartError } from '../../platform/errors.ts';
import { renderEmail } from '../../platform/mail/email-template.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { dynamicCodesEmail } from '../../platform/mail/templates.ts';

export interface AnnouncementServices {
  readonly db: Db;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly publicUrl: string;
}

const pageSize = 100;

/**
 * Emails each user who asked for it that dynamic codes are available. The wish is deleted before the email is sent, so that
 * each user gets the email at most once, even if this runs twice at the same time or stops in between.
 *
 * @returns what was done, for the operator
 * @throws StartError if sending fails for another reason than a refused recipient; the other users keep their wish
 */
export async function announceDynamicCodes({ db, mailer, publicUrl }: AnnouncementServices): Promise<string> {
  const content = dynamicCodesEmail(publicUrl);
  let sent = 0;
  let failed = 0;
  const summary = () => `Emails sent: ${sent}. Failed, and not sent again: ${failed}.\n`;
  for (let last = ''; ; ) {
    const users = await db.user.findMany({
      where: { wantsDynamicCodes: true, id: { gt: last } },
      orderBy: { id: 'asc' },
      take: pageSize,
      select: { id: true },
    });
    for (const { id } of users) {
      last = id;
      const email = await takeWish(db, id);
      if (email === null) continue;
      try {
        await mailer.send(renderEmail(email, content));
        sent += 1;
      } catch (error) {
        failed += 1;
        if (!isRefusedAddress(error)) {
          throw new StartError(
            `${summary()}Stopped: ${reasonOf(error)}\nRun this again for the other users.`,
          );
        }
      }
    }
    if (users.length < pageSize) return summary();
  }
}

/** Deletes a user's wish. Returns the user's email address; null if the wish is gone already. */
async function takeWish(db: Db, id: string): Promise<string | null> {
  const [user] = await db.user.updateManyAndReturn({
    where: { id, wantsDynamicCodes: true },
    data: { wantsDynamicCodes: false },
    select: { email: true },
  });
  return user?.email ?? null;
}

/** Whether the mail server refused the recipient for good. Other recipients can still get their email. */
function isRefusedAddress(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}
