import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine, SchemasContainer } from '@prisma/schema-engine-wasm';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { Provider } from './migrate.ts';

/** Leaves out the full-text index of SQLite and its tables, which the models can't describe. */
const filtersOf = (provider: Provider) => ({
  externalTables:
    provider === 'sqlite' ? ['', '_config', '_data', '_idx'].map((part) => `TaskWordsIndex${part}`) : [],
  externalEnums: [],
});

/** A driver adapter for Prisma's engine, from `@prisma/adapter-pg` or `@prisma/adapter-better-sqlite3`. */
export type EngineAdapter = SqlMigrationAwareDriverAdapterFactory;

/** The folder with a provider's schema and migrations. */
export function providerFolder(provider: Provider): string {
  return join(import.meta.dirname, provider);
}

/**
 * Generates the SQL that migrates a database to models.prisma.
 *
 * @returns an empty string if there is no difference
 */
export async function diffToModels(adapter: EngineAdapter, provider: Provider): Promise<string> {
  const schema = readSchema(provider);
  return await withEngine(adapter, schema, async (engine) => {
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', ...schema, configDir: providerFolder(provider) },
      to: { tag: 'schemaDatamodel', ...schema },
      script: true,
      exitCode: null,
      filters: filtersOf(provider),
    });
    const sql = stdout ?? '';
    return sql.includes('-- This is an empty migration.') ? '' : sql;
  });
}

/** Runs the equivalent of `prisma migrate deploy`; returns the applied migrations and those that it considers edited. */
export async function deployWithPrisma(adapter: EngineAdapter, provider: Provider) {
  return await withEngine(adapter, readSchema(provider), async (engine) => {
    const migrationsList = readMigrationList(provider);
    const filters = filtersOf(provider);
    const state = await engine.diagnoseMigrationHistory({
      migrationsList,
      optInToShadowDatabase: false,
      filters,
    });
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
    return { applied: appliedMigrationNames, edited: state.editedMigrationNames };
  });
}

async function withEngine<T>(
  adapter: EngineAdapter,
  schema: SchemasContainer,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  await loadEngine();
  const datamodels = schema.files.map((file): [string, string] => [file.path, file.content]);
  const engine = await glue.SchemaEngine.new(
    { datamodels },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(withReadableChars(adapter)),
  );
  try {
    return await work(engine);
  } finally {
    engine.free();
  }
}

const charColumns = new Set(['constraint_type', 'confdeltype', 'confupdtype']);

/**
 * The engine queries columns of Postgres' type "char", which `@prisma/adapter-pg` can't read, so they are selected as text
 * and returned with their original type.
 */
function withReadableChars(factory: EngineAdapter): EngineAdapter {
  const wrap = (connection: SqlDriverAdapter): SqlDriverAdapter => {
    const queryRaw = connection.queryRaw.bind(connection);
    connection.queryRaw = async (query) => {
      const sql = query.sql
        .replace('constr.contype AS', 'constr.contype::text AS')
        .replaceAll(/\bcon\.(confdeltype|confupdtype),/g, 'con.$1::text AS $1,');
      const result = await queryRaw({ ...query, sql });
      if (sql === query.sql) return result;
      const columnTypes = result.columnTypes.map((type, index) =>
        charColumns.has(result.columnNames[index] ?? '') ? ColumnTypeEnum.Character : type,
      );
      return { ...result, columnTypes };
    };
    return connection;
  };
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => wrap(await factory.connect()),
    connectToShadowDb: async () => wrap(await factory.connectToShadowDb()),
  };
}

let loaded: Promise<void> | undefined;

/** The package is for bundlers; in Node its WebAssembly has to be loaded manually. */
async function loadEngine(): Promise<void> {
  loaded ??= (async () => {
    const glueFile = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
    const wasm = readFileSync(join(dirname(glueFile), 'schema_engine_bg.wasm'));
    const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': { ...glue } });
    glue.__wbg_set_wasm(instance.exports);
    const start = instance.exports['__wbindgen_start'];
    if (typeof start !== 'function') throw new Error("Prisma's schema engine has no start function.");
    start();
  })();
  await loaded;
}

function readSchema(provider: Provider): SchemasContainer {
  const folder = providerFolder(provider);
  const files = ['schema.prisma', 'models.prisma'].map((name) => ({
    path: join(folder, name),
    content: readFileSync(join(folder, name), 'utf8'),
  }));
  return { files };
}

function readMigrationList(provider: Provider): MigrationList {
  const baseDir = join(providerFolder(provider), 'migrations');
  const names = readdirSync(baseDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return {
    baseDir,
    lockfile: {
      path: 'migration_lock.toml',
      content: readFileSync(join(baseDir, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: names.map(({ name }) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(join(baseDir, name, 'migration.sql'), 'utf8') },
      },
    })),
  };
}
