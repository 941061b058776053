import { brand } from '@canary/catalogue/brand';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type OpenDatabase, openDatabase } from './db.ts';
import { contactAddress, googleSettings, loadEnv } from './env.ts';
import { StartError } from './errors.ts';
import { logVital } from './http/vitals.ts';
import { listenError, type Place } from './listen-address.ts';
import { mailFolder } from './mail/folder.ts';
import type { Mailer } from './mail/mail.ts';
import { createMailer } from './mail/mailer.ts';
import { clientDist } from './paths.ts';
import { openPubSub } from './pubsub/open-pubsub.ts';
import type { OpenPubSub } from './pubsub/pubsub.ts';

/** What is still open after this long when the server stops is cut off. */
const hardStopMs = 5_000;
/** How long a request that is being answered may still take. */
const graceMs = 2_000;

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const env = loadEnv();
  const database = await openDatabase(env.DATABASE_URL);
  let app: FastifyInstance | undefined;
  const realtime = await openPubSub(env.DATABASE_URL, (error) =>
    app?.log.warn({ err: error }, 'Lost the Postgres LISTEN connection; reconnecting'),
  );
  const mailer = await createMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    folder: mailFolder(env.DATABASE_URL),
  });
  try {
    app = await buildApp({
      db: database.client,
      pubsub: realtime.pubsub,
      mailer,
      google: googleSettings(env),
      publicUrl: env.PUBLIC_URL,
      contactTo: contactAddress(env),
      boardAccess: env.BOARD_ACCESS,
      trustedProxies: env.TRUSTED_PROXIES,
      hasExplorer: env.API_EXPLORER === 'on',
      requestLimit: env.REQUEST_LIMIT,
      takeVital: env.WEB_VITALS === 'log' ? (vital) => app && logVital(app.log, vital) : null,
      clientDist: process.argv.includes('--no-pages') ? null : clientDist,
      logLevel: 'warn',
    });
    if (env.PUBLIC_URL.startsWith('https:') && env.SMTP_URL === undefined) {
      // Others than whoever runs it will sign up there, and wait for mails.
      app.log.warn('SMTP_URL is not set: mails are written to files, and reach nobody');
    }
    stopOnSignal(app, [mailer, realtime, database]);
    await listen(app, { host: env.HOST, port: env.PORT });
  } catch (error) {
    await realtime.close();
    await database.close();
    throw error;
  }
  process.stdout.write(`${brand.name} is ready at ${env.PUBLIC_URL}\n`);
}

async function listen(app: FastifyInstance, place: Place): Promise<void> {
  try {
    await app.listen(place);
  } catch (error) {
    throw listenError(error, place);
  }
}

/** @param others what the app works with, in the order in which it is closed after the app */
function stopOnSignal(app: FastifyInstance, others: readonly (Mailer | OpenPubSub | OpenDatabase)[]): void {
  let isStopping = false;
  const stop = async () => {
    // Ctrl-C reaches a process twice: from the terminal, and from the parent that passes it on.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), hardStopMs).unref();
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
    await app.close();
    for (const other of others) await other.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
