import { z } from 'zod';

// Prisma: unreachable, timed out, connection closed, no connection or transaction in time, deadlock, too many connections.
const prismaCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037']);
const driverKinds = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  'TransactionWriteConflict',
]);
// Postgres: connection exceptions, shutdown, crash, start-up, idle transaction, cancelled query.
const unreachableCodes = /^(08...|57P0[1235]|25P03|57014)$/;
// Postgres: insufficient resources such as a full disk, read-only transaction, I/O error. SQLite: a full disk, an I/O error, a
// file that can't be written or opened any more.
const refusalCodes = /^(53...|25006|58...|SQLITE_(FULL|IOERR|READONLY|CANTOPEN|PERM|NOMEM)(_.*)?)$/;
// Postgres: data or index corrupted. SQLite: a damaged file.
const damageCodes = /^(XX00[12]|SQLITE_(CORRUPT|NOTADB)(_.*)?)$/;
// node-postgres: errors without a code.
const messages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

const driverError = z.object({ kind: z.string(), originalCode: z.string().optional() });
const shape = z.object({
  name: z.string().optional(),
  code: z.string().optional(),
  message: z.string(),
  // In a transaction the driver's error is the cause; otherwise Prisma wraps it.
  cause: driverError.optional().catch(undefined),
  meta: z
    .object({ driverAdapterError: z.object({ cause: driverError }) })
    .optional()
    .catch(undefined),
});

/** The fault of a database that can't be reached in time, refuses to write, or has damaged data. */
export type DatabaseFault = 'unreachable' | 'refusal' | 'damage';

/**
 * Finds the fault of the database that made an operation fail. The same operation may succeed later, and a write may
 * have been committed.
 *
 * @returns null if the database has no fault
 */
export function databaseFaultOf(error: unknown): DatabaseFault | null {
  const { success, data } = shape.safeParse(error);
  if (!success) return null;
  const driver = data.cause ?? data.meta?.driverAdapterError.cause;
  const driverCode = driver?.originalCode ?? '';
  if (damageCodes.test(driverCode)) return 'damage';
  if (refusalCodes.test(driverCode)) return 'refusal';
  if (driver && (driverKinds.has(driver.kind) || unreachableCodes.test(driverCode))) return 'unreachable';
  return prismaCodes.has(data.code ?? '') || messages.test(data.message) ? 'unreachable' : null;
}

const databaseErrors = /^(PrismaClient\w*|DriverAdapter|Sqlite)Error$/;
/** The first line of Prisma's messages, which also names the variable of the client. */
const invocation = /Invalid `\S*?((?:\w+\.)?\w+|\$\w+)\(\)` invocation/;

/**
 * Describes an error of a statement without its values.
 *
 * @returns the statement, such as `user.update`, and the codes of Prisma and of the driver; null for other errors
 */
export function describeDatabaseError(error: unknown): Record<string, string> | null {
  const { success, data } = shape.safeParse(error);
  if (!success || !databaseErrors.test(data.name ?? '')) return null;
  const [, statement] = invocation.exec(data.message) ?? [];
  const driver = data.cause ?? data.meta?.driverAdapterError.cause;
  return {
    ...(statement && { statement }),
    ...(data.code && { code: data.code }),
    ...(driver && { driverError: [driver.kind, driver.originalCode].filter(Boolean).join(' ') }),
  };
}
