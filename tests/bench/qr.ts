import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '../utils/chromium.ts';
import { checkContenders } from './qr/check-contenders.ts';
import { measureEngine } from './qr/engine.ts';
import { measureTyping } from './qr/typing.ts';

const root = join(import.meta.dirname, '../..');
const clientDist = join(root, 'client/dist');

/** Prints what encoding and drawing cost, then what a visitor feels of it while typing. */
export async function benchQr(): Promise<void> {
  // What is missing is said first, not after half a minute of measuring.
  const built = [join(clientDist, 'index.html'), join(root, 'server/src/generated')];
  if (!built.every(existsSync)) {
    throw new Error(
      'Typing is measured in the built client. Make it first: npx -y pnpm@10 generate && npx -y pnpm@10 build',
    );
  }
  chromiumPath();
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}\n`);
  await checkContenders();
  measureEngine();
  await measureTyping(clientDist);
}
