/** `pnpm messages 20`: prints the newest messages of the contact form, 50 by default. */
import { listMessages } from './contact/messages.ts';
import { openReadOnly } from './database/database.ts';
import { loadEnv } from './env.ts';
import { reasonOf, StartError } from './errors.ts';

try {
  await print(process.argv[2] ?? '50');
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : reasonOf(error)}\n`);
  process.exitCode = 1;
}

async function print(count: string): Promise<void> {
  if (!/^[1-9]\d{0,5}$/.test(count)) throw new StartError(`Not a number of messages: ${count}`);
  const { client, close } = await openReadOnly(loadEnv().DATABASE_URL);
  try {
    process.stdout.write(await listMessages(client, Number(count)));
  } finally {
    await close();
  }
}
