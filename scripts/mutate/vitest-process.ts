/**
 * The process that `run-tests.ts` starts. It keeps Vitest, the transformed files and the tests' Postgres between runs,
 * because starting them takes longer than the test that notices a mutant.
 */
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import type { Stage } from './areas.ts';

/** Tests that run on both databases run on SQLite only, in half the time. */
const notOnPostgres = '^(?!.* on postgres )';

const root = process.cwd();
const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  testNamePattern: notOnPostgres,
  // Each worker imports the code again.
  maxWorkers: 1,
  reporters: [{}],
});
process.on('message', async ({ stage, file }: { readonly stage: Stage; readonly file: string | null }) => {
  const { project, tests, onlyRelated } = stage;
  if (file !== null) vitest.invalidateFile(join(root, file));
  const related = file === null || (tests && !onlyRelated) ? undefined : [join(root, file)];
  Object.assign(vitest.config, { related });
  const found = await vitest.getRelevantTestSpecifications([...(tests ?? [])]);
  const specifications = found.filter((specification) => specification.project.name === project);
  // `testModules` isn't used, because it has the modules of all runs.
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  if (file !== null) vitest.invalidateFile(join(root, file));
  const hasPassed =
    unhandledErrors.length === 0 && specifications.every(({ testModule }) => testModule?.ok() === true);
  process.send?.(hasPassed ? 'passed' : 'failed');
});
// The configuration lets Vitest end although a channel is open.
process.channel?.ref();
process.send?.('ready');
