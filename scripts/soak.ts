/**
 * `pnpm soak 30`: clients make 5,000 changes of the board as fast as they can, and then change it for so many minutes on
 * each database while servers are killed, Postgres crashes and connections break. Ten minutes unless it is said. The
 * figures are printed at the end of each.
 */

import { startNode, stopOnSignal } from './children.ts';
import { command } from './command.ts';

const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) throw new Error(`${process.argv[2]} is no number of minutes.`);

stopOnSignal();
const args = ['run', '--project', 'api', 'tests/realtime/board.test.ts', 'tests/realtime/faults.test.ts'];
const tests = startNode([command('vitest'), ...args], 'inherit', { SOAK: String(minutes) });
const code = await new Promise<number | null>((resolve) => tests.once('exit', resolve));
process.exit(code ?? 1);
