import { type ContentLine, contentLines, escapeText, withoutEscapes, writeLines } from './content-lines.ts';
import type { ContentType, Field, Rule, Values } from './content-type.ts';
import { otherParts, type ParsedContent, type Part, toParts } from './parts.ts';
import { isBlank, optional, plainText, required } from './rules.ts';
import { namedParts } from './uri-parts.ts';

type EventField =
  | 'summary'
  | 'allDay'
  | 'startDate'
  | 'startTime'
  | 'endDate'
  | 'endTime'
  | 'zone'
  | 'location'
  | 'description';

const DAY = 24 * 60 * 60 * 1000;

/** Midnight of a day in UTC, for counting days; undefined if there is no such day. */
function dayOf(date: string): Date | undefined {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00Z`) : undefined;
  // JavaScript takes 31 February for a day of March.
  return day?.toJSON()?.startsWith(date) ? day : undefined;
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time);

/** @example dayAfter('2026-12-31', 1) // '2027-01-01' */
function dayAfter(date: string, days: number): string {
  const day = dayOf(date);
  return day ? new Date(day.getTime() + days * DAY).toJSON().slice(0, 10) : '';
}

const isAllDay = ({ allDay }: Values<EventField>) => allDay === 'true';
const hasTime = (values: Values<EventField>) => !isAllDay(values);

/** The last day. An event without one ends on its first day. */
const lastDay = ({ startDate, endDate }: Values<EventField>) => (isBlank(endDate) ? startDate : endDate);

const aDay =
  (name: string): Rule =>
  (value) =>
    dayOf(value) ? undefined : `${name}: enter a day of the calendar, like 2026-07-01`;

const aTime =
  (name: string): Rule =>
  (value) =>
    isTime(value) ? undefined : `${name}: enter a time from 00:00 to 23:59, like 19:30`;

const endDay: Rule<EventField> = (value, values) => {
  if (isBlank(value)) return undefined;
  return (
    aDay('Last day')(value, values) ??
    (value < values.startDate ? 'Last day: it is before the first day' : undefined)
  );
};

const endTime: Rule<EventField> = (value, values) => {
  if (isBlank(value)) return isBlank(values.endDate) ? undefined : 'Ends at: enter a time for the last day';
  const error = aTime('Ends at')(value, values);
  if (error !== undefined) return error;
  const isEarly = lastDay(values) === values.startDate && value <= values.startTime;
  return isEarly ? 'Ends at: it is not after the start' : undefined;
};

const half = { width: 'half' } as const satisfies Partial<Field<EventField>>;

/**
 * A calendar event: a VEVENT of RFC 5545 §3.6.1. Why without a calendar around it, and why with the local time, is in
 * docs/decisions/133-event-payment-and-product-codes.md.
 */
export const event: ContentType<EventField> = {
  id: 'event',
  name: 'Event',
  fields: [
    {
      name: 'summary',
      label: 'Title',
      control: 'text',
      placeholder: 'Summer party',
      check: required('Enter the title of the event.'),
    },
    { name: 'allDay', label: 'All day', control: 'checkbox', check: () => undefined },
    {
      name: 'startDate',
      label: 'First day',
      control: 'date',
      ...half,
      check: required('Enter the day on which the event starts.', aDay('First day')),
    },
    {
      name: 'startTime',
      label: 'Starts at',
      control: 'time',
      ...half,
      appliesTo: hasTime,
      check: required('Enter the time at which the event starts.', aTime('Starts at')),
    },
    {
      name: 'endDate',
      label: 'Last day',
      control: 'date',
      hint: 'Leave it empty for one day.',
      ...half,
      check: endDay,
    },
    {
      name: 'endTime',
      label: 'Ends at',
      control: 'time',
      hint: 'Leave it empty if it is open.',
      ...half,
      appliesTo: hasTime,
      check: endTime,
    },
    {
      name: 'zone',
      label: 'Time zone',
      control: 'select',
      hint: 'An event at a place has the time of the place. For an event online, enter the time in UTC.',
      options: [
        { value: '', label: 'Time of the place' },
        { value: 'UTC', label: 'UTC, shown to each person in their time' },
      ],
      appliesTo: hasTime,
      check: (value) => (['', 'UTC'].includes(value) ? undefined : 'Choose the time zone.'),
    },
    { name: 'location', label: 'Place', control: 'text', check: optional() },
    { name: 'description', label: 'Note', control: 'multiline', extra: true, check: optional(plainText) },
  ],
  empty: {
    summary: '',
    allDay: '',
    startDate: '',
    startTime: '',
    endDate: '',
    endTime: '',
    zone: '',
    location: '',
    description: '',
  },
  namedBy: ['summary'],
  payload: (values) =>
    writeLines([
      'BEGIN:VEVENT',
      `SUMMARY:${escapeText(values.summary)}`,
      ...timesOf(values),
      ...textLine('LOCATION', values.location),
      ...textLine('DESCRIPTION', values.description),
      'END:VEVENT',
    ]),
  parse: (text) => (/^BEGIN:V(CALENDAR|EVENT)\s/i.test(text) ? parseEvent(text) : undefined),
  wording: (values) => ({
    title: values.summary,
    text: [dayInWords(values), values.location].filter((line) => line !== '').join('\n'),
  }),
};

const textLine = (name: string, value: string) => (isBlank(value) ? [] : [`${name}:${escapeText(value)}`]);

/** Start and end. The end of whole days is the day after the last one: RFC 5545 §3.6.1. */
function timesOf(values: Values<EventField>): readonly string[] {
  const { startDate, startTime, endTime, zone } = values;
  const digits = (text: string) => text.replace(/[-:]/g, '');
  if (isAllDay(values))
    return [
      `DTSTART;VALUE=DATE:${digits(startDate)}`,
      `DTEND;VALUE=DATE:${digits(dayAfter(lastDay(values), 1))}`,
    ];
  const moment = (day: string, time: string) =>
    `${digits(day)}T${digits(time).padEnd(6, '0')}${zone === 'UTC' ? 'Z' : ''}`;
  return [
    `DTSTART:${moment(startDate, startTime)}`,
    ...(isBlank(endTime) ? [] : [`DTEND:${moment(lastDay(values), endTime)}`]),
  ];
}

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** @example '1 July 2026, 19:30' */
function dayInWords(values: Values<EventField>): string {
  const [first, last] = [dayOf(values.startDate), dayOf(lastDay(values))];
  if (!first || !last) return '';
  const days = longDay.formatRange(first, last);
  return isAllDay(values) ? days : `${days}, ${values.startTime}${values.zone === 'UTC' ? ' UTC' : ''}`;
}

/** Lines that say what made the code, and when. They aren't about the event. */
const aboutTheFile = new Set(['VERSION', 'PRODID', 'CALSCALE', 'DTSTAMP', 'CREATED', 'LAST-MODIFIED']);

/** Names of properties for display, by their name in the code. */
const propertyNames: Readonly<Record<string, string>> = {
  RRULE: 'repetition',
  URL: 'link',
  UID: 'identifier',
  VALARM: 'reminder',
  VTIMEZONE: 'time zone',
  VEVENT: 'another event',
};

/** Parameters that change nothing about a text, also those of version 1.0. */
const silent = /^(CHARSET=UTF-8|ENCODING=8BIT|VALUE=TEXT)$/i;

/**
 * Parses a VEVENT, also in a calendar. Whatever the form doesn't have becomes another part. A calendar that cancels or
 * answers (METHOD of RFC 5546 §1.4) is no event.
 */
function parseEvent(text: string): ParsedContent | undefined {
  const inside: string[] = [];
  const events: ContentLine[][] = [];
  const others: Part[] = [];
  for (const line of contentLines(text)) {
    const { name, value } = line;
    const component = value.trim().toUpperCase();
    const around = inside.at(-1);
    if (name === 'BEGIN') {
      inside.push(component);
      if (component === 'VEVENT') events.push([]);
      const isUnknown = !['VCALENDAR', 'VEVENT'].includes(component) || events.length > 1;
      if (isUnknown) others.push(otherPart(component, component.toLowerCase()));
    } else if (name === 'END') inside.pop();
    else if (around === 'VEVENT' && events.length === 1) events[0]?.push(line);
    else if (around === 'VCALENDAR' && name === 'METHOD') {
      if (!/^(PUBLISH|REQUEST)$/.test(component)) return undefined;
      if (component === 'REQUEST') others.push(otherPart(name, value));
    } else if (around === 'VCALENDAR' && !aboutTheFile.has(name)) others.push(otherPart(name, value));
  }
  const [lines] = events;
  if (!lines) return undefined;
  const parts = lines.flatMap(readProperty);
  const count = (pattern: RegExp) => parts.filter(({ name }) => pattern.test(name)).length;
  const isMixed = count(/^zone$/) === 1 && count(/Time$/) === 2;
  return { parts: [...parts, ...others, ...(isMixed ? otherParts({ 'time zone': 'different ones' }) : [])] };
}

const otherPart = (name: string, value: string): Part => ({
  name: propertyNames[name] ?? name.toLowerCase(),
  value,
  isOther: true,
});

function readProperty({ name, parameters, value }: ContentLine): readonly Part[] {
  if (aboutTheFile.has(name)) return [];
  const text = withoutEscapes(value).trim();
  const field = { SUMMARY: 'summary', LOCATION: 'location', DESCRIPTION: 'description' }[name];
  if (field !== undefined) {
    const isEncoded = parameters.some((parameter) =>
      /^(ENCODING=)?(QUOTED-PRINTABLE|BASE64|B)$/i.test(parameter),
    );
    if (isEncoded) return [otherPart(name, value)];
    return [
      ...toParts({ [field]: text }),
      ...namedParts(parameters.filter((parameter) => !silent.test(parameter))),
    ];
  }
  const side = { DTSTART: 'start', DTEND: 'end' }[name];
  const [, digits = '', time, isUtc] = /^(\d{8})(?:T(\d{6})(Z?))?$/.exec(text) ?? [];
  const date = digits.replace(/^(....)(..)(..)$/, '$1-$2-$3');
  if (side === undefined || !dayOf(date)) return [otherPart(name, text)];
  const zones = parameters.filter((parameter) => !/^VALUE=DATE(-TIME)?$/i.test(parameter));
  const unknown = zones.flatMap((parameter) => otherParts({ 'time zone': parameter.replace(/^TZID=/i, '') }));
  if (time === undefined)
    return [
      ...toParts({ allDay: 'true', [`${side}Date`]: side === 'end' ? dayAfter(date, -1) : date }),
      ...unknown,
    ];
  const clock = time.replace(/^(..)(..)(..)$/, '$1:$2:$3').replace(/:00$/, '');
  return [
    ...toParts({ [`${side}Date`]: date, [`${side}Time`]: clock, zone: isUtc ? 'UTC' : '' }),
    ...unknown,
  ];
}
