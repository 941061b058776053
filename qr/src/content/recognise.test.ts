import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentTypes } from './all.ts';
import { type ContentType, toPayload } from './content-type.ts';
import { offerForm, offerForms, recogniseContent } from './recognise.ts';

describe('A typed text is recognised as', () => {
  test.each([
    ['https://example.com/menu?a=1+2', 'url', { url: 'https://example.com/menu?a=1+2' }],
    [' example.com/menu\n', 'url', { url: 'example.com/menu' }],
    ['https://example.com/my menu.pdf', 'url', { url: 'https://example.com/my menu.pdf' }],
    ['example.com/my menu.pdf', 'url', { url: 'example.com/my menu.pdf' }],
    ['HTTPS://EXAMPLE.COM/A', 'url', { url: 'HTTPS://EXAMPLE.COM/A' }],
    ['http://localhost:3000', 'url', { url: 'http://localhost:3000' }],
    ['https:/example.com', 'url', { url: 'https:/example.com' }],
    // Refused by the form, which says why.
    ['example..com', 'url', { url: 'example..com' }],
    ['https://example..com/a', 'url', { url: 'https://example..com/a' }],
    ['https://example.com:99999', 'url', { url: 'https://example.com:99999' }],
    ['192.168.0.1:8080', 'url', { url: '192.168.0.1:8080' }],
    ['https://maps.google.com/?q=52.5,13.4', 'url', { url: 'https://maps.google.com/?q=52.5,13.4' }],
    ['Ada@example.com', 'email', { email: 'Ada@example.com', subject: '', body: '' }],
    [
      'MAILTO:a%2Bb+c@example.com?subject=Hi%20there&body=1%0D%0A2',
      'email',
      { email: 'a+b+c@example.com', subject: 'Hi there', body: '1\n2' },
    ],
    ['+1 (201) 555-0123', 'phone', { phone: '+1 (201) 555-0123' }],
    ['tel:+12015550123', 'phone', { phone: '+12015550123' }],
    ['sms:+12015550123?body=See%20you', 'sms', { phone: '+12015550123', message: 'See you' }],
    ['SMSTO:+12015550123:At 12:30!', 'sms', { phone: '+12015550123', message: 'At 12:30!' }],
    ['geo:52.5163,13.3777', 'location', { lat: '52.5163', lng: '13.3777' }],
    ['52.5163, 13.3777', 'location', { lat: '52.5163', lng: '13.3777' }],
    [
      'WIFI:T:WPA2;S:Caf\\;e;P:come on in;H:true;;',
      'wifi',
      { ssid: 'Caf;e', password: 'come on in', encryption: 'WPA', hidden: 'true' },
    ],
    [
      'WIFI:T:SAE;S:Home;P:abc12;;',
      'wifi',
      { ssid: 'Home', password: 'abc12', encryption: 'SAE', hidden: '' },
    ],
    ['SMS:+12015550123:Hello', 'sms', { phone: '+12015550123', message: 'Hello' }],
    ['geo:0,0?q=52.5163,13.3777', 'location', { lat: '52.5163', lng: '13.3777' }],
    ['mailto:ada@example.com?subject=', 'email', { email: 'ada@example.com', subject: '', body: '' }],
    ['WIFI:S:Open;;', 'wifi', { ssid: 'Open', password: '', encryption: 'nopass', hidden: '' }],
    [
      'upi://pay?pa=shop@bank&pn=Corner%20Shop&cu=INR',
      'upi',
      { pa: 'shop@bank', pn: 'Corner Shop', am: '', tn: '' },
    ],
  ])('%s: %s', (typed, id, values) => {
    expect(recogniseContent(typed)).toEqual({ id, values });
  });

  test.each([
    'Hello!',
    '3.50',
    '12 34',
    '42',
    'Note: bring cake',
    'see https://example.com',
    'https://example.com is great',
    'https://a.example https://b.example',
    'example.com\nexample.org',
    'wait...what',
    'geo:0,0?q=Pune',
    'mailto:',
    'WIFI:T:WPA;;',
    'BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD',
  ])('%s: text', (typed) => {
    expect(recogniseContent(typed)).toEqual({ id: 'text', values: { text: typed } });
  });
});

