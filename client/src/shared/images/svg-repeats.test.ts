import { expect, test } from 'vitest';
import { repeatsTooMuch } from './svg-repeats.ts';

const svg = (content: string) =>
  new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${content}</svg>`,
    'image/svg+xml',
  ).documentElement;

/** Nine elements, each of which refers to the element before it six times: ten million elements are drawn. */
const nested = (element: string, content: (id: string) => string, last: (id: string) => string) =>
  Array.from(
    { length: 9 },
    (_, index) => `<${element} id="p${index + 1}">${content(`p${index}`).repeat(6)}</${element}>`,
  ).join('') + last('p9');
const use = (id: string) => `<use href="#${id}" x="1"/>`;
const uses = nested('g', use, use);
const filled = (id: string) => `<rect width="1" height="1" fill="url(#${id})"/>`;
const masked = (id: string) => `<rect width="1" height="1" style="mask: url( '#${id}' )"/>`;
const clipped = (id: string) => `<rect width="1" height="1" clip-path="URL(&quot;#${id}&quot;)"/>`;
const marked = (id: string) => `<path d="M0 0" marker-start="url(#%70${id.slice(1)})"/>`;
const classed = (id: string) => `<rect class="m ${id}" width="1" height="1"/>`;
const rules = Array.from({ length: 10 }, (_, index) => `.p${index}.m { mask: url(#p${index}) }`).join(' ');

/** A hundred elements that are drawn a hundred times. */
const repeated = `<g id="a">${'<g/>'.repeat(99)}</g>${'<use href="#a"/>'.repeat(100)}`;

test.each([
  ['nested uses', uses],
  ['nested uses with xlink', uses.replaceAll('href', 'xlink:href')],
  ['nested patterns', nested('pattern', filled, filled)],
  ['nested masks', nested('mask', masked, masked)],
  ['nested clip paths', nested('clipPath', clipped, clipped)],
  ['nested markers', nested('marker', marked, marked)],
  ['masks of a style sheet', `<style>${rules}</style>${nested('mask', classed, classed)}`],
  ['masks of a media query', `<style>@media all {${rules}}</style>${nested('mask', classed, classed)}`],
  ['uses in a circle', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ['10,001 repeats', `${repeated}<g id="b"/><use href="#b"/>`],
  ['501 rules that refer to elements', `<style>${'g{mask:url(#a)}'.repeat(501)}</style>`],
  ['an embedded SVG', '<image href="data:image/svg+xml;base64,AAAA"/>'],
  ['an imported style sheet', '<style>@import url(data:text/css,rect{});</style>'],
  ['escapes', '<rect fill="\\75rl(#a)"/>'],
  ['a custom property', '<g style="--a: url(#a)"/>'],
  ['nested rules', '<style>g { rect { fill: red } mask: url(#a) }</style>'],
  ['an animated reference', '<use href="#a"><set attributeName="href" to="#b"/></use>'],
])('Finds that an SVG with %s repeats elements too often', (_what, content) => {
  expect(repeatsTooMuch(svg(content))).toBe(true);
});

test.each([
  [
    'a clip path of a use',
    '<clipPath id="a"><use href="#b"/></clipPath><rect id="b"/><g clip-path="url(#a)"/>',
  ],
  ['10,000 repeats', repeated],
  ['many elements', `<g>${'<g/>'.repeat(100)}</g>`.repeat(110)],
  [
    'one gradient in many elements',
    `<linearGradient id="a">${'<stop/>'.repeat(20)}</linearGradient>${'<g fill="url(#a)"/>'.repeat(1_000)}`,
  ],
  [
    'a style sheet',
    '<style>/* { */ @font-face { src: url(data:font/woff;base64,AA) } .a, .b { fill: url(#a); clip-path: url(#b) }</style>' +
      '<clipPath id="b"><rect/></clipPath><g class="a"/>',
  ],
  ['a picture', '<image href="data:image/png;base64,AAAA"/>'],
  ['a reference to a missing element', '<use href="#missing"/>'],
  ['an animation', '<g><animate attributeName="fill" values="#ff0000;#00ff00"/></g>'],
])('Lets an SVG with %s be drawn', (_what, content) => {
  expect(repeatsTooMuch(svg(content))).toBe(false);
});

test.each([
  ['spaces', `<g fill="url(${' '.repeat(300_000)}"/>`],
  ['dashes', `<style>url(${'-'.repeat(300_000)}</style>`],
  ['brackets', `<g fill="${'('.repeat(300_000)}"/>`],
  ['comments', `<style>${'/*'.repeat(150_000)}</style>`],
  ['a selector without a rule', `<style>${'a'.repeat(300_000)}</style>`],
])('Reads an SVG with hundreds of thousands of %s in a moment', (_what, content) => {
  const root = svg(content);
  const startedAt = performance.now();
  expect(repeatsTooMuch(root)).toBe(false);
  // An algorithm with quadratic time would take minutes.
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
