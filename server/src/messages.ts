/** `pnpm messages 20`: prints the newest messages of the contact form, 50 by default. */
import { listMessages } from './modules/contact/messages.ts';
import { openExisting } from './platform/database/database.ts';
import { loadEnv } from './platform/env.ts';
import { StartError } from './platform/errors.ts';
import { runProgram } from './platform/program.ts';

await runProgram(async ([count = '50']) => {
  if (!/^[1-9]\d{0,5}$/.test(count)) throw new StartError(`Not a number of messages: ${count}`);
  const { client, close } = await openExisting(loadEnv().DATABASE_URL);
  try {
    return await listMessages(client, Number(count));
  } finally {
    await close();
  }
});
