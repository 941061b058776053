import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// TypeScript accepts any class name of a CSS module, so a removed class would go unnoticed.

const root = join(import.meta.dirname, '../..');
const clientSrc = join(root, 'client/src');
const list = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => join(root, file));

interface Usage {
  readonly file: string;
  readonly module: string;
  readonly className: string;
}

/** The classes of CSS modules that a source file uses. One that it selects at run time is `*`. */
function usagesIn(file: string): Usage[] {
  const source = readFileSync(file, 'utf8');
  const imports = source.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm);
  const code = source.replace(/^import .*$/gm, '');
  return [...imports].flatMap(([, name = '', path = '']) => {
    const module = path.startsWith('#') ? join(clientSrc, path.slice(1)) : join(dirname(file), path);
    const uses = code.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[)`, 'g'));
    return [...uses].map(([, className = '*']) => ({ file, module, className }));
  });
}

/** The classes that a CSS module defines. */
function classesOf(module: string): Set<string> {
  const rules = readFileSync(module, 'utf8').replace(/\/\*.*?\*\/|\{[^{}]*\}/gs, ' ');
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, className = '']) => className));
}

const usages = list('client/src/*.ts', 'client/src/*.tsx', 'playground/src/*.tsx').flatMap(usagesIn);

test('Every class that a component uses exists in its CSS module', () => {
  const missing = usages.filter(
    ({ module, className }) => className !== '*' && !classesOf(module).has(className),
  );
  expect(missing).toEqual([]);
});

test('Every class of a CSS module is used', () => {
  const unused = list('client/src/*.module.css', 'playground/src/*.module.css').flatMap((module) => {
    const used = new Set(usages.filter((usage) => usage.module === module).map(({ className }) => className));
    return used.has('*')
      ? []
      : [...classesOf(module)].filter((name) => !used.has(name)).map((name) => `${module} ${name}`);
  });
  expect(unused).toEqual([]);
});

test('Every shared class exists, and is used', () => {
  const shared = classesOf(join(clientSrc, 'styles/common.css'));
  const composed = list('client/src/*.module.css').flatMap((module) =>
    [...readFileSync(module, 'utf8').matchAll(/composes: (.*) from global;/g)].flatMap(([, names = '']) =>
      names.split(' '),
    ),
  );
  expect(composed.filter((name) => !shared.has(name))).toEqual([]);
  const named = list('client/src/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/className=[^\n]*/g)].flatMap(([line]) => line.split(/[^\w-]+/)),
  );
  const used = new Set([...composed, ...named]);
  expect([...shared].filter((name) => !used.has(name))).toEqual([]);
});
