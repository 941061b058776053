import type { Level } from '@canary/qr/capacity';
import { type Colours, PRINT_SAFE } from '@canary/qr/colour';
import type { ContentTypeId } from '@canary/qr/content/all';
import { upi } from '@canary/qr/content/upi';
import { wifi } from '@canary/qr/content/wifi';
import { brand } from '#config/brand.ts';

/** A code in an article. Tests check that it reads, reads with a colour warning, or fails, as its verdict says. */
export interface Example {
  readonly title: string;
  readonly caption: string;
  readonly type: ContentTypeId;
  readonly payload: string;
  readonly level: Level;
  readonly colours: Colours;
  readonly verdict: 'reads' | 'warned' | 'fails';
  /** Smallest version to use, 1 to 40. */
  readonly minVersion?: number;
  /** Side of a square that covers the centre of the code, in modules; an odd number. */
  readonly cover?: number;
  /** Whether the quiet zone has the dark colour. */
  readonly noQuietZone?: boolean;
}

const sentence = 'This code was read back before it was saved.';
const menu = 'https://example.com/menu';
/** No bank has the handle @example, so this code can't pay anyone. */
const stall = { ...upi.empty, pa: 'tea.stall@example', pn: 'Corner Tea Stall' };

const plain = { type: 'text', payload: sentence, level: 'M', colours: PRINT_SAFE } as const;
const address = { type: 'url', payload: menu, level: 'M' } as const;
const covered = { ...address, colours: PRINT_SAFE, minVersion: 4, cover: 11 } as const;
const payment = { type: 'upi', level: 'M', colours: PRINT_SAFE, verdict: 'reads' } as const;

/** All codes of the articles. `pnpm generate` draws them into assets/examples. */
export const examples = {
  sound: {
    ...plain,
    title: 'A correct code',
    caption: 'Black on white, level M, with four modules of empty space on every side.',
    verdict: 'reads',
  },
  'no-quiet-zone': {
    ...plain,
    title: 'No quiet zone',
    caption: 'The same code, set flush into a black box. Every module is unchanged.',
    noQuietZone: true,
    verdict: 'fails',
  },
  covered: {
    ...plain,
    title: 'A logo that is too large',
    caption: 'The same code again. The square covers more than level M can restore.',
    cover: 15,
    verdict: 'fails',
  },
  'upi-open': {
    ...payment,
    title: 'The payer enters the amount',
    caption: 'For a counter. It can’t pay anyone: no bank has the handle @example.',
    payload: upi.payload(stall),
  },
  'upi-fixed': {
    ...payment,
    title: '₹120, for table 7',
    caption: 'For one bill. It can’t pay anyone either, for the same reason.',
    payload: upi.payload({ ...stall, am: '120.00', tn: 'Table 7' }),
  },
  teal: {
    ...address,
    title: 'Teal on cream',
    caption: 'Dark on light with high contrast: no warning.',
    colours: { foreground: '#0b4f4a', background: '#f6efdc' },
    verdict: 'reads',
  },
  'canary-on-white': {
    ...address,
    title: 'Canary on white',
    caption: 'We test with two readers: one reads it, the other doesn’t. So we show a warning.',
    colours: { foreground: brand.canary, background: '#ffffff' },
    verdict: 'warned',
  },
  'canary-on-ink': {
    ...address,
    title: 'Canary on ink',
    caption: 'Enough contrast, but light on dark. Phones read it; some older scanners don’t.',
    colours: { foreground: brand.canary, background: brand.ink },
    verdict: 'warned',
  },
  pale: {
    ...address,
    title: 'Pale on white',
    caption: 'Elegant, but unreadable: both of our readers give up.',
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
    caption: 'The same square on a code of the same size and address. Level H restores it.',
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
    title: 'Dynamic: a redirect',
    caption:
      'Shorter, and you can change it after printing, as long as the service keeps the redirect running.',
    payload: 'https://example.com/r/7k2',
    colours: PRINT_SAFE,
    verdict: 'reads',
  },
  'guest-wifi': {
    type: 'wifi',
    title: 'A Wi-Fi code',
    caption: 'It offers to join “Canary Guests”, a network that doesn’t exist.',
    payload: wifi.payload({ ...wifi.empty, ssid: 'Canary Guests', password: 'sing-before-noon' }),
    level: 'M',
    colours: { foreground: '#1f3a8a', background: '#ffffff' },
    verdict: 'reads',
  },
} as const satisfies Readonly<Record<string, Example>>;

/** The name of an example, and of its file. */
export type ExampleId = keyof typeof examples;
