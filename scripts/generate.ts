import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { drawnAssets } from './drawn-assets.ts';
import { printLimits } from './limits-page.ts';

const root = join(import.meta.dirname, '..');
const generated = join(root, 'server/src/generated');

/**
 * Generates both Prisma clients, schema.graphql, the client's typed documents, the server's manifest of these
 * documents, the drawn pictures, and the page of limits. Doesn't write files that are up to date.
 *
 * @returns the committed files that were out of date, as paths from the repository root
 */
export async function generate(): Promise<string[]> {
  const clients = await generatePrismaClients();
  const limits = writeChanged(join(root, 'docs/limits.md'), printLimits());
  return [
    ...clients,
    ...(await printGraphqlSchema()),
    ...(await generateDocuments()),
    ...drawAssets(),
    ...limits,
  ];
}

/** Runs Prisma if its inputs have changed since the last run on this machine, because Prisma takes seconds. */
async function generatePrismaClients(): Promise<string[]> {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve('prisma/package.json');
  const inputs = ['models.prisma', 'sqlite/schema.prisma', 'postgres/schema.prisma'].map(
    (file) => `prisma/${file}`,
  );
  const hash = createHash('sha256').update(readFileSync(manifest));
  for (const file of ['server/package.json', ...inputs]) hash.update(readFileSync(join(root, file)));
  const digest = hash.digest('hex');
  const stamp = join(root, 'node_modules/.prisma-inputs.sha256');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return [];

  const cli = join(dirname(manifest), 'build/index.js');
  // Prisma looks up the schema's generators on PATH. The generators are dependencies of the server.
  const path = [join(root, 'server/node_modules/.bin'), process.env['PATH']].join(delimiter);
  const run = (provider: string) =>
    promisify(execFile)(process.execPath, [cli, 'generate', '--no-hints', '--schema', `prisma/${provider}`], {
      cwd: root,
      env: { ...process.env, PATH: path },
    });
  const before = readClients();
  await Promise.all([run('sqlite'), run('postgres')]);
  const after = readClients();
  writeFileSync(stamp, digest);
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file));
}

/** The content of each file of the clients, by its path from the repository root. */
function readClients(): Map<string, string> {
  const files = globSync('**/*.ts', { cwd: generated });
  return new Map(
    files.map((file) => [relative(root, join(generated, file)), readFileSync(join(generated, file), 'utf8')]),
  );
}

async function printGraphqlSchema(): Promise<string[]> {
  // Imported here, because the schema uses the Prisma clients generated above.
  const { printSortedSchema } = await import('../server/src/transports/graphql/schema/index.ts');
  return writeChanged(join(root, 'schema.graphql'), printSortedSchema());
}

async function generateDocuments(): Promise<string[]> {
  const { generate: runCodegen } = await import('@graphql-codegen/cli');
  const { default: config } = await import('../codegen.ts');
  const files: GeneratedFile[] = await runCodegen(
    { ...config, cwd: root, silent: true, errorsOnly: true },
    false,
  );
  const changed = files.flatMap(({ filename, content }) => writeChanged(join(root, filename), content));
  // Imported here, because it reads the files written above.
  const { siteDocuments } = await import('./site-documents.ts');
  const documents = JSON.stringify(siteDocuments(), null, 2);
  return [...changed, ...writeChanged(join(generated, 'documents.json'), documents)];
}

function drawAssets(): string[] {
  return [...drawnAssets()].flatMap(([path, content]) => writeChanged(join(root, path), content));
}

interface GeneratedFile {
  readonly filename: string;
  readonly content: string;
}

function writeChanged(file: string, content: string): string[] {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return [];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return [relative(root, file)];
}

// `pnpm generate --check` fails if a committed file was out of date.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const changed = await generate();
  if (changed.length > 0 && process.argv.includes('--check')) {
    console.error(
      `These generated files were out of date and have been updated. Commit them:\n  ${changed.join('\n  ')}`,
    );
    process.exitCode = 1;
  }
}
