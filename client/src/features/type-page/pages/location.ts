import { location } from '@canary/qr/content/location';
import type { TypePageContent } from '../type-page-content.ts';

export default {
  type: location,
  title: 'Location QR code generator',
  description:
    'Make a QR code that opens a place on the map, from coordinates or from the address of a map. Free with an account.',
  keywords: 'location QR code, Google Maps QR code, QR code for coordinates, directions QR code',
  lead: 'A scan opens the place on the map.',
  contains:
    'The code contains a link to Google Maps with the latitude and longitude of the place, as you typed them. You can paste the address of a map, and the form takes the coordinates from it.',
  example: { lat: '52.5163', lng: '13.3777' },
  readers:
    'Every phone that reads web addresses opens it: in the Google Maps app if it is installed, or else in the browser.',
  questions: [
    {
      question: 'Why a link and not a geo: address?',
      answer: 'Every phone opens a web link. The format geo: is known to fewer apps, above all on iPhones.',
    },
    {
      question: 'Can I paste a short link of a map?',
      answer:
        'No. Only a request to the map’s server could tell where it leads, and your browser sends none. Open the link and paste the long address.',
    },
  ],
} satisfies TypePageContent;
