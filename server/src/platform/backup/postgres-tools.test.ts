import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTempFolder } from '../../../../tests/support/temp-folder.ts';
import { endOf, startTool } from './postgres-tools.ts';

let folder: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  folder = await createTempFolder();
  vi.stubEnv('PATH', `${folder.path}:${process.env['PATH']}`);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await folder.remove();
});

/** Makes a shell script the psql on the PATH. */
function installPsql(script: string): void {
  writeFileSync(join(folder.path, 'psql'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

test('The password is in the environment of a program, and not in its arguments, which other users of the machine see', async () => {
  installPsql('printf "%s\\n" "$PGPASSWORD" "$@"');
  const psql = startTool('psql', ['--quiet'], 'postgresql://ada:pass%20word@127.0.0.1:1/canary');
  expect(await text(psql.stdout)).toBe('pass word\n--quiet\n--dbname=postgresql://ada@127.0.0.1:1/canary\n');
});

test.each([
  ['succeeds', 'echo warning >&2', null],
  ['fails', 'echo "no such table" >&2; exit 3', 'no such table'],
  ['fails silently', 'exit 3', ''],
  ['is killed', 'kill -KILL $$', ''],
])('The end of a program that %s is known', async (_name, script, expected) => {
  installPsql(script);
  expect(await endOf(startTool('psql', []))).toBe(expected);
});
