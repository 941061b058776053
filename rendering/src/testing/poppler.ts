import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';

const command = 'pdftoppm';

const installation = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'poppler-utils'],
];

/** Whether Poppler is installed. Installs it where the tests run as root, as in CI. */
export function hasPoppler(): boolean {
  const isInstalled = () => spawnSync(command, ['-v']).status === 0;
  if (isInstalled()) return true;
  if (process.getuid?.() !== 0) return false;
  for (const [program = '', ...args] of installation) spawnSync(program, args, { timeout: 300_000 });
  return isInstalled();
}

/** Renders all pages of a PDF file with Poppler. @param dpi pixels per inch */
export async function renderWithPoppler(pdf: Blob, dpi: number) {
  const folder = mkdtempSync(join(tmpdir(), 'poppler-'));
  try {
    const path = join(folder, 'file.pdf');
    writeFileSync(path, new Uint8Array(await pdf.arrayBuffer()));
    execFileSync(command, ['-r', String(dpi), '-png', path, join(folder, 'page')]);
    const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
    return await Promise.all(names.sort().map((name) => loadImage(readFileSync(join(folder, name)))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
