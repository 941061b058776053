import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { plainDesign } from '@canary/qr/design/plain-design';
import type { FileFormat } from '@canary/qr/files/format';
import { afterAll, expect, test } from 'vitest';
import type { FileRequest } from '../core/requests.ts';
import { WorkerPool } from '../core/worker-pool.ts';
import { nodeWorkers } from './start-worker.ts';

const code = new URL('./rendering.worker.ts', import.meta.url);
const pool = new WorkerPool(nodeWorkers(code), { size: 1 });
afterAll(() => pool.stop());

const design = plainDesign(PRINT_SAFE);
const make = (format: FileFormat, changes: Partial<FileRequest> = {}) => {
  const file = { format, size: { width: 512, unit: 'px', dpi: 300 }, quality: 0.9 } as const;
  const request = { payload: 'https://canary.example/menu', design, file, ...changes };
  return pool.run((renderer) => renderer.makeImage(request));
};
const dots: Design = { ...design, modules: { ...design.modules, shape: 'dot' } };

test.each(['png', 'svg', 'pdf', 'webp', 'jpeg'] as const)(
  'A worker thread makes a %s file that reads back',
  async (format) => {
    for (const its of [design, dots]) {
      const made = await make(format, { design: its });
      expect(made).toMatchObject({ ok: true, version: 3, level: 'Q', matrix: { size: 29 } });
      expect(made.ok && made.bytes.length).toBeGreaterThan(400);
    }
  },
);

test('What keeps a code from being drawn arrives as data', async () => {
  const frame = { shape: 'label-below', text: '菜单', colour: '#000000', textColour: '#ffffff' } as const;
  const faint = plainDesign({ foreground: '#f4f4f4', background: '#ffffff' });
  const long = '0'.repeat(8_000);
  expect(await make('png', { payload: long })).toMatchObject({ problem: { kind: 'too-long' } });
  expect(await make('png', { payload: 'x'.repeat(2_900), file: fileOf(100) })).toMatchObject({
    problem: { kind: 'too-small', smallest: 185 },
  });
  expect(await make('svg', { design: { ...design, frame } })).toEqual({
    ok: false,
    problem: { kind: 'missing-glyphs', characters: ['菜', '单'] },
  });
  expect(await make('png', { design: faint })).toEqual({
    ok: false,
    problem: { kind: 'unreadable', remedy: { kind: 'code', change: 'print-safe' } },
  });
});

const fileOf = (width: number) => ({ ...pngOf, size: { ...pngOf.size, width } });
const pngOf = { format: 'png', size: { width: 512, unit: 'px', dpi: 300 }, quality: 1 } as const;
