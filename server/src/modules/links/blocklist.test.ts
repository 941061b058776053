import { unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostOf } from '@canary/links/target';
import fastify from 'fastify';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTempFolder } from '../../../../tests/support/temp-folder.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { openBlocklist } from './blocklist.ts';

let file: string;

beforeEach(async () => {
  const folder = await createTempFolder();
  onTestFinished(() => folder.remove());
  file = join(folder.path, 'hosts');
});

/** Opens a blocklist with a text, until the test ends. */
function openList(text: string) {
  writeFileSync(file, text);
  const clock = createTestClock();
  const { log } = fastify();
  const warn = vi.spyOn(log, 'warn');
  const error = vi.spyOn(log, 'error');
  const list = openBlocklist(file, log, clock);
  onTestFinished(() => list.close());
  return { isBlocked: (target: string) => list.isBlocked(hostOf(new URL(target))), clock, warn, error };
}

test.each([
  ['evil.example', 'https://evil.example/login'],
  ['evil.example', 'https://shop.evil.example/'],
  ['evil.example.', 'https://evil.example/'],
  ['evil.example..', 'https://shop.evil.example./'],
  ['EVIL.example', 'https://evil.EXAMPLE./'],
  ['  evil.example  # forged bank', 'https://evil.example:8443/'],
  ['\ufeffevil.example\r', 'https://evil.example/'],
  ['*.evil.example', 'https://evil.example/'],
  ['.evil.example', 'https://shop.evil.example/'],
  ['evil.example:443', 'https://evil.example/'],
  ['müller.example', 'https://shop.müller.example/'],
  ['xn--mller-kva.example', 'https://müller.example/'],
  ['müller.example', 'https://xn--mller-kva.example/'],
  ['2606:4700::1111', 'https://[2606:4700:0:0::1111]/'],
  ['[2606:4700::1111]', 'https://[2606:4700::1111]:8443/'],
  ['8.8.8.8', 'https://134744072/'],
  ['8.8.8.8', 'https://[::ffff:8.8.8.8]/'],
])('The entry %j blocks %s', (entry, target) => {
  expect(openList(`other.example\n${entry}\n`).isBlocked(target)).toBe(true);
});

test.each([
  ['evil.example', 'https://notevil.example/'],
  ['evil.example', 'https://evil.example.org/'],
  ['shop.evil.example', 'https://evil.example/'],
  ['# evil.example', 'https://evil.example/'],
  ['8.8.8.8', 'https://8.8.8.9/'],
  ['', 'https://evil.example/'],
])('The entry %j doesn’t block %s', (entry, target) => {
  const { isBlocked, warn } = openList(`${entry}\n`);
  expect(isBlocked(target)).toBe(false);
  expect(warn).not.toHaveBeenCalled();
});

test('The log names the lines that aren’t hosts, because they block nothing', () => {
  const { isBlocked, warn } = openList(
    'evil.example\n||ads.example^\n\n0.0.0.0 bad.example\nhttps://x.example/\n',
  );
  expect(isBlocked('https://evil.example/')).toBe(true);
  expect(warn).toHaveBeenCalledWith({ count: 3, lines: [2, 4, 5] }, expect.stringContaining('block nothing'));
});

test('A changed file applies after five seconds, and the last list while the file is missing', () => {
  const { isBlocked, clock, error } = openList('evil.example');
  writeFileSync(file, 'bad.example');
  // File systems may round the time of a change to several milliseconds.
  utimesSync(file, 1, 1);
  expect(isBlocked('https://evil.example/')).toBe(true);
  clock.advance(5_000);
  expect(isBlocked('https://evil.example/')).toBe(false);
  expect(isBlocked('https://bad.example/')).toBe(true);
  unlinkSync(file);
  clock.advance(5_000);
  expect(isBlocked('https://bad.example/')).toBe(true);
  expect(error).toHaveBeenCalledOnce();
});

test('The server doesn’t start with a list that can’t be read', () => {
  const open = () => openBlocklist(join(file, 'missing'), fastify().log, createTestClock());
  expect(open).toThrow('LINK_BLOCKLIST');
});
