import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { reasonOf, StartError } from '../errors.ts';

type Tool = 'pg_dump' | 'pg_restore' | 'psql';

/** Starts one of Postgres's client programs. The caller reads its output, and waits for its end with `endOf`. */
export function startTool(
  name: Tool,
  args: readonly string[],
  databaseUrl?: string,
): ChildProcessWithoutNullStreams {
  if (databaseUrl === undefined) return spawn(name, args);
  const url = new URL(databaseUrl);
  // The password isn't an argument, because other users of the machine see arguments, but not the environment.
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(url.password) };
  url.password = '';
  return spawn(name, [...args, `--dbname=${url.href}`], { env });
}

/**
 * Waits until a program has ended. Resolves with null if the program succeeded, and otherwise with its error output.
 */
export async function endOf(tool: ChildProcessWithoutNullStreams): Promise<string | null> {
  let errors = '';
  tool.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const code = await new Promise((resolve) => tool.once('close', resolve));
  return code === 0 ? null : errors.trim();
}

/** @throws StartError if one of the programs isn't on the PATH */
export async function requireTools(...names: readonly Tool[]): Promise<void> {
  for (const name of names) {
    try {
      await promisify(execFile)(name, ['--version']);
    } catch (error) {
      throw new StartError(
        `${name} can't be run (${reasonOf(error)}). Install the client programs of Postgres, in the version of your server or ` +
          'a newer one, and put them on the PATH. On Debian: apt-get install postgresql-client',
      );
    }
  }
}
