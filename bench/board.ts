import { cpus } from 'node:os';
import { measureDrops } from './board/drops.ts';
import { measureFilter } from './board/filter.ts';
import { measureManyBoards } from './board/many.ts';
import { measureMoves } from './board/moves.ts';
import { measureSearch } from './board/search.ts';
import { measureSnapshots } from './board/snapshot.ts';
import { measureTransfer } from './board/transfer.ts';
import { requireSite } from './site.ts';

/**
 * Measures a board's snapshot, its moves per second, the cost of many boards, the times from a drop or a key in the
 * search field to its paint, and the import and export of a large board.
 */
export async function benchBoard(): Promise<void> {
  requireSite();
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}\n`);
  await measureSnapshots();
  await measureMoves();
  await measureManyBoards();
  await measureDrops();
  await measureFilter();
  await measureSearch();
  await measureTransfer();
}
