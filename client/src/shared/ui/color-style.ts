import type { BoardColor } from '@canary/board/colors';
import type { CSSProperties } from 'react';

/** The style that sets `--color` to a colour of labels and columns. */
export function colorStyle(color: BoardColor): CSSProperties {
  return { '--color': `var(--board-${color})` } as CSSProperties;
}
