/** `pnpm reports 20`: prints the newest reports of short links, 50 by default. */
import { listReports } from './modules/links/reports.ts';
import { openExisting } from './platform/database/database.ts';
import { loadEnv } from './platform/env.ts';
import { StartError } from './platform/errors.ts';
import { runProgram } from './platform/program.ts';

await runProgram(async ([count = '50']) => {
  if (!/^[1-9]\d{0,5}$/.test(count)) throw new StartError(`Not a number of reports: ${count}`);
  const { client, close } = await openExisting(loadEnv().DATABASE_URL);
  try {
    return await listReports(client, Number(count));
  } finally {
    await close();
  }
});