test.each([
  ['tel:+12015550123', ['phone', 'text']],
  ['WIFI:T:WPA;S:Cafe;P:short;;', ['wifi', 'text']],
  ['mailto:a@b.example?cc=c@d.example', ['email', 'text']],
  ['a@b.example', ['email', 'text']],
  ['BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD', ['vcard', 'text']],
  ['market://details?id=com.example', ['text']],
  ['https://a.example https://b.example', ['text']],
  ['example', ['text']],
  ['example.com', []],
  ['example..com', []],
  [' ', []],
])('%j in the field of a web address may be meant for %j', (typed, ids) => {
  expect(offerForms(typed).map(({ id }) => id)).toEqual(ids);
});

const words = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((word) => !/\p{Cc}/u.test(word));
const number = fc.integer({ min: 1_000_000, max: 99_999_999 }).map((digits) => `+49${digits}`);
const filled = fc.oneof(
  fc.record({ id: fc.constant('phone' as const), phone: number }),
  fc.record({
    id: fc.constant('sms' as const),
    phone: number,
    message: words.map((word) => word.trimEnd()),
  }),
  fc.record({
    id: fc.constant('email' as const),
    email: fc.emailAddress(),
    subject: words,
    body: words,
  }),
  fc.record({
    id: fc.constant('wifi' as const),
    ssid: words,
    password: words,
    encryption: fc.constantFrom('WPA', 'SAE', 'WEP', 'nopass'),
    hidden: fc.constantFrom('', 'true'),
  }),
  fc.record({
    id: fc.constant('upi' as const),
    pa: fc.constant('shop@bank'),
    pn: words,
    am: fc.constantFrom('', '9.50'),
    tn: words,
  }),
);

test('The text of a code is recognised as its content', () => {
  fc.assert(
    fc.property(filled, ({ id, ...values }) => {
      const type: ContentType = contentTypes[id];
      const made = toPayload(type, { ...type.empty, ...values });
      if (!made.ok) return;
      const recognised = recogniseContent(made.payload);
      expect(recognised.id).toBe(id);
      expect(toPayload(type, recognised.values)).toEqual(made);
    }),
  );
});

describe('A plus sign in a parameter', () => {
  test.each([
    ['is itself in an email', 'mailto:ada@example.com?subject=1+1', { subject: '1+1' }],
    ['is itself in a text message', 'sms:+12015550123?body=1+1', { message: '1+1' }],
    ['is a space in a payment', 'upi://pay?pa=shop@bank&pn=Corner+Shop&cu=INR', { pn: 'Corner Shop' }],
  ])('%s', (_, text, values) => {
    expect(recogniseContent(text)).toMatchObject({ values });
  });
});

/** Texts of codes as other programs write them, each with a place for an unknown parameter. */
const foreign: readonly [string, (parameter: string) => string][] = [
  ['mailto', (parameter) => `mailto:ada@example.com?subject=Hi&${parameter}`],
  ['tel', (parameter) => `tel:+12015550123;${parameter}`],
  ['sms', (parameter) => `sms:+12015550123?body=Hi&${parameter}`],
  ['geo', (parameter) => `geo:52.5163,13.3777;${parameter}`],
  ['geo with a query', (parameter) => `geo:52.5163,13.3777?${parameter}`],
  ['wifi', (parameter) => `WIFI:T:WPA;S:Guests;${parameter.replace('=', ':')};P:come on in;;`],
  ['upi', (parameter) => `upi://pay?pa=shop@bank&${parameter}&pn=Shop&cu=INR`],
  [
    'vcard',
    (parameter) =>
      `BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\n${parameter.replace('=', ':')}\r\nEND:VCARD`,
  ],
];

