import Sqlite from 'better-sqlite3';
import {
  ForeignDatabaseError,
  type MigrationConnection,
  migrate,
  requireOwnDatabase,
} from '../../../../prisma/migrate.ts';
import { reasonOf, StartError } from '../errors.ts';
import { migrationsFolder } from '../paths.ts';

/**
 * Checks that an existing file is empty, or an undamaged database of this site. Reads the whole file, about 6 ms per
 * MB, and writes nothing.
 *
 * @throws StartError if the file is damaged, or not a database of this site
 */
export async function checkSqliteFile(file: string): Promise<void> {
  let database: Sqlite.Database | undefined;
  try {
    database = new Sqlite(file, { readonly: true });
    await requireOwnDatabase(migrationConnection(database), migrationsFolder('sqlite'));
    const result = database.pragma('quick_check(1)', { simple: true });
    if (result !== 'ok') throw damaged(file, String(result));
  } catch (error) {
    if (error instanceof StartError) throw error;
    const code = error instanceof Sqlite.SqliteError ? error.code : '';
    if (code.startsWith('SQLITE_CORRUPT')) throw damaged(file, reasonOf(error));
    if (code === 'SQLITE_NOTADB') {
      throw new StartError(
        `The database file ${file} is no SQLite database, or its beginning is damaged. Set DATABASE_URL to another file, or restore a backup.`,
      );
    }
    const hint = error instanceof ForeignDatabaseError ? ' Set DATABASE_URL to another file.' : '';
    throw new StartError(`The database file ${file} can't be used: ${reasonOf(error)}${hint}`);
  } finally {
    database?.close();
  }
}

function damaged(file: string, reason: string): StartError {
  return new StartError(
    `The database file ${file} is damaged: ${reason.replaceAll(/\s+/g, ' ')}. ` +
      'Move it and the files beside it whose names start with its name to another folder, and restore a backup: npx -y -p node@24 -p pnpm@10 pnpm restore FILE',
  );
}

/** Applies pending migrations to an SQLite file; returns their names. */
export async function migrateSqlite(file: string, folder = migrationsFolder('sqlite')): Promise<string[]> {
  const database = new Sqlite(file);
  try {
    database.pragma('journal_mode = WAL');
    // Rebuilding a table drops the old table. This must not delete rows of other tables, nor leave the old rows in the
    // file.
    database.pragma('foreign_keys = OFF');
    database.pragma('secure_delete = ON');
    return await migrate(migrationConnection(database), folder);
  } finally {
    database.close();
  }
}

function migrationConnection(database: Sqlite.Database): MigrationConnection {
  return {
    provider: 'sqlite',
    script: async (sql) => void database.exec(sql),
    query: async (sql, values = []) => {
      const statement = database.prepare<(string | number)[], Record<string, unknown>>(
        sql.replaceAll(/\$\d/g, '?'),
      );
      if (statement.reader) return statement.all(...values);
      statement.run(...values);
      return [];
    },
  };
}
