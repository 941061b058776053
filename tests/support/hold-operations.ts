import { vi } from 'vitest';
import type { AllTables } from '../../server/src/platform/database/database.ts';

/** The header of operations that read a session, which `holdOperations` holds. */
export const cookie = { cookie: 'session=x' };

/**
 * Keeps operations that read a session from ending.
 *
 * @returns a function for each running operation that lets it end, in the order of their starts
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
