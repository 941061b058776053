/** `pnpm backup FILE`: writes a checked copy of the database to a new file, also while servers run. */
import { backUp } from './platform/backup/backup.ts';
import { loadEnv } from './platform/env.ts';
import { StartError } from './platform/errors.ts';
import { runProgram } from './platform/program.ts';

await runProgram(async ([file, ...others]) => {
  if (file === undefined || others.length > 0) throw new StartError('Usage: pnpm backup FILE');
  return await backUp(loadEnv().DATABASE_URL, file);
});