test.each(foreign)('A text with an unknown parameter stays text, and the offer names it: %s', (_, write) => {
  const parameter = fc.tuple(fc.stringMatching(/^x-[a-z]{1,12}$/), fc.stringMatching(/^[a-z\d]{0,12}$/));
  fc.assert(
    fc.property(parameter, ([name, value]) => {
      const typed = write(`${name}=${value}`);
      expect(recogniseContent(typed)).toEqual({ id: 'text', values: { text: typed } });
      expect(offerForm(typed)?.leavesOut.join().toLowerCase()).toBe(value ? `${name} (${value})` : name);
    }),
    { numRuns: 50 },
  );
});

describe('A text that a form can’t hold stays text, with an offer that names what would go', () => {
  test.each([
    [
      'WIFI:T:WPA2-EAP;S:Office;P:come on in;E:PEAP;PH2:MSCHAPV2;I:ada;;',
      'wifi',
      ['security (WPA2-EAP)', 'EAP method (PEAP)', 'phase 2 method (MSCHAPV2)', 'identity (ada)'],
    ],
    ['WIFI:T:WPA;R:1;S:Guests;P:come on in;;', 'wifi', ['transition disable (1)']],
    ['WIFI:T:nopass;S:Guests;P:come on in;;', 'wifi', ['password (come on in)']],
    ['WIFI:S:Guests;;\nWelcome!', 'wifi', ['Welcome!']],
    [
      'mailto:ada@example.com?cc=bob@example.com&bcc=cy@example.com',
      'email',
      ['cc (bob@example.com)', 'bcc (cy@example.com)'],
    ],
    ['mailto:ada@example.com?subject=Hi&subject=Ho', 'email', ['subject (Ho)']],
    ['mailto:ada@example.com,bob@example.com', 'email', []],
    // Unknown parameters with the names of our fields
    ['sms:+12015550123?message=Hi', 'sms', ['message (Hi)']],
    ['WIFI:S:Guests;hidden:true;;', 'wifi', ['hidden (true)']],
    ['upi://pay?pa=shop@bank&pa=other@bank&pn=Shop', 'upi', ['upi id (other@bank)']],
    ['tel:+12015550123;ext=45', 'phone', ['extension (45)']],
    ['sms:+12015550123,+12015550124', 'sms', []],
    [
      'geo:52.5163,13.3777?q=52.5163,13.3777(Our+shop)',
      'location',
      ['label (Our shop)', 'centre of the map (52.5163,13.3777)'],
    ],
    ['geo:0,0?q=52.5163,13.3777&q=1,2', 'location', ['q (1,2)']],
    ['geo:52.5163,13.3777,34;u=35', 'location', ['altitude (34)', 'uncertainty (35)']],
    ['geo:52.5163,13.3777?z=12', 'location', ['zoom (12)']],
    [
      'upi://pay?pa=shop@bank&pn=Shop&cu=INR&mc=5411&tr=A1',
      'upi',
      ['merchant code (5411)', 'reference (A1)'],
    ],
    ['upi://pay?pa=shop@bank&pn=Shop&cu=USD', 'upi', ['currency (USD)']],
    ['upi://mandate?pa=shop@bank&pn=Shop', 'upi', ['action (//mandate)']],
    // The form says what to correct.
    ['WIFI:T:WPA;S:Guests;P:short;;', 'wifi', []],
    ['tel:*100#', 'phone', []],
  ])('%s', (typed, id, leavesOut) => {
    expect(recogniseContent(typed)).toEqual({ id: 'text', values: { text: typed } });
    expect(offerForm(typed)).toMatchObject({ id, leavesOut });
  });

  test.each(['Hello!', 'https://example.com', 'mailto:', 'Note: bring cake', 'geo:0,0?q=Pune'])(
    'and there is no offer for %s',
    (typed) => {
      expect(offerForm(typed)).toBeUndefined();
    },
  );
});

