/**
 * `pnpm soak 30`: 20 clients make 5,000 board changes as fast as possible. Then they change the board for 30 minutes per
 * database while servers are killed, Postgres crashes and connections break. The default is 10 minutes. Each test prints
 * its figures.
 */

import { startNode, stopOnSignal } from './children.ts';
import { command } from './command.ts';

const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) throw new Error(`${process.argv[2]} is not a number of minutes.`);

stopOnSignal();
const args = ['run', '--project', 'api', 'tests/realtime/board.test.ts', 'tests/realtime/faults.test.ts'];
const tests = startNode([command('vitest'), ...args], 'inherit', { SOAK: String(minutes) });
const code = await new Promise<number | null>((resolve) => tests.once('exit', resolve));
process.exit(code ?? 1);
