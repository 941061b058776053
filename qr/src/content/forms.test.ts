import { expect, test } from 'vitest';
import { type ContentTypeId, contentTypes } from './all.ts';
import type { ContentType, Control } from './content-type.ts';

const types: readonly ContentType[] = Object.values(contentTypes);

test.each<[ContentTypeId, Readonly<Record<string, Control>>]>([
  ['url', { url: 'url' }],
  ['text', { text: 'multiline' }],
  ['email', { email: 'email', subject: 'text', body: 'multiline' }],
  [
    'vcard',
    {
      firstName: 'text',
      lastName: 'text',
      phone: 'tel',
      phoneKind: 'select',
      email: 'email',
      emailKind: 'select',
      org: 'text',
      title: 'text',
      phone2: 'tel',
      phone2Kind: 'select',
      email2: 'email',
      email2Kind: 'select',
      street: 'text',
      postcode: 'text',
      city: 'text',
      region: 'text',
      country: 'text',
      website: 'url',
      note: 'multiline',
    },
  ],
  ['location', { lat: 'decimal', lng: 'decimal' }],
  ['sms', { phone: 'tel', message: 'multiline' }],
  ['wifi', { ssid: 'text', password: 'secret', encryption: 'select', hidden: 'checkbox' }],
  ['phone', { phone: 'tel' }],
  ['upi', { pa: 'text', pn: 'text', am: 'decimal', tn: 'text' }],
  ['whatsapp', { phone: 'tel', message: 'multiline' }],
  [
    'event',
    {
      summary: 'text',
      allDay: 'checkbox',
      startDate: 'date',
      startTime: 'time',
      endDate: 'date',
      endTime: 'time',
      zone: 'select',
      location: 'text',
      description: 'multiline',
    },
  ],
  [
    'sepa',
    {
      name: 'text',
      iban: 'text',
      amount: 'decimal',
      bic: 'text',
      text: 'text',
      reference: 'text',
      purpose: 'text',
      info: 'text',
    },
  ],
  ['pix', { key: 'text', name: 'text', city: 'text', amount: 'decimal', txid: 'text', description: 'text' }],
  [
    'swiss',
    {
      iban: 'text',
      amount: 'decimal',
      currency: 'select',
      reference: 'text',
      message: 'text',
      creditorName: 'text',
      creditorStreet: 'text',
      creditorBuilding: 'text',
      creditorPostcode: 'text',
      creditorTown: 'text',
      creditorCountry: 'text',
      debtorName: 'text',
      debtorStreet: 'text',
      debtorBuilding: 'text',
      debtorPostcode: 'text',
      debtorTown: 'text',
      debtorCountry: 'text',
      billing: 'text',
    },
  ],
  ['gs1', { gtin: 'text', batch: 'text', serial: 'text', expiry: 'date', domain: 'url' }],
  ['dynamic', { id: 'hidden', link: 'hidden' }],
])('The fields of a form for %s have controls and keyboards that suit their values', (id, controls) => {
  const { fields }: ContentType = contentTypes[id];
  expect(Object.fromEntries(fields.map(({ name, control }) => [name, control]))).toEqual(controls);
});

test.each(types)(
  'The form for $name has words for each label, hint, placeholder, option and error',
  (type) => {
    expect(type.name).toMatch(/\w/);
    for (const { name, label, hint, placeholder, options = [], check } of type.fields) {
      expect(label, name).toMatch(/^[A-Z]/);
      if (hint !== undefined) expect(hint, name).toMatch(/^[A-Z].*\.$/);
      if (placeholder !== undefined) expect(placeholder, name).toMatch(/\w/);
      for (const option of options) {
        expect(option.label, name).toMatch(/\w/);
        expect(check(option.value, type.empty), name).toBeUndefined();
      }
      expect(check('', type.empty) ?? 'Optional', name).toMatch(/^[A-Z]/);
    }
  },
);

test('Forms are empty at first, except that a choice has its most common value', () => {
  const filled = types.flatMap(({ fields, empty }) =>
    fields.filter(({ name }) => empty[name] !== '').map(({ name, control }) => [name, control, empty[name]]),
  );
  expect(filled).toEqual([
    ['phoneKind', 'select', 'CELL'],
    ['emailKind', 'select', 'WORK'],
    ['phone2Kind', 'select', 'WORK'],
    ['email2Kind', 'select', 'HOME'],
    ['encryption', 'select', 'WPA'],
    ['currency', 'select', 'CHF'],
  ]);
});

test('The fields of a group follow each other', () => {
  for (const { fields } of types) {
    const groups = fields.map(({ group }) => group);
    const starts = groups.filter((group, index) => group !== groups[index - 1]);
    expect(new Set(starts).size).toBe(starts.length);
  }
});
