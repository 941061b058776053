import { expect, test } from 'vitest';
import { ImageFileError } from './image-file-error.ts';
import { drawSvg } from './svg-image.ts';

test('An SVG that browsers would draw for minutes is refused', async () => {
  const groups = Array.from(
    { length: 9 },
    (_, index) => `<g id="p${index + 1}">${`<use href="#p${index}"/>`.repeat(6)}</g>`,
  );
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><rect id="p0"/>${groups.join('')}</svg>`;
  await expect(drawSvg(text)).rejects.toThrow(new ImageFileError({ kind: 'too-intricate' }));
});
