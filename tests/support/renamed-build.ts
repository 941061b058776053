import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const texts = ['.js', '.css', '.html', '.json'];

/**
 * Copies a built client as if a new version had been built: every script has a different name and every reference to it
 * is updated, so the service worker and the documents change too.
 */
export function copyRenamed(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' });
  const scripts = files
    .filter((file) => /^assets[\\/][^\\/]+\.js$/.test(file))
    .map((file) => file.slice('assets/'.length));
  const names = new RegExp(scripts.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of files) {
    const path = join(to, file);
    if (/\.(br|gz)$/.test(file)) rmSync(path);
    else if (texts.includes(extname(file))) {
      const text = readFileSync(path, 'utf8')
        .replace(names, newName)
        .replace(/(revision"?:")([0-9a-f]{32}")/g, '$1next-$2');
      writeFileSync(path, text);
    }
  }
  for (const name of scripts) renameSync(join(to, 'assets', name), join(to, 'assets', newName(name)));
}

function newName(script: string): string {
  return script.replace(/\.js$/, '-next.js');
}
