import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { reasonOf, StartError } from '../errors.ts';
import { endOf, requireTools, startTool } from './postgres-tools.ts';
import { type RowCounts, requireEqualCounts, requireOwnBackup, requireReplaceable } from './row-counts.ts';

/** How long a restore waits until the connections of a stopped server have ended. */
const patienceMs = 2_000;

/** The user who restores becomes the owner. */
const ownership = ['--no-owner', '--no-privileges'];

// Drops all functions, tables and types, also those of newer versions, which aren't in the backup.
const dropAll = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT oid::regprocedure FROM pg_proc WHERE pronamespace = 'public'::regnamespace LOOP
    EXECUTE 'DROP ROUTINE ' || name || ' CASCADE';
  END LOOP;
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE format('DROP TABLE public.%I CASCADE', name);
  END LOOP;
  FOR name IN SELECT typname FROM pg_type WHERE typtype = 'e' AND typnamespace = 'public'::regnamespace LOOP
    EXECUTE format('DROP TYPE public.%I CASCADE', name);
  END LOOP;
END $$`;

/** Dumps a Postgres database, as of one moment, into a file of pg_dump's custom format. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  await requireTools('pg_dump', 'pg_restore');
  const error = await endOf(
    startTool('pg_dump', [...ownership, '--format=custom', `--file=${file}`], databaseUrl),
  );
  if (error !== null) throw new StartError(`The database can't be backed up:\n${error}`);
}

/**
 * Reads a whole backup, and counts its rows.
 *
 * @throws StartError if the file is damaged, or not a backup of this site
 */
export async function readDump(file: string): Promise<RowCounts> {
  const tool = startTool('pg_restore', ['--data-only', '--file=-', file]);
  const [counts, error] = await Promise.all([countCopied(tool.stdout), endOf(tool)]);
  if (error !== null) throw new StartError(`${file} can't be read:\n${error}`);
  requireOwnBackup(counts, file);
  return counts;
}

/** Replaces all tables of a Postgres database, in one transaction. */
export async function restorePostgres(
  databaseUrl: string,
  file: string,
  mayReplace: boolean,
): Promise<RowCounts> {
  await requireTools('pg_restore', 'psql');
  const counts = await readDump(file);
  requireReplaceable(await countUnusedRows(databaseUrl), mayReplace);
  const script = startTool('pg_restore', [...ownership, '--file=-', file]);
  const settings = ['--no-psqlrc', '--quiet', '--output=/dev/null', '--set=ON_ERROR_STOP=1'];
  const work = ['--single-transaction', `--command=${dropAll}`, '--file=-'];
  const psql = startTool('psql', [...settings, ...work], databaseUrl);
  const [readError, writeError] = await Promise.all([
    endOf(script).then((error) => {
      // psql commits only after the end of its input.
      if (error === null) psql.stdin.end();
      else psql.kill('SIGKILL');
      return error;
    }),
    endOf(psql),
    // If one of the programs ends early, its own message says why.
    pipeline(script.stdout, psql.stdin, { end: false }).catch(() => undefined),
  ]);
  const error = psql.exitCode === null ? readError : writeError;
  if (error !== null)
    throw new StartError(`The backup can't be restored; the database is as before:\n${error}`);
  requireEqualCounts(counts, await countUnusedRows(databaseUrl));
  return counts;
}

/** Counts the rows in a script with COPY commands. After each command come a line for each row, and `\.`. */
async function countCopied(script: NodeJS.ReadableStream): Promise<RowCounts> {
  const counts = new Map<string, number>();
  let table: string | undefined;
  for await (const line of createInterface({ input: script })) {
    if (table === undefined) {
      table = /^COPY public\."?(\w+)"? \(.* FROM stdin;$/.exec(line)?.[1];
      if (table !== undefined) counts.set(table, 0);
    } else if (line === '\\.') table = undefined;
    else counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return counts;
}

/** @throws StartError if the database can't be used, or another program uses it */
async function countUnusedRows(databaseUrl: string): Promise<RowCounts> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await requireUnused(client);
    const tables = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    const counts = new Map<string, number>();
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ count: string }>(
        `SELECT count(*) FROM public.${client.escapeIdentifier(name)}`,
      );
      counts.set(name, Number(rows[0]?.count));
    }
    return counts;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database can't be used: ${reasonOf(error)}`);
  } finally {
    await client.end();
  }
}

/** @throws StartError if a server, or another program with the same user, stays connected */
async function requireUnused(client: Client): Promise<void> {
  const others = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`;
  const end = Date.now() + patienceMs;
  while ((await client.query(others)).rowCount) {
    if (Date.now() > end) {
      throw new StartError('A server is using the database. Stop all servers before you restore a backup.');
    }
    await delay(100);
  }
}
