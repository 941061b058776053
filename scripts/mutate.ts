/**
 * `pnpm mutate board input --sample 50`: breaks the code in one place at a time, in a copy of the repository, and runs
 * the tests that should notice. Prints the unnoticed changes, and the share of noticed changes. The areas are qr,
 * board, vault, input, and server with its domain rooms; all areas by default. In each area, 200 random places are
 * changed: the same places in every run with the same `--seed`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../tests/support/random.ts';
import { createTempFolder } from '../tests/support/temp-folder.ts';
import { stopOnSignal } from './children.ts';
import { endWithLaunchers } from './launchers.ts';
import { type Area, areas, type Stage } from './mutate/areas.ts';
import { copyRepository } from './mutate/copy.ts';
import { findMutants, type Mutant } from './mutate/mutants.ts';
import { runTests, stopTests } from './mutate/run-tests.ts';

const { values, positionals } = parseArgs({
  options: { sample: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const root = join(import.meta.dirname, '..');
const names = positionals.length > 0 ? positionals : Object.keys(areas);
/** The time-out of the tests on unchanged code. */
const baselineTimeoutMs = 15 * 60_000;

stopOnSignal(async () => stopTests(), 1);
endWithLaunchers();
const folder = await createTempFolder();
copyRepository(folder.path);
const random = createRandom(Number(values.seed));
for (const name of names) {
  const area = areas[name];
  if (!area) throw new Error(`${name} is not one of the areas ${Object.keys(areas).join(', ')}.`);
  await mutate(name, area);
}
await folder.remove();
process.exit();

async function mutate(name: string, area: Area): Promise<void> {
  const all = filesOf(area).flatMap((file) =>
    findMutants(file, read(file)).map((mutant) => ({ file, mutant })),
  );
  const sample = shuffle(all).slice(0, Number(values.sample));
  console.log(`${name}: ${sample.length} of ${all.length} mutants, seed ${values.seed}`);
  const timeouts = await measure(sample.flatMap(({ file }) => area.stages(file)));
  const counts = { failed: 0, late: 0, survived: 0 };
  for (const [index, { file, mutant }] of sample.entries()) {
    const result = await judge(file, mutant, area.stages(file), timeouts);
    counts[result] += 1;
    if (result === 'survived') console.log(`  ${index + 1}. ${describe(file, mutant)}`);
  }
  const noticed = counts.failed + counts.late;
  const share = ((100 * noticed) / sample.length).toFixed(1);
  console.log(`${name}: noticed ${noticed} of ${sample.length} (${share}%), ${counts.late} by a time-out`);
}

/** Runs the tests of stages on unchanged code. Returns the time-out of each stage: five times as long. */
async function measure(stages: readonly Stage[]): Promise<ReadonlyMap<string, number>> {
  const timeouts = new Map<string, number>();
  for (const stage of stages) {
    const key = JSON.stringify(stage);
    if (timeouts.has(key)) continue;
    const startedAt = performance.now();
    const result = await runTests(folder.path, stage, null, baselineTimeoutMs);
    if (result !== 'passed') {
      const tests = [stage.project, ...(stage.tests ?? [])].join(' ');
      throw new Error(`These tests fail without any change: vitest run --project ${tests}`);
    }
    timeouts.set(key, 5 * (performance.now() - startedAt) + 10_000);
  }
  return timeouts;
}

async function judge(
  file: string,
  { start, end, replacement }: Mutant,
  stages: readonly Stage[],
  timeouts: ReadonlyMap<string, number>,
): Promise<'failed' | 'late' | 'survived'> {
  const text = read(file);
  const path = join(folder.path, file);
  writeFileSync(path, text.slice(0, start) + replacement + text.slice(end));
  try {
    for (const stage of stages) {
      const result = await runTests(folder.path, stage, file, timeouts.get(JSON.stringify(stage)) ?? 0);
      if (result !== 'passed') return result ?? 'late';
    }
    return 'survived';
  } finally {
    writeFileSync(path, text);
  }
}

function filesOf({ folders }: Area): string[] {
  return folders
    .flatMap((path) =>
      readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((name) => join(path, name)),
    )
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file))
    .sort();
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Shuffles a list (Fisher and Yates). */
function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

function describe(file: string, { start, end, replacement }: Mutant): string {
  const text = read(file);
  const line = text.slice(0, start).split('\n').length;
  const short = (part: string) => (part.length > 60 ? `${part.slice(0, 57)}…` : part).replaceAll(/\s+/g, ' ');
  return `${file}:${line}  ${short(text.slice(start, end))}  →  ${short(replacement) || 'nothing'}`;
}
