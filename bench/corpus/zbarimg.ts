import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether ZBar's command line is installed. */
export async function hasZbarimg(): Promise<boolean> {
  return run('zbarimg', ['--version']).then(
    () => true,
    () => false,
  );
}

/** Reads a picture file with ZBar's command line and its default options. Returns its output. */
export async function readWithZbarimg(file: Uint8Array, extension: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zbarimg-'));
  try {
    const path = join(folder, `code.${extension}`);
    await writeFile(path, file);
    const { stdout } = await run('zbarimg', ['--quiet', '--raw', '--nodbus', path]);
    return stdout.replace(/\n$/, '');
  } catch {
    // zbarimg reports a picture without a code as an error.
    return '';
  } finally {
    await rm(folder, { recursive: true });
  }
}
