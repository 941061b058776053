import { inflateSync } from 'node:zlib';

const MM_PER_POINT = 25.4 / 72;

/** Returns the number of pages of a PDF made by Chromium, and the width and height of each picture in mm on paper. */
export function readPdf(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const pictures: { width: number; height: number }[] = [];
  for (const { index, 0: opening } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const start = index + opening.length;
    const content = inflated(pdf.subarray(start, text.indexOf('endstream', start)));
    if (/\bDo\b/.test(content)) pictures.push(...drawn(content));
  }
  return { pages: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0, pictures };
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}

/** Tracks the scale through the operators of a page (ISO 32000-1, §8.4.4). Pictures are never rotated. */
function* drawn(content: string) {
  let scale = { x: 1, y: 1 };
  const kept: (typeof scale)[] = [];
  let numbers: number[] = [];
  for (const word of content.split(/\s+/)) {
    if (/^[-+]?[\d.]+$/.test(word)) {
      numbers.push(Number(word));
      continue;
    }
    const [x = 1, , , y = 1] = numbers.slice(-6);
    if (word === 'q') kept.push(scale);
    if (word === 'Q') scale = kept.pop() ?? scale;
    if (word === 'cm') scale = { x: scale.x * x, y: scale.y * y };
    if (word === 'Do')
      yield { width: Math.abs(scale.x) * MM_PER_POINT, height: Math.abs(scale.y) * MM_PER_POINT };
    numbers = [];
  }
}
