import { refusals } from '@canary/input/testing/refusals';
import { expect, test } from 'vitest';
import { checklistItemText, columnName, commentText, day, description, labelName } from './fields.ts';

const birds = (count: number) => '🐤'.repeat(count);

test.each([
  ['A description of 20,000 characters', [], description, `\n${birds(20_000)}\n`],
  [
    'A description of 20,001 characters',
    ['A description has up to 20,000 characters.'],
    description,
    birds(20_001),
  ],
  ['A description of several lines', [], description, '# Plan\n\n- Milk\r\n\t- Eggs'],
  ['An empty description', [], description, ''],
  ['A description with NUL', ['A description can’t have broken characters.'], description, 'a\0'],
  [
    'A description with half a character',
    ['A description can’t have broken characters.'],
    description,
    '\ud83d',
  ],
  ['A comment of 5,000 characters', [], commentText, birds(5_000)],
  ['A comment of 5,001 characters', ['A comment has up to 5,000 characters.'], commentText, birds(5_001)],
  ['A comment of invisible characters', ['Enter a comment.'], commentText, ' \n\u200b\t\u202e\n'],
  ['A checklist item of 300 characters', [], checklistItemText, birds(300)],
  [
    'A checklist item of 301 characters',
    ['A checklist item has up to 300 characters.'],
    checklistItemText,
    birds(301),
  ],
  ['An empty checklist item', ['Enter a checklist item.'], checklistItemText, ' \n '],
  ['A column name of 51 characters', ['A name has up to 50 characters.'], columnName, birds(51)],
  ['An empty label name', ['Enter a name.'], labelName, '\u2028'],
  ['A label name of 50 characters', [], labelName, birds(50)],
  ['The first day', [], day, '1970-01-01'],
  ['The last day', [], day, '2199-12-31'],
  ['A leap day', [], day, '2028-02-29'],
  ['A leap day of another year', ['This day doesn’t exist.'], day, '2027-02-29'],
  ['A leap day of a century', ['This day doesn’t exist.'], day, '2100-02-29'],
  ['A day after the end of its month', ['This day doesn’t exist.'], day, '2026-04-31'],
  ['A thirteenth month', ['This day doesn’t exist.'], day, '2026-13-01'],
  ['Day zero', ['This day doesn’t exist.'], day, '2026-01-00'],
  ['A day before 1970', ['A day is between the years 1970 and 2199.'], day, '1969-12-31'],
  ['A day after 2199', ['A day is between the years 1970 and 2199.'], day, '2200-01-01'],
  ['A day with a time', ['Enter a day as YYYY-MM-DD, such as 2026-12-09.'], day, '2026-12-09T00:00:00Z'],
  ['A short day', ['Enter a day as YYYY-MM-DD, such as 2026-12-09.'], day, '2026-1-9'],
  ['A day before a line end', ['Enter a day as YYYY-MM-DD, such as 2026-12-09.'], day, '2026-12-09\n'],
  ['A day in other digits', ['Enter a day as YYYY-MM-DD, such as 2026-12-09.'], day, '２０２６-12-09'],
  ['An empty day', ['Enter a day as YYYY-MM-DD, such as 2026-12-09.'], day, ''],
])('%s has these problems: %j', (_what, expected, schema, input) => {
  expect(refusals(schema, input)).toEqual(expected.map((message) => `: ${message}`));
});

test('A description keeps its lines, tabs and first indentation, without invisible characters', () => {
  expect(description.parse(' \r\n    code\t1\u200b\r\rnext\u202e \u2028last\v \n')).toBe(
    '    code\t1\n\nnext \nlast',
  );
  expect(description.parse('👩‍💻 نمی‌خواهم')).toBe('👩‍💻 نمی‌خواهم');
});

test('A label name and a checklist item are kept on one line', () => {
  expect(labelName.parse(' To\n do ')).toBe('To  do');
  expect(checklistItemText.parse('Buy\tmilk\u202e')).toBe('Buy milk');
});

test.each([
  '💻\u202e\ufe0f\u200da',
  '👩\r\ufe0f\u200ca',
  'م\u200c\u115f\u200d',
  '\u200b \n\u200b\ta\n\u200b',
])('The kept form of the description %j is kept as it is', (text) => {
  const kept = description.parse(text);
  expect(description.parse(kept)).toBe(kept);
});
