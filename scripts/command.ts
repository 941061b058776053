import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../node_modules');

/** Returns the path of the script behind a package's command, to run with Node. */
export function command(packageName: string, name = packageName): string {
  // `require.resolve` doesn't work if a package doesn't export its manifest.
  const folder = join(packages, packageName);
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const script = typeof bin === 'string' ? bin : bin[name];
  if (script === undefined) throw new Error(`Package ${packageName} has no command ${name}`);
  return join(folder, script);
}
