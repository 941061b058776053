import { Client } from 'pg';
import type { AllTables } from '../../server/src/platform/database/database.ts';

/** Makes a server's database refuse writes, like a read-only database, or accept writes again. */
export async function refuseWrites(
  db: AllTables,
  databaseUrl: string | undefined,
  isRefusing: boolean,
): Promise<void> {
  if (databaseUrl === undefined) {
    await db.$queryRawUnsafe(`PRAGMA query_only = ${isRefusing ? 'ON' : 'OFF'}`);
    return;
  }
  const client = new Client({
    connectionString: databaseUrl,
    options: '-c default_transaction_read_only=off',
  });
  await client.connect();
  const name = client.escapeIdentifier(new URL(databaseUrl).pathname.slice(1));
  await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${isRefusing}`);
  // Open connections keep their setting, so they are closed.
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await client.end();
}
