/** `pnpm restore FILE`: restores a backup into an empty database, or with `--replace` into one with data. */
import { parseArgs } from 'node:util';
import { restore } from './platform/backup/backup.ts';
import { loadEnv } from './platform/env.ts';
import { StartError } from './platform/errors.ts';
import { runProgram } from './platform/program.ts';

await runProgram(async () => {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new StartError('Usage: pnpm restore FILE [--replace]');
  return await restore(loadEnv().DATABASE_URL, file, values.replace);
});
