/** `pnpm announce`: emails the users who asked for it that dynamic codes are available. */
import { announceDynamicCodes } from './modules/accounts/announcement.ts';
import { systemClock } from './platform/clock.ts';
import { openExisting } from './platform/database/database.ts';
import { loadEnv } from './platform/env.ts';
import { createMailer, mailFolder } from './platform/mail/mailer.ts';
import { runProgram } from './platform/program.ts';

await runProgram(async () => {
  const env = loadEnv();
  const { client, close } = await openExisting(env.DATABASE_URL);
  const mailer = await createMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    folder: mailFolder(env.DATABASE_URL),
    clock: systemClock,
  });
  try {
    return await announceDynamicCodes({ db: client, mailer, publicUrl: env.PUBLIC_URL });
  } finally {
    mailer.close();
    await close();
  }
});
