import type { AllTables } from '../../server/src/platform/database/database.ts';

/** Dumps every row of every table as JSON, with bytes as hex. The tables of full-text indexes repeat other tables. */
export async function dumpDatabase(db: AllTables): Promise<string> {
  const tables = await db
    .$queryRawUnsafe<{ name: string }[]>(
      "SELECT name FROM pragma_table_list WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .catch(() =>
      db.$queryRawUnsafe<{ name: string }[]>(
        "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY name",
      ),
    );
  const rows = [];
  for (const { name } of tables)
    rows.push(name, ...(await db.$queryRawUnsafe<object[]>(`SELECT * FROM "${name}"`)));
  return JSON.stringify(rows, (_key, value: unknown) => {
    if (typeof value === 'bigint') return String(value);
    return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
  });
}
