import { expect, test } from 'vitest';
import { designOf, findTemplate } from '../templates/templates.ts';
import { suitToType, withOwnText } from './frame-text.ts';

const template = findTemplate('guest-wifi');
if (!template) throw new Error('There is no such template.');
const design = designOf(template);

test('A text that a template chose for Wi-Fi is on Wi-Fi codes only', () => {
  expect(suitToType(design, 'wifi').frame?.text).toBe('Join our Wi-Fi');
  for (const type of ['upi', 'url', 'vcard'] as const) {
    expect(suitToType(design, type).frame?.text).toBe('Scan me');
  }
  expect(suitToType(design, 'upi')).toMatchObject({
    frame: { shape: 'pill-below' },
    modules: design.modules,
  });
});

test('A text that the user wrote is on every code, even if a template has the same', () => {
  if (!design.frame) throw new Error('The template has no frame.');
  const own = { ...design, frame: withOwnText(design.frame, 'Join our Wi-Fi') };
  expect(suitToType(own, 'upi')).toBe(own);
});
