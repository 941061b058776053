import { describe, expect, test } from 'vitest';
import { toPayload } from './content-type.ts';
import { explainCode } from './explain-code.ts';
import { offerForm, recogniseContent } from './recognise.ts';
import { whatsapp } from './whatsapp.ts';

describe('A WhatsApp chat', () => {
  // The numbers and texts of faq.whatsapp.com, "How to use click to chat".
  test.each([
    ['+15551234567', '', 'https://wa.me/15551234567'],
    ['+1 (555) 123-4567', '', 'https://wa.me/15551234567'],
    ['+49 (0)170 1234567', '', 'https://wa.me/491701234567'],
    [
      '+15551234567',
      "I'm interested in your car for sale",
      "https://wa.me/15551234567?text=I'm%20interested%20in%20your%20car%20for%20sale",
    ],
    ['+15551234567', '1 + 1 & more\n?', 'https://wa.me/15551234567?text=1%20%2B%201%20%26%20more%0A%3F'],
  ])('with %s and the message %j is %s', (phone, message, payload) => {
    expect(toPayload(whatsapp, { phone, message })).toEqual({ ok: true, payload });
    expect(recogniseContent(payload).id).toBe('whatsapp');
    expect(toPayload(whatsapp, recogniseContent(payload).values as typeof whatsapp.empty)).toEqual({
      ok: true,
      payload,
    });
  });

  test.each([
    ['', 'Enter the WhatsApp number that the chat is with.'],
    ['0170 1234567', 'Start the number with + and the country code, like +44 7700 900123'],
    ['+1 555', 'Enter the whole number with its country code: 7 to 15 digits after the +'],
    ['+1 555 1234567 ext. 5', 'Leave out the extension, and write it beside the code: +1 555 1234567'],
  ])('needs an international number, not %j', (phone, error) => {
    expect(toPayload(whatsapp, { phone, message: '' })).toEqual({ ok: false, errors: { phone: error } });
  });
});

test.each([
  ['https://wa.me/15551234567/?text=Hi', { phone: '+15551234567', message: 'Hi' }],
  ['http://wa.me/+15551234567', { phone: '+15551234567', message: '' }],
  ['https://api.whatsapp.com/send?phone=15551234567&text=Hi%20there', { message: 'Hi there' }],
  ['whatsapp://send?phone=+15551234567', { phone: '+15551234567' }],
  ['whatsapp://send?phone=%2B15551234567', { phone: '+15551234567' }],
  ['https://wa.me/15551234567?text=Hi+there', { message: 'Hi there' }],
  ['https://wa.me/15551234567?text=1%2B1+=%202', { message: '1+1 = 2' }],
  ['https://api.whatsapp.com/send?phone=15551234567&text=Hi+%2B1', { message: 'Hi +1' }],
])('%s is recognised', (text, values) => {
  expect(recogniseContent(text)).toMatchObject({ id: 'whatsapp', values });
});

test.each([
  'https://wa.me/?text=Share%20this',
  'https://wa.me/message/ABCDEFGHIJKLM1',
  'https://wa.me.example/15551234567',
  'https://wa.me/15551234567?text=Hi&utm_source=poster',
  'https://wa.me/15551234567?text=Hi&text=Hi',
  'https://wa.me/15551234567?text=Hi&app_absent',
  'https://api.whatsapp.com/send?phone=15551234567&phone=15557654321',
])('%s stays a web address', (text) => {
  expect(recogniseContent(text)).toEqual({ id: 'url', values: { url: text } });
});

test('A form is offered for a link with more, and says what it leaves out', () => {
  expect(offerForm('https://wa.me/15551234567?utm_source=poster')).toMatchObject({
    id: 'whatsapp',
    leavesOut: ['utm_source (poster)'],
  });
});

test('A scanned chat is explained, and can be opened as the web address that it is', () => {
  expect(explainCode('https://wa.me/15551234567?text=Hi')).toMatchObject({
    form: { id: 'whatsapp' },
    parts: [
      { label: 'WhatsApp number', value: '+15551234567' },
      { label: 'Message', value: 'Hi' },
    ],
    address: 'https://wa.me/15551234567?text=Hi',
  });
});
