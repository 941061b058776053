import { expect, test } from 'vitest';
import { loadsFiles } from './svg-files.ts';

const svg = (content: string, before = '') =>
  new DOMParser().parseFromString(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${content}</svg>`,
    'image/svg+xml',
  ).documentElement;

test.each([
  [
    'an imported font',
    '<style>@import url("https://fonts.example/css?family=Lobster");</style><text>E C</text>',
  ],
  ['an imported style sheet without url()', '<style>@import "logo.css";</style>'],
  ['a style sheet that is embedded and imported', '<style>@IMPORT url(data:text/css,rect{});</style>'],
  ['the file of a font', '<style>@font-face { font-family: L; src: url(lobster.woff2) }</style>'],
  ['a picture from the network', '<image href="https://example.com/logo.png"/>'],
  ['a picture beside it, as older programs refer to it', '<image xlink:href="logo.png"/>'],
  ['an element of another SVG', '<use href="icons.svg#bird"/>'],
  ['a gradient of another SVG', '<rect style="fill: url( \'colours.svg#red\' )"/>'],
])('An SVG with %s needs other files', (_what, content) => {
  expect(loadsFiles(svg(content))).toBe(true);
});

test('An SVG with a linked style sheet needs other files', () => {
  expect(loadsFiles(svg('<text>E C</text>', '<?xml-stylesheet href="logo.css"?>'))).toBe(true);
});

test.each([
  ['text in a font of the system', '<text font-family="Lobster, serif">E C</text>'],
  ['an embedded font', '<style>@font-face { font-family: L; src: url("data:font/woff2;base64,AA") }</style>'],
  ['an embedded picture', '<image href="data:image/png;base64,AAAA"/>'],
  ['a gradient of its own', '<linearGradient id="a"/><rect fill="url(#a)"/><use xlink:href="#a"/>'],
  ['a link', '<a href="https://example.com"><rect/></a>'],
])('An SVG with %s needs no other files', (_what, content) => {
  expect(loadsFiles(svg(content))).toBe(false);
});
