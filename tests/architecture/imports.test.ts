import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Every import of a file that stays inside the repository, as a path from its root. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const specifiers = [
    ...module.staticImports.map((statement) => statement.moduleRequest.value),
    ...module.staticExports.flatMap((statement) =>
      statement.entries.map((entry) => entry.moduleRequest?.value ?? ''),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      readFileSync(join(root, file), 'utf8').slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ];
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('.')) return [relative(root, resolve(root, dirname(file), specifier))];
    if (specifier.startsWith('#')) return [`client/src/${specifier.slice(1)}`];
    const shared = /^@canary\/(qr|input|board|vault|catalogue)\/(.+)$/.exec(specifier);
    if (shared) return [`${shared[1]}/src/${shared[2]}.ts`];
    return [];
  });
}

const files = (folder: string) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
    .map((file) => `${folder}/src/${file}`);

/** The room of a file: the shortest of these folders that holds it. */
function room(file: string): string {
  const feature = /^client\/src\/features\/[^/]+/.exec(file)?.[0];
  if (feature) return feature;
  if (/^client\/src\/(app\/|main\.tsx)/.test(file)) return 'client app';
  // What tests show a page with, the areas of the app around it included; only they may import it.
  if (file.startsWith('client/src/testing/')) return 'client testing';
  if (file.startsWith('client/src/')) return 'client shared';
  if (/^server\/src\/(accounts|board|contact|history|tokens|codes)\//.test(file)) return 'server rules';
  if (file.startsWith('server/src/schema/')) return 'server schema';
  if (/^server\/src\/(app|main)\.ts$|^server\/src\/http\//.test(file)) return 'server app';
  return file.split('/')[0] ?? '';
}

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** What both sides share, and what knows of nothing of ours. */
const islands = ['qr', 'input', 'board', 'vault', 'catalogue'];

/** Whether code of one room may know of another: shared → features → app, rules ← schema ← app; the islands of nothing. */
function mayImport(from: string, to: string): boolean {
  if (from === to) return true;
  if (islands.includes(from)) return false;
  if (to === 'input' || to === 'board' || to === 'catalogue') return true;
  const isOfClient = to === 'qr' || to === 'vault';
  if (from === 'client app' || from === 'client testing') return to.startsWith('client') || isOfClient;
  if (from === 'client shared') return isOfClient;
  if (from.startsWith('client/src/features/')) return to === 'client shared' || isOfClient;
  // The key and what it opens are the browser's alone.
  if (from.startsWith('server') && to === 'vault') return false;
  if (from === 'server rules') return to === 'server';
  if (from === 'server schema') return to === 'server' || to === 'server rules';
  if (from === 'server app') return to.startsWith('server');
  return !to.startsWith('client');
}

describe('Imports go one way', () => {
  for (const folder of [...islands, 'client', 'server']) {
    test(folder, () => {
      const found = files(folder);
      expect(found.length).toBeGreaterThan(1);
      const wrong = found.flatMap((file) =>
        importsOf(file)
          .filter((imported) => !mayImport(room(file), room(imported)))
          .filter((imported) => !(isTest(file) && room(imported) === 'client testing'))
          .map((imported) => `${file} (${room(file)}) imports ${imported} (${room(imported)})`),
      );
      expect(wrong).toEqual([]);
    });
  }

  test('the engine and the vault know no React and no network', () => {
    const sources = [...files('qr'), ...files('vault')].filter(
      (path) => !/\.test\.ts$|\/testing\//.test(path),
    );
    for (const file of sources) {
      const source = readFileSync(join(root, file), 'utf8');
      expect(source, file).not.toMatch(/from '(react|node:)|\bfetch\(|XMLHttpRequest|WebSocket/);
    }
  });

  test('the vault knows no page, and nowhere to keep anything', () => {
    for (const file of files('vault')) {
      const source = readFileSync(join(root, file), 'utf8');
      expect(source, file).not.toMatch(
        /\b(document|window|navigator|localStorage|sessionStorage|indexedDB|console)\b/,
      );
    }
  });

  test('the rule itself tells right from wrong', () => {
    expect(mayImport('client shared', 'client/src/features/generator')).toBe(false);
    expect(mayImport('client/src/features/landing', 'client/src/features/generator')).toBe(false);
    expect(mayImport('client/src/features/landing', 'client app')).toBe(false);
    expect(mayImport('qr', 'client shared')).toBe(false);
    expect(mayImport('client shared', 'client testing')).toBe(false);
    expect(mayImport('server rules', 'server schema')).toBe(false);
    expect(mayImport('server schema', 'server app')).toBe(false);
    expect(mayImport('server rules', 'vault')).toBe(false);
    expect(importsOf('client/src/app/fetch-page.ts')).toContain('client/src/app/routes/not-found.tsx');
  });
});
