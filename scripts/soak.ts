/**
 * `pnpm soak 30`: 20 clients make 5,000 changes of the open board as fast as possible, and 40 clients make 5,000
 * changes of ten private boards, whose owner removes, demotes and invites users. Then the clients change the boards for
 * 30 minutes per database while servers are killed, Postgres crashes and connections break.
 *
 * `pnpm soak browsers 30`: three browsers change a board offline for 30 minutes and are killed again and again, also
 * while they send their changes and the server is killed. Each kept change must be made once.
 *
 * `pnpm soak leaks 30`: 20 guests are invited to boards, removed, demoted and invited again while servers are killed
 * and signals cut. No guest may receive a text that was written after the guest's removal.
 *
 * `pnpm soak hostile 30`: 50 ordinary clients use the built site behind Caddy for 30 minutes while one client at a time
 * attacks the site. No ordinary client may wait for 250 ms, and the server's memory stays within its container.
 *
 * `pnpm soak bounds 30`: attackers attack the built server without a proxy for 30 minutes, one after another. The
 * server must not crash or lose a change, must answer in less than 250 ms five seconds later, and must serve visitors
 * while a network attacks it.
 *
 * `pnpm soak redirect`: on each database, 100,000 scans of short links while servers are killed and Postgres crashes, 30 times
 * each; 1,000 changes of targets, probed on three servers; a million scans with hostile headers.
 *
 * `pnpm soak pictures`: compares the preview with the file for 100 texts and for every template with short and long
 * contents, makes a PNG of 8,192 pixels, and draws 50 designs by the image API, the command line and the site.
 *
 * `pnpm soak images 30`: sends requests to the image API for 30 minutes whose parameters are at their bounds or damaged.
 *
 * `pnpm soak bulk`: a run of 10,000 rows, 200 of them wrong. Each of its files is read by another reader.
 *
 * `pnpm soak views`: every browser test with all its cases: each page in both themes, at each width and on a slow
 * network, and each view at 200% and in forced colours. `pnpm test` checks a sample of these cases.
 *
 * The default is 10 minutes. Each test prints its figures. `ATTACKS=H3,M pnpm soak bounds 1` makes only the attacks
 * whose names start with H3 or M.
 */
import { build } from './build.ts';
import { runVitest, stopOnSignal } from './children.ts';
import { endWithLaunchers } from './launchers.ts';

/** The starts of the paths of each soak's test files. */
const soaks: Readonly<Record<string, readonly string[]>> = {
  board: ['realtime/board', 'realtime/faults', 'api/board-transfer'],
  browsers: ['realtime/killed-browsers'],
  leaks: ['realtime/board-leaks'],
  hostile: ['api/hostile/soak'],
  bounds: ['api/hostile/bounds'],
  redirect: ['api/redirect-faults', 'api/redirect-changes', 'api/redirect-headers'],
  pictures: [
    'e2e/preview',
    'e2e/files',
    'e2e/same-codes',
    'architecture/templates',
    'architecture/template-files',
  ],
  images: ['api/images-fuzz'],
  bulk: ['e2e/bulk'],
  views: ['e2e/'],
};
/** The soaks that use the built site. For the other soaks, Vitest builds the server. */
const onBuiltSite = ['browsers', 'hostile', 'bounds', 'pictures', 'bulk', 'views'];

const [, , first = ''] = process.argv;
const name = first in soaks ? first : 'board';
const given = process.argv[name === first ? 3 : 2] ?? '10';
if (!(Number(given) > 0)) throw new Error(`${given} is not a number of minutes.`);

// A stopped run has not passed.
stopOnSignal(undefined, 1);
endWithLaunchers();
if (onBuiltSite.includes(name)) await build();
const files = (soaks[name] ?? []).map((file) => `tests/${file}`);
process.exit(await runVitest(files, { SOAK: given }));
