import { PrismaPg } from '@prisma/adapter-pg';
import { Client } from 'pg';
import { type MigrationConnection, migrate } from '../../../prisma/migrate.ts';
import { reasonOf, StartError } from '../errors.ts';
import { PrismaClient } from '../generated/postgres/client.ts';
import { migrationsFolder } from '../paths.ts';

/**
 * In milliseconds: how long a transaction waits for one of the ten connections, and then for who has the rows that it
 * needs. Prisma's own 2 and 5 seconds turn hundreds away who unlock something at the same moment.
 */
const patience = { maxWait: 10_000, timeout: 10_000 };

/** Opens a Postgres database, brought to the newest migration. Any number of servers may share it. */
export async function openPostgres(url: string) {
  try {
    await migratePostgres(url);
    const client = new PrismaClient({
      adapter: new PrismaPg({ connectionString: url }),
      transactionOptions: patience,
    });
    await client.$connect();
    return { client, close: () => client.$disconnect() };
  } catch (error) {
    // Without user and password, which have no place on a screen or in a log.
    const { host, pathname } = new URL(url);
    throw new StartError(`The database ${host}${pathname} can't be used: ${reasonOf(error)}`);
  }
}

/** Brings a Postgres database to the newest migration; returns the names of those that were applied. */
export async function migratePostgres(url: string, folder = migrationsFolder('postgres')): Promise<string[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return await migrate(migrationConnection(client), folder);
  } finally {
    await client.end();
  }
}

function migrationConnection(client: Client): MigrationConnection {
  return {
    provider: 'postgres',
    script: async (sql) => void (await client.query(sql)),
    query: async (sql, values = []) => (await client.query<Record<string, unknown>>(sql, [...values])).rows,
  };
}
