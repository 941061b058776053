import { cpus } from 'node:os';
import { measureDrops } from './board/drops.ts';
import { measureMoves } from './board/moves.ts';
import { requireSite } from './site.ts';

/** Prints how many moves a second the board takes, then what somebody feels of one. */
export async function benchBoard(): Promise<void> {
  requireSite();
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}\n`);
  await measureMoves();
  await measureDrops();
}
