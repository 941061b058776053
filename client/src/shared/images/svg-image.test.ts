import { expect, test } from 'vitest';
import { ImageFileError } from './image-file-error.ts';
import { drawSvg, sizeOf } from './svg-image.ts';

test('An SVG that browsers would draw for minutes is refused', async () => {
  const groups = Array.from(
    { length: 9 },
    (_, index) => `<g id="p${index + 1}">${`<use href="#p${index}"/>`.repeat(6)}</g>`,
  );
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><rect id="p0"/>${groups.join('')}</svg>`;
  await expect(drawSvg(text)).rejects.toThrow(new ImageFileError({ kind: 'too-intricate' }));
});

test('An SVG that needs other files is refused with that reason', async () => {
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg"><style>@import url("https://fonts.example/Lobster");</style></svg>';
  await expect(drawSvg(text)).rejects.toThrow(new ImageFileError({ kind: 'loads-files' }));
});

test.each([
  ['only a view box', 'viewBox="0 0 300 100"', 300, 100],
  ['a view box with commas and another size', 'viewBox="0,0,30,10" width="100%" height="50"', 30, 10],
  ['a size in pixels', 'width="300" height="100px"', 300, 100],
  ['a size in millimetres', 'width="50.8mm" height="25.4mm"', 192, 96],
  ['a size in points', 'width="72pt" height="36pt"', 96, 48],
  ['no absolute size', 'width="100%" height="10em"', 1024, 1024],
])('An SVG with %s keeps its proportions and isn’t cut off', (_what, attributes, width, height) => {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const size = sizeOf(documentElement);
  expect([size.width, size.height]).toEqual([expect.closeTo(width), expect.closeTo(height)]);
});
