import type { Colours } from '../colour.ts';
import type { Design } from '../design/design.ts';

export const moods = {
  paper: 'Ink and paper',
  sun: 'Sun',
  sea: 'Sea and sky',
  garden: 'Garden',
  blossom: 'Blossom',
  spice: 'Earth and spice',
} as const;

export const uses = {
  food: 'Food and drink',
  business: 'Business card',
  shop: 'Shop window',
  event: 'Event',
  home: 'Wi-Fi and home',
  wedding: 'Wedding',
  app: 'App download',
  culture: 'Museum and festival',
  travel: 'Travel',
  wellbeing: 'Health and beauty',
  party: 'Party',
} as const;

export const hues = {
  black: 'Black',
  brown: 'Brown',
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  purple: 'Purple',
  pink: 'Pink',
} as const;

export type Mood = keyof typeof moods;
export type Use = keyof typeof uses;
export type Hue = keyof typeof hues;

export function isUse(name: string): name is Use {
  return Object.hasOwn(uses, name);
}

/** The parts of a design that a template sets. Logo and error correction don't change. */
export type TemplateLook = Pick<
  Design,
  'modules' | 'finders' | 'corners' | 'background' | 'frame' | 'quietZone'
>;

/** A design to start from. It has no content, so it suits any code. */
export interface Template {
  /** Part of shared links, so it must not change. */
  readonly id: string;
  readonly name: string;
  readonly mood: Mood;
  readonly uses: readonly Use[];
  /** The hue by which people would name the template. */
  readonly hue: Hue;
  readonly look: TemplateLook;
  /** The two colours of a template that sets only colours: the design keeps its shapes and frame. */
  readonly colours?: Colours;
}
