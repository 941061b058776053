import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { toPayload, type Values } from './content-type.ts';
import { event } from './event.ts';
import { explainCode } from './explain-code.ts';
import { offerForm, recogniseContent } from './recognise.ts';
import { byteLength } from './rules.ts';

const party = { summary: 'Party', startDate: '2026-07-01', startTime: '19:30' };

const lines = (...texts: string[]) => texts.map((text) => `${text}\r\n`).join('');

const written = (values: Partial<typeof event.empty>) => toPayload(event, { ...event.empty, ...values });

const payloadOf = (values: Partial<typeof event.empty>) => {
  const made = written(values);
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return made.payload;
};

describe('The code of an event has', () => {
  test.each<[string, Partial<typeof event.empty>, readonly string[]]>([
    ['its start, in the time of the place', party, ['DTSTART:20260701T193000']],
    [
      'its end on the same day',
      { ...party, endTime: '23:00' },
      ['DTSTART:20260701T193000', 'DTEND:20260701T230000'],
    ],
    [
      'its end on another day',
      { ...party, endDate: '2026-07-02', endTime: '01:00' },
      ['DTSTART:20260701T193000', 'DTEND:20260702T010000'],
    ],
    ['its start in UTC', { ...party, zone: 'UTC' }, ['DTSTART:20260701T193000Z']],
    // RFC 5545 §3.6.1: the end isn't part of the event.
    [
      'a whole day that ends where the next one starts',
      { ...party, allDay: 'true' },
      ['DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260702'],
    ],
    [
      'whole days over the end of a year',
      { ...party, allDay: 'true', startDate: '2026-12-30', endDate: '2026-12-31' },
      ['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270101'],
    ],
    [
      'a leap day',
      { ...party, allDay: 'true', startDate: '2028-02-28', endDate: '2028-02-29' },
      ['DTSTART;VALUE=DATE:20280228', 'DTEND;VALUE=DATE:20280301'],
    ],
  ])('%s', (_, values, times) => {
    const payload = payloadOf(values);
    expect(payload).toBe(lines('BEGIN:VEVENT', 'SUMMARY:Party', ...times, 'END:VEVENT'));
    expect(recogniseContent(payload).id).toBe('event');
  });

  test('escaped texts, in lines of at most 75 bytes', () => {
    const payload = payloadOf({
      ...party,
      summary: 'Fête; a, b \\ c',
      location: 'Ω'.repeat(60),
      description: 'One\nTwo',
    });
    expect(payload).toContain('SUMMARY:Fête\\; a\\, b \\\\ c\r\n');
    expect(payload).toContain('DESCRIPTION:One\\nTwo\r\n');
    for (const line of payload.split('\r\n')) expect(byteLength(line)).toBeLessThanOrEqual(75);
  });
});

// ical.js is another implementation of RFC 5545.
test.each<Partial<typeof event.empty>>([
  party,
  { ...party, endTime: '23:00', zone: 'UTC' },
  { ...party, allDay: 'true', endDate: '2026-07-03' },
  { ...party, endDate: '2026-07-02', endTime: '01:00' },
  { ...party, summary: 'a, b; c \\n \\ d', location: '🎉'.repeat(40), description: 'One\nTwo: "three"' },
])('ical.js reads the same event from its code: %j', (values) => {
  const read = new ICAL.Event(new ICAL.Component(ICAL.parse(payloadOf(values))));
  expect(read.summary).toBe(values.summary);
  expect(read.location ?? '').toBe(values.location ?? '');
  expect(read.description ?? '').toBe(values.description ?? '');
  expect(read.startDate.isDate).toBe(values.allDay === 'true');
  const zone = values.zone === 'UTC' ? 'Z' : '';
  if (values.allDay) {
    expect(read.startDate.toString()).toBe(values.startDate);
    const last = read.endDate.clone();
    last.adjust(-1, 0, 0, 0);
    expect(last.toString()).toBe(values.endDate);
  } else {
    expect(read.startDate.toString()).toBe(`${values.startDate}T${values.startTime}:00${zone}`);
    if (values.endTime)
      expect(read.endDate.toString()).toBe(
        `${values.endDate ?? values.startDate}T${values.endTime}:00${zone}`,
      );
  }
});

test.each<[Partial<typeof event.empty>, Partial<typeof event.empty>]>([
  [{ summary: '' }, { summary: 'Enter the title of the event.' }],
  [{ startDate: '' }, { startDate: 'Enter the day on which the event starts.' }],
  [{ startDate: '2026-02-30' }, { startDate: 'First day: enter a day of the calendar, like 2026-07-01' }],
  [{ startTime: '' }, { startTime: 'Enter the time at which the event starts.' }],
  [{ startTime: '24:00' }, { startTime: 'Starts at: enter a time from 00:00 to 23:59, like 19:30' }],
  [{ endDate: '2026-06-30', endTime: '20:00' }, { endDate: 'Last day: it is before the first day' }],
  [{ endTime: '19:30' }, { endTime: 'Ends at: it is not after the start' }],
  [{ endDate: '2026-07-02' }, { endTime: 'Ends at: enter a time for the last day' }],
])('An event with %j is refused with %j', (wrong, errors) => {
  expect(written({ ...party, ...wrong })).toEqual({ ok: false, errors });
});

