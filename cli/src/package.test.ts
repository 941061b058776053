import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRINT_SAFE } from '@canary/qr/colour';
import { writeDesignFile } from '@canary/qr/design/design-file';
import { plainDesign } from '@canary/qr/design/plain-design';
import { designToText } from '@canary/qr/design/share-link';
import { readsAs } from '@canary/qr/read-back';
import { rasterise } from '@canary/qr/testing/rasterise';
import { setReaderFromDisk } from '@canary/qr/testing/reader';
import { unzipSync } from 'fflate';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'canary-qr-'));
/** Without the folders in which pnpm lets Node look for packages. */
const { NODE_PATH: _, ...env } = process.env;
const inFolder = (name: string) => join(folder, name);

// The package is installed in an empty folder, from its tarball and without a network, so that it has nothing else.
beforeAll(async () => {
  setReaderFromDisk();
  await build({ root, logLevel: 'warn' });
  const npm = (args: readonly string[], cwd: string) => execFileSync('npm', args, { cwd, encoding: 'utf8' });
  const [{ filename }] = JSON.parse(npm(['pack', '--json', '--pack-destination', folder], root));
  mkdirSync(inFolder('cache'));
  writeFileSync(inFolder('package.json'), '{}');
  npm(['install', '--offline', '--cache', inFolder('cache'), `./${filename}`], folder);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], input = '') {
  const command = inFolder('node_modules/canary-qr/dist/canary-qr.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    input,
    env,
  });
  return { status, stdout: stdout.toString(), stderr: stderr.toString() };
}

const picture = (name: string) => new Blob([readFileSync(inFolder(name))]);
const svg = (name: string) => rasterise(readFileSync(inFolder(name), 'utf8'), 1);

test('Writes SVG and PNG files that read back, without another package', async () => {
  const payload = 'https://canary.example/Größe?a=1&b=2';
  expect(run([payload, '-o', 'code.svg'])).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(await readsAs(svg('code.svg'), payload)).toBe(true);
  expect(run([payload, '-o', 'code.png', '--size', '30mm', '--dpi', '300']).status).toBe(0);
  expect(await readsAs(picture('code.png'), payload)).toBe(true);
  // 30 mm at 300 pixels per inch.
  expect(readFileSync(inFolder('code.png')).readUInt32BE(16)).toBe(354);
});

test('Takes the text from standard input, or the fields of a type', async () => {
  expect(run(['-o', 'input.png'], 'two\nlines\n').status).toBe(0);
  expect(await readsAs(picture('input.png'), 'two\nlines')).toBe(true);
  run(['--type', 'wifi', 'Guests', '-f', 'password=come on in', '-o', 'wifi.png']);
  expect(await readsAs(picture('wifi.png'), 'WIFI:S:Guests;T:WPA;P:come on in;;')).toBe(true);
});

test('Takes a design file, a design link and a template', async () => {
  const design = plainDesign({ foreground: '#102a5c', background: '#f5d442' });
  writeFileSync(inFolder('design.json'), writeDesignFile(design));
  const link = `https://canary.example/#design=${await designToText(design)}`;
  for (const source of ['design.json', link]) {
    expect(run(['hello', '--design', source, '-o', 'blue.svg']).stderr).toBe('');
    expect(readFileSync(inFolder('blue.svg'), 'utf8')).toContain('#102a5c');
  }
  run(['hello', '--design', 'cafe-menu', '-o', 'menu.svg']);
  expect(readFileSync(inFolder('menu.svg'), 'utf8')).toContain('#3a2213');
});

test('Tells what was made as JSON, and writes a file to standard output', () => {
  const { stdout } = run(['hello', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ payload: 'hello', version: 1, level: 'H', size: 21 });
  expect(run(['hello']).stdout).toContain('<svg');
});

test('Makes a code of each row of a table', async () => {
  const rows = ['Name,Link', 'Ada,example.com/a', 'Bob,not an address', 'Cy,https://example.com/c'];
  writeFileSync(inFolder('rows.csv'), rows.join('\n'));
  const { status, stderr } = run(['--rows', 'rows.csv', '--zip', 'codes.zip', '--type', 'url']);
  expect(status).toBe(1);
  expect(stderr).toContain('Row 3: ');
  expect(stderr).toContain('2 of 3 codes of type url are in codes.zip.');
  const files = unzipSync(readFileSync(inFolder('codes.zip')));
  expect(Object.keys(files)).toEqual(['Ada.png', 'Cy.png', 'codes.csv']);
  const { 'Ada.png': first = new Uint8Array() } = files;
  expect(await readsAs(new Blob([new Uint8Array(first)]), 'https://example.com/a')).toBe(true);
});

const faint = plainDesign({ ...PRINT_SAFE, foreground: '#f4f4f4' });
test.each<[number, string, readonly string[], string]>([
  [1, 'a text that is too long', ['a'.repeat(9000)], 'too long for a QR code'],
  [1, 'a design that can’t be read', ['a', '--design', 'faint.json'], 'doesn’t read back'],
  [2, 'an unknown option', ['a', '--colour', 'red'], '--colour'],
  [2, 'a missing text', ['-o', 'a.svg'], 'The text of the code is missing.'],
  [2, 'a missing design', ['a', '--design', 'none.json'], 'none.json'],
  [2, 'a damaged design link', ['a', '--design', `1${'x'.repeat(60)}`], 'This isn’t a design.'],
  [2, 'a missing folder', ['a', '-o', 'none/a.svg'], 'none/a.svg'],
  [2, 'a missing folder', ['--rows', 'two.csv', '--zip', 'none/a.zip'], 'none/a.zip'],
  [
    1,
    'a size that is too small',
    ['a', '-o', 'a.png', '--size', '10mm', '--dpi', '72'],
    'at least 29 pixels',
  ],
  [2, 'a size that is too large', ['a', '-o', 'a.png', '--size', '5000mm'], '59055 pixels wide'],
  [2, 'a missing table', ['--rows', 'none.csv', '--zip', 'a.zip'], 'none.csv'],
  [2, 'a missing package', ['a', '-o', 'a.pdf'], '@napi-rs/canvas'],
  [2, 'a missing package', ['a', '-o', 'a.webp'], '@napi-rs/canvas'],
])('Exits with %d for %s', (exitCode, _, args, message) => {
  writeFileSync(inFolder('faint.json'), writeDesignFile(faint));
  writeFileSync(inFolder('two.csv'), 'Text\none\ntwo\n');
  const { status, stdout, stderr } = run(args);
  expect(stderr).toContain(message);
  expect({ status, stdout }).toEqual({ status: exitCode, stdout: '' });
});
