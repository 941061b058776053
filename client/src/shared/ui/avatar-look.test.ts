import { expect, test } from 'vitest';
import { initialsOf } from './avatar-look.ts';

test.each([
  ['Ada King Lovelace', 'AL'],
  ['ada', 'ad'],
  ['Ada (2)', 'A2'],
  ['李小龙', '李小'],
  ['O’Neill', 'ON'],
  ['X', 'X'],
  ['🙂', '🙂'],
])('The initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
