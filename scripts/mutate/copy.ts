import { cpSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const left = new Set(['.git', '.artifacts', 'data', 'coverage', 'node_modules']);

/**
 * Copies the repository into an empty folder, with its generated and built files. The workspace's links lead to the
 * packages of the copy. Installed packages are not copied.
 */
export function copyRepository(folder: string): void {
  const isOwnLinks = (path: string) => /^[\w-]+[/\\]node_modules/.test(relative(root, path));
  cpSync(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !left.has(basename(path)) || isOwnLinks(path),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}
