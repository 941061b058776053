import type { Matrix } from '@canary/qr/matrix';
import { QUIET_ZONE } from '@canary/qr/quiet-zone';

/** Two modules of a column as a character: the upper and the lower half, light where there is ink. */
const halves = { 'true true': ' ', 'true false': '▄', 'false true': '▀', 'false false': '█' } as const;

/** Black on white, whatever the colours of the terminal: ECMA-48, SGR 38;5 and 48;5 of the xterm palette. */
const colours = '\u001b[38;5;231m\u001b[48;5;16m';
const reset = '\u001b[0m';

/**
 * Writes a code as lines of characters, with its quiet zone. Two rows of modules make a line, because characters are about
 * twice as high as wide.
 */
export function toCharacters({ size, modules }: Matrix): string {
  const isDark = (row: number, column: number) => modules[row]?.[column] === true;
  const lines: string[] = [];
  for (let row = -QUIET_ZONE; row < size + QUIET_ZONE; row += 2) {
    let line = '';
    for (let column = -QUIET_ZONE; column < size + QUIET_ZONE; column++)
      line += halves[`${isDark(row, column)} ${isDark(row + 1, column)}`];
    lines.push(`${colours}${line}${reset}`);
  }
  return `${lines.join('\n')}\n`;
}
