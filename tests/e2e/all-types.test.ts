import { expect } from 'vitest';
import { isSoak } from '../support/soak.ts';
import { generator } from './generator-page.ts';
import { siteTest } from './site.ts';

const test = siteTest({ loggedIn: true, unlocks: ['VCARD', 'SMS', 'WIFI'] });

/** The text that the user types into each tab, and the exact payload of the code. */
const codes: { tab: string; fields: [label: string, text: string][]; payload: string }[] = [
  {
    tab: 'URL',
    fields: [['Web address', 'https://example.com/menu?table=7']],
    payload: 'https://example.com/menu?table=7',
  },
  { tab: 'Text', fields: [['Text', 'Grüße, 日本 🐤\nline two']], payload: 'Grüße, 日本 🐤\nline two' },
  {
    tab: 'Email',
    fields: [['Email address', 'bill+ietf@example.org']],
    payload: 'mailto:bill%2Bietf@example.org',
  },
  {
    tab: 'vCard',
    fields: [
      ['First name', 'Zoë'],
      ['Last name', 'Müller-Ōta'],
      ['Phone number', '+1 201 555 0123'],
      ['Email address', 'zoe@example.com'],
      ['Organisation', 'Birds; Bees, & Co'],
    ],
    payload:
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Müller-Ōta;Zoë;;;\r\nFN:Zoë Müller-Ōta\r\nORG:Birds\\; Bees\\, & Co\r\n' +
      'TEL;TYPE=CELL:+1 201 555 0123\r\nEMAIL;TYPE=WORK:zoe@example.com\r\nEND:VCARD\r\n',
  },
  {
    tab: 'Location',
    fields: [
      ['Latitude', '-33,8568'],
      ['Longitude', '-179.9999'],
    ],
    payload: 'https://www.google.com/maps?q=-33.8568,-179.9999',
  },
  {
    tab: 'SMS',
    fields: [
      ['Phone number', '+1 201 555 0123'],
      ['Message', 'See you at 12:30!'],
    ],
    payload: 'SMSTO:+12015550123:See you at 12:30!',
  },
  {
    tab: 'WiFi',
    fields: [
      ['Network name (SSID)', 'Café; "back\\yard"'],
      ['Password', 'p,a:s;s\\word'],
    ],
    payload: 'WIFI:S:Café\\; \\"back\\\\yard\\";T:WPA;P:p\\,a\\:s\\;s\\\\word;;',
  },
];

/** The payload with the most rules for escaping and line breaks. */
const sample = ['vCard'];

test('A user with all unlocks makes a code of each type that two decoders read', async ({ landing }) => {
  const page = generator(landing.page);
  for (const { tab, fields, payload } of codes) {
    if (!isSoak && !sample.includes(tab)) continue;
    await page.choose(tab);
    for (const [label, text] of fields) await page.paste(label, text);
    await page.preview.waitFor();
    expect(await page.download()).toMatchObject({
      name: 'qr-code.png',
      width: 1024,
      height: 1024,
      zxing: payload,
      jsqr: payload,
    });
  }
});