describe('Events of other programs', () => {
  test.each<[string, string, Values]>([
    [
      'the example of ZXing’s wiki',
      'BEGIN:VEVENT\nSUMMARY:Summer+Vacation!\nDTSTART:20180601T070000Z\nDTEND:20180831T070000Z\nEND:VEVENT',
      {
        summary: 'Summer+Vacation!',
        startDate: '2018-06-01',
        startTime: '07:00',
        endDate: '2018-08-31',
        endTime: '07:00',
        zone: 'UTC',
      },
    ],
    [
      'a whole calendar with what made it',
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//EN\r\nBEGIN:VEVENT\r\nDTSTAMP:20260101T000000Z\r\nDTSTART;VALUE=DATE:20260701\r\nDTEND;VALUE=DATE:20260703\r\nSUMMARY:Fair\\, in\r\n  town\r\nEND:VEVENT\r\nEND:VCALENDAR',
      { summary: 'Fair, in town', allDay: 'true', startDate: '2026-07-01', endDate: '2026-07-02' },
    ],
    [
      'a method that announces it',
      'BEGIN:VCALENDAR\nMETHOD:PUBLISH\nBEGIN:VEVENT\nSUMMARY;CHARSET=UTF-8:Fair\nDTSTART;VALUE=DATE:20260701\nDTEND;VALUE=DATE:20260702\nEND:VEVENT\nEND:VCALENDAR',
      { summary: 'Fair', startDate: '2026-07-01' },
    ],
    [
      'seconds',
      'BEGIN:VEVENT\nSUMMARY:Launch\nDTSTART:20260701T193015\nEND:VEVENT',
      { startTime: '19:30:15' },
    ],
  ])('are recognised with %s', (_, text, values) => {
    expect(recogniseContent(text)).toMatchObject({ id: 'event', values });
  });

  test.each([
    ['DTSTART;TZID=Europe/Berlin:20260701T193000', 'time zone (Europe/Berlin)'],
    ['DTSTART:20260701T193000\nRRULE:FREQ=WEEKLY', 'repetition (FREQ=WEEKLY)'],
    ['DTSTART:20260701T193000\nUID:1@example.com', 'identifier (1@example.com)'],
    ['DTSTART:20260701T193000\nBEGIN:VALARM\nTRIGGER:-PT15M\nEND:VALARM', 'reminder (valarm)'],
    ['DTSTART:20260701T193000Z\nDTEND:20260701T233000', 'time zone (different ones)'],
    ['DTSTART:20260701T193000\nDURATION:PT1H', 'duration (PT1H)'],
    ['DTSTART:20260701T193000\nDESCRIPTION;ENCODING=QUOTED-PRINTABLE:caf=C3=A9', 'description (caf=C3=A9)'],
    ['DTSTART:20260701T193000\nLOCATION;QUOTED-PRINTABLE:caf=C3=A9', 'location (caf=C3=A9)'],
    ['DTSTART:20260701T193000\nLOCATION;LANGUAGE=de:Saal', 'language (de)'],
    ['DTSTART:20260701T193000\nLOCATION;ALTREP="https://a.example":Hall', 'altrep ("https://a.example")'],
  ])('with %s stay texts, and the form says that it leaves out the %s', (properties, part) => {
    const text = `BEGIN:VEVENT\nSUMMARY:Party\n${properties}\nEND:VEVENT`;
    expect(recogniseContent(text).id).toBe('text');
    expect(offerForm(text)).toMatchObject({ id: 'event', leavesOut: [part] });
  });

  test('of version 1.0 stay texts, with each line of an encoded text', () => {
    const text =
      'BEGIN:VCALENDAR\nVERSION:1.0\nBEGIN:VEVENT\nSUMMARY;ENCODING=QUOTED-PRINTABLE:F=C3=AAte de=\n la musique\nDTSTART:20260621T190000\nEND:VEVENT\nEND:VCALENDAR';
    expect(recogniseContent(text)).toEqual({ id: 'text', values: { text } });
    expect(offerForm(text)).toMatchObject({ leavesOut: ['summary (F=C3=AAte de=la musique)'] });
  });

  test.each(['CANCEL', 'REPLY', 'ADD', 'REFRESH', 'COUNTER', 'DECLINECOUNTER'])(
    'are no events if the calendar’s method is %s',
    (method) => {
      const text = `BEGIN:VCALENDAR\nMETHOD:${method}\nBEGIN:VEVENT\nSUMMARY:Fair\nDTSTART:20260701T193000\nEND:VEVENT\nEND:VCALENDAR`;
      expect(recogniseContent(text)).toEqual({ id: 'text', values: { text } });
      expect(offerForm(text)).toBeUndefined();
    },
  );

  test('are offered without an invitation', () => {
    const text =
      'BEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VEVENT\nSUMMARY:Fair\nDTSTART:20260701T193000\nEND:VEVENT\nEND:VCALENDAR';
    expect(recogniseContent(text).id).toBe('text');
    expect(offerForm(text)).toMatchObject({ id: 'event', leavesOut: ['method (REQUEST)'] });
  });

  test('are explained in words', () => {
    const text = 'BEGIN:VEVENT\nSUMMARY:Party\nDTSTART;VALUE=DATE:20260701\nEND:VEVENT';
    expect(explainCode(text).parts).toEqual([
      { label: 'Title', value: 'Party' },
      { label: 'All day', value: 'Yes' },
      { label: 'First day', value: '2026-07-01' },
    ]);
  });
});
