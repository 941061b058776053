/** `pnpm messages 20`: prints what came by the contact form, the newest first; 50 of them unless it is said. */
import { listMessages } from './contact/list-messages.ts';
import { openReadOnly } from './db.ts';
import { loadEnv } from './env.ts';
import { reasonOf, StartError } from './errors.ts';

try {
  await print(process.argv[2] ?? '50');
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : reasonOf(error)}\n`);
  process.exitCode = 1;
}

async function print(count: string): Promise<void> {
  if (!/^[1-9]\d{0,5}$/.test(count)) throw new StartError(`${count} is no number of messages.`);
  const { client, close } = await openReadOnly(loadEnv().DATABASE_URL);
  try {
    process.stdout.write(await listMessages(client, Number(count)));
  } finally {
    await close();
  }
}
