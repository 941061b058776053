import { event } from '@canary/qr/content/event';
import type { TypePageContent } from '../type-page-content.ts';

export default {
  type: event,
  title: 'Calendar event QR code generator',
  description:
    'Make a QR code that offers to save an event in the calendar, with its day, time and place. Free with an account.',
  keywords: 'event QR code, calendar QR code, iCalendar QR code, save the date QR code, VEVENT',
  lead: 'A scan offers to save the date.',
  contains:
    'The code contains an event in the format iCalendar (RFC 5545): a VEVENT with the title, the start and the end, and with the place and a note if you enter them. The time is the local time of the place, so it is the same on every phone.',
  example: { summary: 'Summer party', startDate: '2027-07-01', startTime: '19:30', location: 'Town hall' },
  readers:
    'Apps built on ZXing read the event. Camera apps were reported to offer to save it, but Apple and Google don’t document the format, so scan the code with your own phones before you print it.',
  questions: [
    {
      question: 'Which time does an online event need?',
      answer:
        'Enter it in UTC and choose UTC under “Time zone”. Phones then show it in the time of each person.',
    },
    {
      question: 'Can the event repeat, or have a reminder?',
      answer: 'No. Readers treat repetitions and reminders differently, so the form has none.',
    },
    {
      question: 'What if the event moves?',
      answer:
        'The code needs a new print. For a date that may change, make a dynamic code for the page of the event.',
    },
  ],
} satisfies TypePageContent;
