/** `pnpm links disable SLUG --reason "…"`, `pnpm links enable SLUG`: ends the redirects of a short link, or resumes them. */
import { parseArgs } from 'node:util';
import { readShortLink } from '@canary/links/slug';
import { setDisabled } from './modules/links/changes.ts';
import { systemClock } from './platform/clock.ts';
import { openExisting } from './platform/database/database.ts';
import { loadEnv } from './platform/env.ts';
import { StartError } from './platform/errors.ts';
import { runProgram } from './platform/program.ts';
import { createPubSub } from './platform/pubsub/pubsub.ts';

const usage = 'Usage: links disable SLUG --reason "…", or links enable SLUG';

await runProgram(async (args) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { reason: { type: 'string' } },
    allowPositionals: true,
  });
  const [action, typed = ''] = positionals;
  const reason = values.reason?.trim();
  const isDisable = action === 'disable' && reason;
  const isEnable = action === 'enable' && reason === undefined;
  if (positionals.length !== 2 || !(isDisable || isEnable)) throw new StartError(usage);
  const read = readShortLink(typed);
  if (read.kind !== 'slug') throw new StartError(`This is not a short link: ${typed}`);
  const { client, close } = await openExisting(loadEnv().DATABASE_URL);
  try {
    // The servers poll the log of links every two seconds.
    const services = { db: client, pubsub: createPubSub(), clock: systemClock };
    const { slug, target } = await setDisabled(services, read.slug, isDisable ? reason : null);
    return `${slug}, which leads to ${target}, is ${isDisable ? 'disabled' : 'enabled'}.\n`;
  } finally {
    await close();
  }
});
