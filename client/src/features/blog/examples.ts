import { PRINT_SAFE } from '@canary/qr/colour';
import { upi } from '@canary/qr/content/upi';
import { wifi } from '@canary/qr/content/wifi';
import { brand } from '#config/brand.ts';
import type { Example } from './example.ts';

const read = 'This code was read back before it was saved.';
const menu = 'https://example.com/menu';
/** No bank and no app has the handle @example, so nobody can be paid by it. */
const stall = { ...upi.empty, pa: 'tea.stall@example', pn: 'Corner Tea Stall' };

const plain = { type: 'text', payload: read, level: 'M', colours: PRINT_SAFE } as const;
const address = { type: 'url', payload: menu, level: 'M' } as const;
const covered = { ...address, colours: PRINT_SAFE, minVersion: 4, cover: 11 } as const;
const payment = { type: 'upi', level: 'M', colours: PRINT_SAFE, verdict: 'reads' } as const;

/** Every code in the articles. `pnpm generate` draws them into assets/examples. */
export const examples = {
  sound: {
    ...plain,
    title: 'As it should be',
    caption: 'Black on white, level M, with four modules of empty space on every side.',
    verdict: 'reads',
  },
  'no-quiet-zone': {
    ...plain,
    title: 'No quiet zone',
    caption: 'The same code, set flush into a black box. Not one module was changed.',
    noQuietZone: true,
    verdict: 'fails',
  },
  covered: {
    ...plain,
    title: 'A logo too large',
    caption: 'The same code again. The square takes away more than level M can give back.',
    cover: 15,
    verdict: 'fails',
  },
  'upi-open': {
    ...payment,
    title: 'The payer types the amount',
    caption: 'For a counter. It pays nobody: no bank has the handle @example.',
    payload: upi.payload(stall),
  },
  'upi-fixed': {
    ...payment,
    title: '₹120, for table 7',
    caption: 'For one bill. It pays nobody either, for the same reason.',
    payload: upi.payload({ ...stall, am: '120.00', tn: 'Table 7' }),
  },
  teal: {
    ...address,
    title: 'Teal on cream',
    caption: 'Dark on light and far apart: nothing to warn of.',
    colours: { foreground: '#0b4f4a', background: '#f6efdc' },
    verdict: 'reads',
  },
  'canary-on-white': {
    ...address,
    title: 'Canary on white',
    caption: 'One of the two readers that we test with reads it, the other does not. So we warn.',
    colours: { foreground: brand.canary, background: '#ffffff' },
    verdict: 'warned',
  },
  'canary-on-ink': {
    ...address,
    title: 'Canary on ink',
    caption: 'Contrast enough, but light on dark. Phones read it; some older scanners don’t.',
    colours: { foreground: brand.canary, background: brand.ink },
    verdict: 'warned',
  },
  pale: {
    ...address,
    title: 'Pale on white',
    caption: 'Elegant, and unreadable: both of our readers give up.',
    colours: { foreground: '#fdf0b0', background: '#ffffff' },
    verdict: 'fails',
  },
  'covered-l': {
    ...covered,
    title: 'Level L, covered',
    caption: 'A square of 11 × 11 modules on a code of 33 × 33: too much for level L.',
    level: 'L',
    verdict: 'fails',
  },
  'covered-h': {
    ...covered,
    title: 'Level H, covered',
    caption: 'The same square, the same size of code, the same address. Level H makes up for it.',
    level: 'H',
    verdict: 'reads',
  },
  'static-address': {
    ...address,
    title: 'Static: the address itself',
    caption: 'No service stands between this code and the page, so none can switch it off.',
    payload: 'https://example.com/menu/summer-evenings',
    colours: PRINT_SAFE,
    verdict: 'reads',
  },
  redirect: {
    ...address,
    title: 'Dynamic: a detour',
    caption: 'Shorter, and changeable after printing, for as long as whoever runs the detour keeps it up.',
    payload: 'https://example.com/r/7k2',
    colours: PRINT_SAFE,
    verdict: 'reads',
  },
  'guest-wifi': {
    type: 'wifi',
    title: 'A Wi-Fi code',
    caption: 'It offers to join “Canary Guests”, a network that we made up.',
    payload: wifi.payload({ ...wifi.empty, ssid: 'Canary Guests', password: 'sing-before-noon' }),
    level: 'M',
    colours: { foreground: '#1f3a8a', background: '#ffffff' },
    verdict: 'reads',
  },
} as const satisfies Readonly<Record<string, Example>>;

/** The name of an example, and of its file. */
export type ExampleId = keyof typeof examples;
