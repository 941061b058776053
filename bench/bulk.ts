import { cpus, loadavg } from 'node:os';
import { measureMemory } from './bulk/memory.ts';
import { measurePace } from './bulk/pace.ts';
import { requireSite } from './site.ts';

/** `pnpm bench bulk`: the pace of a run of many codes, and the memory of the browser during a run of 10,000. */
export async function benchBulk(): Promise<void> {
  requireSite();
  const [load = 0] = loadavg();
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, load ${load.toFixed(1)}\n`,
  );
  await measurePace();
  await measureMemory();
}
