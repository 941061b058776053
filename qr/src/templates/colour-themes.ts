import type { Colour } from '../colour.ts';
import { plainDesign } from '../design/plain-design.ts';
import type { Hue, Mood, Template, Use } from './template.ts';

function theme(
  id: string,
  name: string,
  mood: Mood,
  hue: Hue,
  uses: readonly Use[],
  [foreground, background]: readonly [Colour, Colour],
): Template {
  const colours = { foreground, background };
  const { modules, finders, corners, background: ground, quietZone } = plainDesign(colours);
  return {
    id,
    name,
    mood,
    hue,
    uses,
    colours,
    look: { modules, finders, corners, background: ground, frame: null, quietZone },
  };
}

/** Themes with dark modules on a light background, and one theme with the brand's colours light on dark. */
export const colourThemes: readonly Template[] = [
  theme('press', 'Press', 'paper', 'black', ['business', 'shop'], ['#000000', '#ffffff']),
  theme('newsprint', 'Newsprint', 'paper', 'black', ['culture', 'business'], ['#2d2a26', '#ece5d3']),
  theme('graphite', 'Graphite', 'paper', 'black', ['business', 'app'], ['#343a40', '#e4e8ec']),
  theme('fountain-pen', 'Fountain pen', 'paper', 'blue', ['business', 'wedding'], ['#16235e', '#fdfaf0']),
  theme('sepia', 'Sepia', 'paper', 'brown', ['culture', 'food'], ['#553a1e', '#f5e8cf']),

  theme('canary', 'Canary', 'sun', 'yellow', ['shop', 'event'], ['#1a1a1a', '#f5d442']),
  theme('canary-on-ink', 'Canary on ink', 'sun', 'yellow', ['event', 'party'], ['#f5d442', '#1a1a1a']),
  theme('lemonade', 'Lemonade', 'sun', 'yellow', ['food', 'party'], ['#3f5200', '#fdf7a8']),
  theme('saffron', 'Saffron', 'sun', 'orange', ['food', 'travel'], ['#401a00', '#ffbf47']),
  theme('apricot', 'Apricot', 'sun', 'orange', ['food', 'wellbeing'], ['#7a2600', '#ffe0bd']),
  theme('grapefruit', 'Grapefruit', 'sun', 'red', ['food', 'party'], ['#6b0f2a', '#ffcbb0']),

  theme('lagoon', 'Lagoon', 'sea', 'blue', ['travel', 'home'], ['#00424d', '#a5efe6']),
  theme('harbour', 'Harbour', 'sea', 'blue', ['business', 'travel'], ['#0a2a66', '#d3e4ff']),
  theme('summer-sky', 'Summer sky', 'sea', 'blue', ['travel', 'app'], ['#06304d', '#93d7ff']),
  theme('glacier', 'Glacier', 'sea', 'blue', ['home', 'wellbeing'], ['#0f5172', '#ecf9ff']),
  theme('storm', 'Storm', 'sea', 'blue', ['business', 'app'], ['#1f2a44', '#b9cbd9']),

  theme('fern', 'Fern', 'garden', 'green', ['home', 'wellbeing'], ['#1d4a1f', '#dcf3c0']),
  theme('mint', 'Mint', 'garden', 'green', ['wellbeing', 'food'], ['#005443', '#c9fbe6']),
  theme('lime', 'Lime', 'garden', 'green', ['food', 'party'], ['#22380a', '#c6f068']),
  theme('olive-grove', 'Olive grove', 'garden', 'green', ['food', 'travel'], ['#3c3b0b', '#e6e2b0']),
  theme('pine', 'Pine', 'garden', 'green', ['home', 'travel'], ['#0c3b2c', '#f1f6ea']),

  theme('rose', 'Rose', 'blossom', 'pink', ['wedding', 'wellbeing'], ['#7d1140', '#ffdbe5']),
  theme('cherry', 'Cherry', 'blossom', 'red', ['food', 'event'], ['#9b0d1f', '#fff3f0']),
  theme('peony', 'Peony', 'blossom', 'pink', ['wedding', 'party'], ['#650f55', '#fbc6ea']),
  theme('lilac', 'Lilac', 'blossom', 'purple', ['wellbeing', 'wedding'], ['#40237a', '#e6d6ff']),
  theme('iris', 'Iris', 'blossom', 'purple', ['event', 'culture'], ['#352288', '#fff4c2']),

  theme('terracotta', 'Terracotta', 'spice', 'orange', ['food', 'home'], ['#5e1f10', '#f3bfa0']),
  theme('espresso', 'Espresso', 'spice', 'brown', ['food', 'shop'], ['#35200e', '#e2cba8']),
  theme('cinnamon', 'Cinnamon', 'spice', 'brown', ['food', 'home'], ['#84400a', '#fff1dc']),
  theme('fig', 'Fig', 'spice', 'purple', ['food', 'culture'], ['#46183f', '#dde5c6']),
  theme('adobe', 'Adobe', 'spice', 'green', ['travel', 'home'], ['#123f45', '#f0cdb6']),
];
