/**
 * `pnpm soak 30`: 20 clients make 5,000 board changes as fast as possible. Then they change the board for 30 minutes per
 * database while servers are killed, Postgres crashes and connections break.
 *
 * `pnpm soak hostile 30`: 50 ordinary clients use the built site for 30 minutes while others attack it.
 *
 * `pnpm soak bounds 30`: one client attacks the built site for 30 minutes, without and with an account, and must not make its
 * memory grow by more than the bounds in docs/architecture.md.
 *
 * The default is 10 minutes. Each test prints its figures.
 */
import { build } from './build.ts';
import { runVitest, stopOnSignal } from './children.ts';
import { endWithLaunchers } from './launchers.ts';

const soaks: Readonly<Record<string, readonly string[]>> = {
  board: ['realtime/board', 'realtime/faults'],
  hostile: ['api/hostile/soak'],
  bounds: ['api/hostile/bounds'],
};

const [, , first = ''] = process.argv;
const name = first in soaks ? first : 'board';
const given = process.argv[name === first ? 3 : 2] ?? '10';
if (!(Number(given) > 0)) throw new Error(`${given} is not a number of minutes.`);

// A stopped run has not passed.
stopOnSignal(undefined, 1);
endWithLaunchers();
if (name !== 'board') await build();
const files = (soaks[name] ?? []).map((file) => `tests/${file}.test.ts`);
process.exit(await runVitest(['--project', 'api', ...files], { SOAK: given }));
