import type { Colours } from '@canary/qr/colour';
import { paths } from './paths.ts';

/** The moods that designs are grouped by. */
export const designGroups = {
  paper: 'Ink and paper',
  sun: 'Sun',
  sea: 'Sea and sky',
  garden: 'Garden',
  blossom: 'Blossom',
  spice: 'Earth and spice',
} as const;

export type DesignGroup = keyof typeof designGroups;

/** Two matching colours that scan: dark modules on a light background. */
export interface Design extends Colours {
  /** Part of shared links, so it must not change. */
  readonly id: string;
  readonly name: string;
  readonly group: DesignGroup;
}

/** The content of the codes in the gallery, which scripts/drawn-assets.ts draws. */
export const galleryPayload = 'Every design here was read back.';

/** The designs of the gallery. tests/architecture/designs.test.ts reads each of them back. */
export const designs: readonly Design[] = [
  { id: 'press', name: 'Press', group: 'paper', foreground: '#000000', background: '#ffffff' },
  { id: 'newsprint', name: 'Newsprint', group: 'paper', foreground: '#2d2a26', background: '#ece5d3' },
  { id: 'graphite', name: 'Graphite', group: 'paper', foreground: '#343a40', background: '#e4e8ec' },
  { id: 'fountain-pen', name: 'Fountain pen', group: 'paper', foreground: '#16235e', background: '#fdfaf0' },
  { id: 'sepia', name: 'Sepia', group: 'paper', foreground: '#553a1e', background: '#f5e8cf' },

  { id: 'canary', name: 'Canary', group: 'sun', foreground: '#1a1a1a', background: '#f5d442' },
  { id: 'lemonade', name: 'Lemonade', group: 'sun', foreground: '#3f5200', background: '#fdf7a8' },
  { id: 'saffron', name: 'Saffron', group: 'sun', foreground: '#401a00', background: '#ffbf47' },
  { id: 'apricot', name: 'Apricot', group: 'sun', foreground: '#7a2600', background: '#ffe0bd' },
  { id: 'grapefruit', name: 'Grapefruit', group: 'sun', foreground: '#6b0f2a', background: '#ffcbb0' },

  { id: 'lagoon', name: 'Lagoon', group: 'sea', foreground: '#00424d', background: '#a5efe6' },
  { id: 'harbour', name: 'Harbour', group: 'sea', foreground: '#0a2a66', background: '#d3e4ff' },
  { id: 'summer-sky', name: 'Summer sky', group: 'sea', foreground: '#06304d', background: '#93d7ff' },
  { id: 'glacier', name: 'Glacier', group: 'sea', foreground: '#0f5172', background: '#ecf9ff' },
  { id: 'storm', name: 'Storm', group: 'sea', foreground: '#1f2a44', background: '#b9cbd9' },

  { id: 'fern', name: 'Fern', group: 'garden', foreground: '#1d4a1f', background: '#dcf3c0' },
  { id: 'mint', name: 'Mint', group: 'garden', foreground: '#005443', background: '#c9fbe6' },
  { id: 'lime', name: 'Lime', group: 'garden', foreground: '#22380a', background: '#c6f068' },
  { id: 'olive-grove', name: 'Olive grove', group: 'garden', foreground: '#3c3b0b', background: '#e6e2b0' },
  { id: 'pine', name: 'Pine', group: 'garden', foreground: '#0c3b2c', background: '#f1f6ea' },

  { id: 'rose', name: 'Rose', group: 'blossom', foreground: '#7d1140', background: '#ffdbe5' },
  { id: 'cherry', name: 'Cherry', group: 'blossom', foreground: '#9b0d1f', background: '#fff3f0' },
  { id: 'peony', name: 'Peony', group: 'blossom', foreground: '#650f55', background: '#fbc6ea' },
  { id: 'lilac', name: 'Lilac', group: 'blossom', foreground: '#40237a', background: '#e6d6ff' },
  { id: 'iris', name: 'Iris', group: 'blossom', foreground: '#352288', background: '#fff4c2' },

  { id: 'terracotta', name: 'Terracotta', group: 'spice', foreground: '#5e1f10', background: '#f3bfa0' },
  { id: 'espresso', name: 'Espresso', group: 'spice', foreground: '#35200e', background: '#e2cba8' },
  { id: 'cinnamon', name: 'Cinnamon', group: 'spice', foreground: '#84400a', background: '#fff1dc' },
  { id: 'fig', name: 'Fig', group: 'spice', foreground: '#46183f', background: '#dde5c6' },
  { id: 'adobe', name: 'Adobe', group: 'spice', foreground: '#123f45', background: '#f0cdb6' },
];

/** Returns the design with that id, if it exists. */
export function findDesign(id: string): Design | undefined {
  return designs.find((design) => design.id === id);
}

/** Returns the path that opens the generator with a design. */
export function designPath(id: string): string {
  return `${paths.landing}?design=${id}#generate`;
}
