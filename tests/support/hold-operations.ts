import { vi } from 'vitest';
import type { AllTables } from '../../server/src/platform/database/database.ts';

/** The header of operations that `holdOperations` holds: those that read a session. */
export const cookie = { cookie: 'session=x' };

/**
 * Keeps operations that read a session from ending.
 *
 * @returns the functions that let those end that run, in the order in which they started
 */
export function holdOperations(db: AllTables): (() => void)[] {
  const running: (() => void)[] = [];
  const query = db.$queryRaw.bind(db);
  const held = (sql: TemplateStringsArray, ...values: unknown[]) =>
    sql.join('').includes('"Session"')
      ? new Promise<void>((resolve) => running.push(resolve)).then(() => query(sql, ...values))
      : query(sql, ...values);
  vi.spyOn(db, '$queryRaw').mockImplementation(held as typeof query);
  return running;
}
