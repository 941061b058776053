import { brand } from '@canary/catalogue/brand';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/database.ts';
import { contactRecipient, googleSettings, loadEnv } from './platform/env.ts';
import { StartError } from './platform/errors.ts';
import { type ListenAddress, listenError } from './platform/listen-address.ts';
import { createMailer, mailFolder } from './platform/mail/mailer.ts';
import { startMetricsServer } from './platform/metrics/metrics-server.ts';
import { clientDist } from './platform/paths.ts';
import { openPubSub } from './platform/pubsub/open-pubsub.ts';
import { logVital } from './transports/pages/vitals.ts';

/** When the server stops, open requests get this long to finish. */
const graceMs = 2_000;
/** A stop that takes longer than this ends the process. */
const hardStopMs = 5_000;

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
  const pubsub = await openPubSub(
    env.DATABASE_URL,
    (error) => app?.log.warn({ err: error }, 'Lost the Postgres LISTEN connection; reconnecting'),
    systemClock,
  );
  const mailer = await createMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    folder: mailFolder(env.DATABASE_URL),
    clock: systemClock,
  });
  try {
    app = await buildApp({
      clock: systemClock,
      db: database.client,
      pubsub: pubsub.pubsub,
      mailer,
      google: googleSettings(env),
      publicUrl: env.PUBLIC_URL,
      shortUrl: env.SHORT_URL ?? null,
      countryHeader: env.COUNTRY_HEADER ?? null,
      linkBlocklist: env.LINK_BLOCKLIST ?? null,
      contactTo: contactRecipient(env),
      contactAddress: env.CONTACT_ADDRESS ?? null,
      boardAccess: env.BOARD_ACCESS,
      trustedProxies: env.TRUSTED_PROXIES,
      documents: env.DOCUMENTS,
      hasExplorer: env.API_EXPLORER === 'on' && env.DOCUMENTS === 'any',
      requestLimit: env.REQUEST_LIMIT,
      operationLimit: env.OPERATION_LIMIT,
      onVital: env.WEB_VITALS === 'log' ? (vital) => app && logVital(app.log, vital) : null,
      clientDist: process.argv.includes('--no-pages') ? null : clientDist,
      log: {
        level: env.LOG_LEVEL,
        format: env.LOG_FORMAT ?? (process.stdout.isTTY ? 'pretty' : 'json'),
      },
    });
    // The lines of the start are logged at every level.
    const log = app.log.child({}, { level: 'info' });
    const migrations = database.migrations.length > 0 ? database.migrations : 'none';
    log.info({ database: database.name, migrations }, 'Opened the database');
    if (env.PUBLIC_URL.startsWith('https:') && env.SMTP_URL === undefined) {
      app.log.warn('SMTP_URL is not set: emails are written to files instead of being sent');
    }
    const metrics = env.METRICS_ADDRESS && (await startMetricsServer(env.METRICS_ADDRESS));
    stopOnSignal(app, [...(metrics ? [metrics] : []), mailer, pubsub, database]);
    await listen(app, { host: env.HOST, port: env.PORT });
    const fields = { mail: mailer.target, metrics: metrics?.url ?? 'off' };
    log.info(fields, `${brand.name} is ready at ${env.PUBLIC_URL}`);
  } catch (error) {
    await pubsub.close();
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, address: ListenAddress): Promise<void> {
  try {
    await app.listen(address);
  } catch (error) {
    throw listenError(error, address);
  }
}

/** @param resources the resources of the app, in the order in which to close them after the app */
function stopOnSignal(app: FastifyInstance, resources: readonly { close(): void | Promise<void> }[]): void {
  let isStopping = false;
  const stop = async () => {
    // Ctrl-C arrives twice: from the terminal, and from the parent process that passes it on.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), hardStopMs).unref();
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
    await app.close();
    for (const resource of resources) await resource.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
