/**
 * `pnpm soak 30`: 20 clients make 5,000 board changes as fast as possible. Then they change the board for 30 minutes per
 * database while servers are killed, Postgres crashes and connections break. The default is 10 minutes. Each test prints
 * its figures.
 */
import { runVitest, stopOnSignal } from './children.ts';
import { endWithLaunchers } from './launchers.ts';

const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) throw new Error(`${process.argv[2]} is not a number of minutes.`);

// A stopped run has not passed.
stopOnSignal(undefined, 1);
endWithLaunchers();
const args = ['--project', 'api', 'tests/realtime/board.test.ts', 'tests/realtime/faults.test.ts'];
process.exit(await runVitest(args, { SOAK: String(minutes) }));
