/**
 * `pnpm soak 30`: 20 clients make 5,000 board changes as fast as possible. Then they change the board for 30 minutes per
 * database while servers are killed, Postgres crashes and connections break.
 *
 * `pnpm soak hostile 30`: 50 ordinary clients use the built site for 30 minutes while others attack it.
 *
 * The default is 10 minutes. Each test prints its figures.
 */
import { build } from './build.ts';
import { runVitest, stopOnSignal } from './children.ts';
import { endWithLaunchers } from './launchers.ts';

const isHostile = process.argv[2] === 'hostile';
const given = process.argv[isHostile ? 3 : 2] ?? '10';
if (!(Number(given) > 0)) throw new Error(`${given} is not a number of minutes.`);

// A stopped run has not passed.
stopOnSignal(undefined, 1);
endWithLaunchers();
if (isHostile) await build();
const tests = isHostile ? ['api/hostile/soak'] : ['realtime/board', 'realtime/faults'];
const files = tests.map((name) => `tests/${name}.test.ts`);
process.exit(await runVitest(['--project', 'api', ...files], { SOAK: given }));
