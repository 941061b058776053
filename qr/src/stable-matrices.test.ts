import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PRINT_SAFE } from './colour.ts';
import { composeCode } from './compose.ts';
import { plainDesign } from './design/plain-design.ts';
import hashes from './testing/matrix-hashes.json' with { type: 'json' };

const levels = ['auto', 'L', 'M', 'Q', 'H'] as const;
/** What texts consist of: each kind has segments of its own. */
const kinds = [
  (at: number) => `https://example.com/${at.toString(36)}/`,
  (at: number) => String((at * 7_919) % 10_007),
  (at: number) => `ITEM ${at}: $%*+-./`,
  (at: number) => `Größe ${at} – Café €`,
  (at: number) => `メニュー${at}と漢字`,
  (at: number) => `🐤${at}\n`,
];

/** The n-th text, of up to 350 characters, and its level. */
function codeAt(index: number) {
  const kind = kinds[index % kinds.length] ?? String;
  const length = 1 + ((index * index * 13) % 350);
  let payload = '';
  for (let at = index; payload.length < length; at++) payload += kind(at);
  return { payload, level: levels[index % levels.length] ?? 'auto' };
}

// Addresses of the image API are printed and kept for a year: version 1 never changes a module.
test('500 codes have the same modules as in the first release', () => {
  const drawn = hashes.map((_, index) => {
    const { payload, level } = codeAt(index);
    const { matrix } = composeCode(payload, plainDesign(PRINT_SAFE, { level }));
    const rows = matrix.modules.map((row) => row.map(Number).join(''));
    return createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16);
  });
  expect(hashes).toHaveLength(500);
  expect(drawn).toEqual(hashes);
});
