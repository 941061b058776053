import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';

const root = resolve(import.meta.dirname, '../..');

export const packages = [
  'qr',
  'input',
  'board',
  'vault',
  'links',
  'tables',
  'bulk',
  'catalogue',
  'rendering',
  'cli',
  'client',
  'playground',
  'server',
].filter((name) => existsSync(join(root, name)));

/** The source files of a package, including tests, as paths from the repository root. */
export function sourceFiles(name: string): string[] {
  return readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
    .map((file) => `${name}/src/${file}`);
}

export const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** Whether a path from the root is a file, or generated code, which may be missing. */
export const exists = (file: string) =>
  /^server\/src\/generated\//.test(file) || existsSync(join(root, file.replace(/\?.*$/, '')));

export const readSource = (file: string) => readFileSync(join(root, file), 'utf8');

/**
 * Every file of the repository that a file imports, re-exports or starts as a worker, as paths from the root.
 *
 * @param lazy whether `import()` counts, too. Types that are imported by `import('…').Name` always count
 */
export function importsOf(file: string, { lazy }: { lazy: boolean }): string[] {
  const source = readSource(file);
  const { module, comments } = parseSync(file, source);
  const specifiers = [
    ...module.staticImports.map((statement) => statement.moduleRequest.value),
    ...module.staticExports.flatMap((statement) =>
      statement.entries.map((entry) => entry.moduleRequest?.value ?? ''),
    ),
    ...[...source.matchAll(/new Worker\(new URL\('([^']+)'/g)].map(([, path]) => path ?? ''),
    ...calledImports(source, module, lazy, (index) =>
      comments.some(({ start, end }) => start < index && index < end),
    ),
  ];
  return [...new Set(specifiers.flatMap((specifier) => resolveImport(file, specifier)))];
}

/** The arguments of each `import()` that names a type and, if `lazy`, of each `import()` that loads code. */
function calledImports(
  source: string,
  module: ParseResult['module'],
  lazy: boolean,
  isInComment: (index: number) => boolean,
): string[] {
  const atRunTime = new Set(module.dynamicImports.map(({ moduleRequest }) => moduleRequest.start));
  return [...source.matchAll(/\bimport\(\s*'([^']+)'/g)]
    .filter(({ index }) => !isInComment(index))
    .filter((match) => lazy || !atRunTime.has(match.index + match[0].lastIndexOf("'", match[0].length - 2)))
    .map(([, specifier]) => specifier ?? '');
}

function resolveImport(file: string, specifier: string): string[] {
  if (specifier.startsWith('.')) return [relative(root, resolve(root, dirname(file), specifier))];
  if (specifier.startsWith('#')) return [`client/src/${specifier.slice(1)}`];
  const [, name, path] = /^@canary\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  if (name === 'client') return [`client/src/${path}`];
  return name && packages.includes(name) ? [`${name}/src/${path}.ts`] : [];
}

/** The groups of nodes that can reach each other, and nodes that have an edge to themselves (Tarjan, 1972). */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): number => {
    const index = order.size;
    order.set(node, index);
    stack.push(node);
    let low = index;
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low < index) return low;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1 || graph.get(node)?.includes(node)) cycles.push(group.sort());
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
