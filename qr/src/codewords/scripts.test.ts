import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDefaultScanner, scanImageData } from '@undecaf/zbar-wasm';
import jsQR from 'jsqr';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBarcodes } from 'zxing-wasm/reader';
import { PRINT_SAFE } from '../colour.ts';
import { encodePayload } from '../matrix.ts';
import type { Pixels } from '../pixels.ts';
import { encodePicture } from '../testing/decode.ts';
import { drawPixels } from '../testing/draw-pixels.ts';
import { setReaderFromDisk } from '../testing/reader.ts';

beforeAll(setReaderFromDisk);

const scripts: Readonly<Record<string, readonly string[]>> = {
  German: ['ß', 'Müller', 'Jürgen Groß, Straße 7'],
  French: ['é', 'Hélène', 'Il était une fois, un noël radieux', 'œuf'],
  Spanish: ['ñ', 'Márquez', '¿Dónde está Muñoz?'],
  Nordic: ['å', 'Ærøskøbing', 'Þórður'],
  Polish: ['ł', 'Łukasz Wałęsa', 'Zażółć gęślą jaźń'],
  Czech: ['ř', 'Jiří Dvořák', 'žluťoučký kůň'],
  Turkish: ['ğ', 'İstanbul Şişli', 'ışık'],
  Vietnamese: ['ễ', 'Nguyễn Văn Đức', 'Phở bò Hà Nội'],
  Greek: ['Ω', 'Καλημέρα', 'Γιώργος Παπαδόπουλος'],
  Russian: ['Я', 'Привет, мир', 'Александр Пушкин'],
  Hebrew: ['ש', 'שלום', 'דוד כהן'],
  Arabic: ['س', 'محمد علي', 'مرحبا بالعالم'],
  Hindi: ['अ', 'नमस्ते', 'नरेंद्र शर्मा'],
  Thai: ['ก', 'สวัสดี', 'สมชาย ใจดี'],
  Chinese: ['中', '王小明', '繁體中文測試'],
  Japanese: ['カ', 'ｶﾀｶﾅ', 'こんにちは世界'],
  Korean: ['가', '김철수', '안녕하세요'],
  emoji: ['🐤', '👩‍👩‍👧', 'Coffee ☕ 🥐'],
  mixed: ['5 €', 'Zoë & 李 & Łódź', '12345 é 67890 ABCDEF', '“Quoted” – dash'],
  'ASCII in several modes': ['https://shop.example/p/12345678901', 'HELLO WORLD 0123456789 and more'],
};

const payloads = Object.values(scripts).flatMap((texts) => {
  const longest = texts.at(-1) ?? '';
  return [
    ...texts,
    `BEGIN:VCARD\r\nVERSION:3.0\r\nN:${longest};Ana;;;\r\nFN:Ana ${longest}\r\nEND:VCARD`,
    `WIFI:T:WPA;S:${longest};P:secret123;;`,
    `https://example.com/${longest}?q=1`,
  ];
});

const drawn = payloads.map((payload) => ({
  payload,
  picture: drawPixels(encodePayload(payload, 'M'), PRINT_SAFE, 240),
}));

/** Readers with their default options. Each returns the text that it shows. */
const readers: Readonly<Record<string, (picture: Pixels) => Promise<string | undefined>>> = {
  ZXing: async (picture) => {
    const [symbol] = await readBarcodes({ ...picture, colorSpace: 'srgb' });
    return symbol?.text;
  },
  ZBar: async (picture) => {
    const [symbol] = await scanImageData({ ...picture, colorSpace: 'srgb' }, await getDefaultScanner());
    return symbol?.decode();
  },
  jsQR: async ({ data, width, height }) => {
    // The package is CommonJS: Node wraps its default export, bundlers don't.
    const read = 'default' in jsQR ? (jsQR.default as typeof jsQR) : jsQR;
    return read(data, width, height)?.data;
  },
};

describe('Text of every script is read as it was written', () => {
  test.each(Object.entries(readers))('by %s', async (_, read) => {
    for (const { payload, picture } of drawn) expect(await read(picture)).toBe(payload);
  });

  const hasZbarimg = spawnSync('zbarimg', ['--version']).status === 0;
  test.skipIf(!hasZbarimg)('by zbarimg', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'canary-scripts-'));
    try {
      const files = await Promise.all(
        drawn.map(async ({ picture }, index) => {
          const file = join(folder, `${index}.png`);
          writeFileSync(file, await encodePicture(picture, 'png'));
          return file;
        }),
      );
      const shown = execFileSync('zbarimg', ['--quiet', '--raw', ...files], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      expect(shown).toBe(payloads.map((payload) => `${payload}\n`).join(''));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
