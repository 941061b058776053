import { cpus } from 'node:os';
import { checkContenders } from './qr/check-contenders.ts';
import { measureEngine } from './qr/engine.ts';
import { measureTyping } from './qr/typing.ts';
import { requireSite } from './site.ts';

/** Measures encoding and drawing, then the latency of the preview while typing. */
export async function benchQr(): Promise<void> {
  requireSite();
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}\n`);
  await checkContenders();
  measureEngine();
  await measureTyping();
}
