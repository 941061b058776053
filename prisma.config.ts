import type { PrismaConfig } from 'prisma';

// `prisma generate` needs no schema engine, yet it fetches one from a host that not every network reaches;
// naming any executable as the engine stops that. Commands that do use the engine still fetch the real one.
if (process.argv.includes('generate')) process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath;

const url = process.env['DATABASE_URL'] || 'file:./data/canary.db';
const folder = url.startsWith('file:') ? 'prisma/sqlite' : 'prisma/postgres';

// One set of models, two providers: DATABASE_URL picks the folder, `--schema prisma/postgres` overrides it.
export default {
  schema: folder,
  migrations: { path: `${folder}/migrations` },
  datasource: { url },
} satisfies PrismaConfig;
