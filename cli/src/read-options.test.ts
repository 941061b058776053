import { expect, test } from 'vitest';
import { readOptions } from './read-options.ts';

test.each([
  [['-o', 'a.svg'], 'svg'],
  [['-o', 'photos/a.JPG'], 'jpeg'],
  [['-o', 'a', '--format', 'png'], 'png'],
  [['-o', 'a.txt', '--format', 'pdf'], 'pdf'],
  [[], undefined],
  [['-o', '-'], undefined],
  [['-o', '-', '--format', 'png'], 'png'],
])('The arguments %j give the format %j', (args, format) => {
  expect(readOptions(args).format).toBe(format);
});

test.each([
  [[], { width: 1024, unit: 'px', dpi: 300 }],
  [['--size', '512'], { width: 512, unit: 'px', dpi: 300 }],
  [['--size', '30mm', '--dpi', '600'], { width: 30, unit: 'mm', dpi: 600 }],
  [['-s', '1.5in'], { width: 1.5, unit: 'in', dpi: 300 }],
])('The arguments %j give the size %j', (args, size) => {
  expect(readOptions(args).size).toEqual(size);
});

test('A field may have equals signs and line breaks in its text', () => {
  expect(readOptions(['-f', 'note=a=b\nc', '-f', 'org=']).fields).toEqual({ note: 'a=b\nc', org: '' });
});

test.each([
  [['one', 'two'], 'one text too many: “two”'],
  [['--unknown'], "Unknown option '--unknown'"],
  [['-o'], '-o'],
  [['--size', '30cm'], '--size is a width like 30mm'],
  [['--size', '3mm'], '--size is 10 to 5000 mm, not 3 mm.'],
  [['--size', '512.5'], 'whole number'],
  [['--dpi', 'many'], '--dpi is 72 to 1200 pixels per inch, not “many”.'],
  [['--format', 'gif'], '--format is one of png, svg, pdf, webp, jpeg, not “gif”.'],
  [['-o', 'code.gif'], 'The format of “code.gif” is unknown.'],
  [['-o', 'code'], 'The format of “code” is unknown.'],
  [['-f', 'ssid'], 'NAME=VALUE, unlike “ssid”'],
  [['--rows', 'a.csv'], '--rows and --zip together'],
  [['--rows', 'a.csv', '--zip', 'a.zip', 'text'], '“text” has no place'],
  [['--rows', 'a.csv', '--zip', 'a.zip', '-o', 'a.png'], '--output has no place'],
  [['--name', '{Name}'], '--name is for the files of --rows'],
])('The arguments %j are refused: %s', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
