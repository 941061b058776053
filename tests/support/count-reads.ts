import { onTestFinished, vi } from 'vitest';
import { SqliteAdapter } from '../../server/src/database/sqlite-adapter.ts';

/**
 * Counts the SQL statements that read, outside of transactions, on servers on SQLite that start later in the same test.
 *
 * @returns a function that runs work and returns the number of its statements
 */
export function countReadsForTest(): (work: () => Promise<unknown>) => Promise<number> {
  let count = 0;
  const connect = SqliteAdapter.prototype.connect;
  const spy = vi.spyOn(SqliteAdapter.prototype, 'connect').mockImplementation(async function (
    this: SqliteAdapter,
  ) {
    const connection = await connect.call(this);
    const queryRaw = connection.queryRaw.bind(connection);
    connection.queryRaw = (query) => {
      count += 1;
      return queryRaw(query);
    };
    return connection;
  });
  onTestFinished(() => spy.mockRestore());
  return async (work) => {
    const before = count;
    await work();
    return count - before;
  };
}
