import { parseStoredCode } from '@canary/vault/record';
import { expect, test } from 'vitest';
import { applyPatch, createPatch } from './code-changes.ts';
import {
  linkIdOf,
  maxNameLength,
  pathOf,
  runOf,
  suggestName,
  summaryOf,
  toEntry,
  toSavedCode,
} from './history-entry.ts';
import { idOf, savedCode, savedRun } from './testing/fake-history-records.ts';

test.each([
  ['url', { url: ' https://www.Example.com/menu/ ' }, 'Example.com/menu'],
  ['text', { text: 'First line\nSecond' }, 'First line'],
  ['email', { email: 'ada@example.com', subject: '', body: 'Hi' }, 'ada@example.com'],
  ['wifi', { ssid: 'Guests', password: 'sing-sing', encryption: 'WPA' }, 'Guests'],
  ['vcard', { firstName: 'Ada', lastName: 'Lovelace', org: 'Canary Ltd' }, 'Ada Lovelace'],
  ['vcard', { firstName: '山', lastName: '田' }, '田 山'],
  ['vcard', { firstName: '', lastName: '', org: 'Canary Ltd', phone: '1' }, 'Canary Ltd'],
  ['location', { lat: '1.5', lng: '-2' }, '1.5, -2'],
  ['text', { text: '   ' }, 'QR code'],
  ['dynamic', { id: 'code-1', link: 'https://CANARY.EXAMPLE/Q/2222222' }, 'canary.example/q/2222222'],
  ['run', savedRun().values, '1,250 codes'],
  ['run', savedRun({ count: '1' }).values, '1 code'],
])('Names a %s code after its content', (type, values, name) => {
  expect(suggestName(savedCode({ type, values }))).toBe(name);
});

test('Shortens a long name without splitting a character', () => {
  const name = suggestName(savedCode({ type: 'text', values: { text: '🐤'.repeat(200) } }));
  expect([...name]).toHaveLength(maxNameLength);
  expect(name.endsWith('🐤…')).toBe(true);
});

const entryOf = (code: ReturnType<typeof savedCode>) =>
  toEntry({ id: idOf(1), version: 1, revision: 1 }, code);
const dynamicCode = savedCode({
  type: 'dynamic',
  values: { id: 'code 1', link: 'https://CANARY.EXAMPLE/Q/MENU-1' },
});

test('A dynamic code opens on its page, and shows its short link', () => {
  expect(linkIdOf(dynamicCode)).toBe('code 1');
  expect(pathOf(entryOf(dynamicCode))).toBe('/codes/code%201');
  expect(summaryOf(dynamicCode)).toBe('canary.example/q/menu-1');
  expect(linkIdOf(savedCode({ values: { id: 'code-1' } }))).toBeUndefined();
});

test.each([
  ['with', {}],
  ['without', { run: idOf(5) }],
])('A run %s its table opens where it is made again, and is found by its codes', (_with, values) => {
  const run = savedRun(values);
  const { searchText } = entryOf(run);
  expect(pathOf(entryOf(run))).toBe(`/bulk?saved=${idOf(1)}`);
  expect(summaryOf(run)).toBe('1,250 codes · URL');
  for (const words of ['table cards', 'many codes', '1250 codes', 'url']) expect(searchText).toContain(words);
  expect(searchText).not.toMatch(/data|h4si/);
});

test.each([{ count: '0' }, { count: '1e3' }, { count: '' }, { of: 'hologram' }, { of: 'run' }])(
  'A run with the values %j is of a newer version, and its table isn’t searched',
  (values) => {
    const run = savedRun(values);
    expect(runOf(run)).toBeUndefined();
    expect(pathOf(entryOf(run))).toBe('/history');
    expect(summaryOf(run)).toBe('Made by a newer version of the site');
    expect(entryOf(run).searchText).not.toMatch(/data|h4si/);
  },
);

test('A contact is shown and found by the whole name, and its kinds of phones are not', () => {
  const contact = savedCode({
    name: 'Card',
    type: 'vcard',
    values: { firstName: 'Ada', lastName: 'King', phone: '+1 201', phoneKind: 'CELL', city: 'London' },
  });
  expect(summaryOf(contact)).toBe('Ada King · +1 201 · London');
  expect(entryOf(contact).searchText).toContain('ada king');
  expect(entryOf(contact).searchText).not.toContain('cell');
});

// A tab with an older version of the site handles dynamic codes as this version handles a type that it doesn't know.
test('A code of a type that only a newer version knows keeps all values, and opens in no generator', () => {
  const stored = {
    ...dynamicCode,
    type: 'hologram',
    values: { id: '1', link: 'https://a.example', depth: '3' },
  };
  const code = toSavedCode(parseStoredCode(JSON.parse(JSON.stringify(stored))));
  expect(pathOf(entryOf(code))).toBe('/history');
  expect(summaryOf(code)).toBe('Made by a newer version of the site');
  for (const patch of [
    (before: typeof code) => ({ ...before, name: 'New name', folder: idOf(2) }),
    createPatch(code, { ...code, look: { ...code.look, size: 1024 } }),
  ])
    expect(applyPatch(code, patch)).toMatchObject({ type: 'hologram', values: stored.values });
});
