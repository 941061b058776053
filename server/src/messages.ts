/** `pnpm messages 20`: prints the newest messages of the contact form, 50 by default. */
import { listMessages } from './contact/messages.ts';
import { openReadOnly } from './database/database.ts';
import { loadEnv } from './env.ts';
import { StartError } from './errors.ts';
import { runProgram } from './program.ts';

await runProgram(async ([count = '50']) => {
  if (!/^[1-9]\d{0,5}$/.test(count)) throw new StartError(`Not a number of messages: ${count}`);
  const { client, close } = await openReadOnly(loadEnv().DATABASE_URL);
  try {
    return await listMessages(client, Number(count));
  } finally {
    await close();
  }
});