describe('A contact card stays text, with an offer of its form', () => {
  const cardOf = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n');

  test.each([
    [
      'of another program, with everything',
      cardOf(
        'VERSION:3.0',
        'N:Doe;John;;;',
        'FN:John Doe',
        'ORG:Canary;',
        'TITLE:Engineer',
        'TEL;type=CELL;type=VOICE;type=pref:+1 201 555 0123',
        'item1.TEL;TYPE="home,voice":+12015550124',
        'EMAIL;type=INTERNET;type=WORK:john@example.com',
        'ADR:;;Street 1\\, back;Berlin;;10115;Germany',
        'URL:example.com',
        'NOTE:One\\ntwo with a line that is fol',
        ' ded',
      ),
      {
        firstName: 'John',
        lastName: 'Doe',
        org: 'Canary',
        title: 'Engineer',
        phone: '+1 201 555 0123',
        phoneKind: 'CELL',
        phone2: '+12015550124',
        phone2Kind: 'HOME',
        email: 'john@example.com',
        emailKind: 'WORK',
        street: 'Street 1, back',
        city: 'Berlin',
        postcode: '10115',
        country: 'Germany',
        website: 'https://example.com',
        note: 'One\ntwo with a line that is folded',
      },
      [],
    ],
    [
      'of version 4 without N',
      cardOf('VERSION:4.0', 'FN:John Doe Jr.', 'TEL;VALUE=uri;TYPE=cell:tel:+12015550123'),
      { firstName: 'John', lastName: 'Doe Jr.', phone: '+12015550123', phoneKind: 'CELL' },
      [],
    ],
    [
      'of an organisation',
      cardOf('VERSION:3.0', 'N:;;;;', 'FN:Canary', 'ORG:Canary', 'TEL:112'),
      { org: 'Canary', phone: '112', phoneKind: '' },
      [],
    ],
    [
      'with parts of a name that the form doesn’t have',
      cardOf('VERSION:3.0', 'N:Doe;John;Quinlan;Dr.;Jr.', 'FN:Dr. John Quinlan Doe Jr.'),
      { firstName: 'John', lastName: 'Doe' },
      ['middle name (Quinlan)', 'prefix (Dr.)', 'suffix (Jr.)', 'full name (Dr. John Quinlan Doe Jr.)'],
    ],
    [
      'with three numbers, a fax and a birthday',
      cardOf(
        'VERSION:3.0',
        'N:;Ada;;;',
        'FN:Ada',
        'TEL;TYPE=WORK,FAX:1234',
        'TEL:2345',
        'TEL;TYPE=HOME:3456',
        'BDAY:1815-12-10',
      ),
      { firstName: 'Ada', phone: '1234', phoneKind: 'WORK', phone2: '2345', phone2Kind: '' },
      ['kind (fax)', 'phone number (3456)', 'phone kind (HOME)', 'bday (1815-12-10)'],
    ],
    [
      'of version 2.1',
      cardOf('VERSION:2.1', 'N:Doe;John', 'TEL;CELL;VOICE:1234', 'NOTE;ENCODING=QUOTED-PRINTABLE:a=20b'),
      { firstName: 'John', lastName: 'Doe', phone: '1234', phoneKind: 'CELL', note: '' },
      ['note (a=20b)'],
    ],
  ])('%s', (_, typed, values, leavesOut) => {
    expect(recogniseContent(typed)).toEqual({ id: 'text', values: { text: typed } });
    expect(offerForm(typed)).toMatchObject({ id: 'vcard', values, leavesOut });
  });

  test('A card of ours is offered completely', () => {
    const value = words.map((word) => word.trim());
    const card = fc.record({
      firstName: value,
      lastName: value,
      org: value,
      title: value,
      phone: number,
      phoneKind: fc.constantFrom('CELL', 'WORK', 'HOME', ''),
      email2: fc.emailAddress(),
      email2Kind: fc.constantFrom('WORK', 'HOME', ''),
      city: value,
      note: value,
    });
    fc.assert(
      fc.property(card, (values) => {
        const made = toPayload(contentTypes.vcard, { ...contentTypes.vcard.empty, ...values });
        if (made.ok) expect(offerForm(made.payload)?.leavesOut).toEqual([]);
      }),
    );
  });
});
