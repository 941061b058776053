import { type BoardColor, boardColors } from '@canary/board/colors';

/** Trello’s colours, without the suffix of their shades. */
const colors: Readonly<Record<string, BoardColor>> = {
  green: 'green',
  yellow: 'yellow',
  orange: 'orange',
  red: 'red',
  purple: 'purple',
  blue: 'blue',
  sky: 'teal',
  lime: 'green',
  pink: 'pink',
  black: 'gray',
};
const colorsOf = new Map<string, BoardColor>([
  ...boardColors.map((color) => [color, color] as const),
  ...Object.entries(colors),
]);

/**
 * Finds the colour of a board that is closest to one of Trello’s.
 *
 * @param color such as `green` or `green_dark`; null for none
 */
export function findColor(color: string | null | undefined): BoardColor | undefined {
  return colorsOf.get((color ?? '').split('_')[0] ?? '');
}
