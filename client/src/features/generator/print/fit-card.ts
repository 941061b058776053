import type { Drawing } from '@canary/qr/drawing';
import { type Card, type PaperName, papers } from './paper.ts';

/** Sizes of text, in shares of the paper's width, and the share of the paper's height that it may fill. */
const parts = {
  title: { sizes: [0.11, 0.095, 0.08, 0.068], height: 0.19 },
  text: { sizes: [0.058, 0.05, 0.042], height: 0.2 },
} as const;

type Part = keyof typeof parts;

/** How the words and the code of a card fit on the paper. */
export interface CardFit extends Pick<Card, 'titleSize' | 'textSize'> {
  /** The words that don't fit even in the smallest size. */
  readonly tooLong: Part | undefined;
  /** Width of the code, in millimetres. */
  readonly width: number;
}

/** The fit before the card is measured. */
export const initialFit: CardFit = {
  titleSize: parts.title.sizes[0],
  textSize: parts.text.sizes[0],
  tooLong: undefined,
  width: 0,
};

/** Finds the largest text that fits on a card, sets the text to these sizes, and measures the space left for the code. */
export function fitCard(
  sheet: HTMLElement,
  name: PaperName,
  { width, height }: Pick<Drawing, 'width' | 'height'>,
): CardFit {
  const find = (part: string) => sheet.querySelector<HTMLElement>(`[data-part="${part}"]`);
  const [title, text, room] = [find('title'), find('text'), find('room')];
  if (!title || !text || !room) return initialFit;
  const titleSize = fitText(title, 'title', name);
  const textSize = fitText(text, 'text', name);
  const perPixel = papers[name].width / Math.max(sheet.offsetWidth, 1);
  const code = Math.min(room.clientWidth, (room.clientHeight * width) / height) * perPixel;
  return {
    titleSize: titleSize ?? parts.title.sizes[3],
    textSize: textSize ?? parts.text.sizes[2],
    tooLong: titleSize === undefined ? 'title' : textSize === undefined ? 'text' : undefined,
    width: Math.round(code * 10) / 10,
  };
}

/**
 * Returns undefined if the text doesn't fit in any size. A title is as large as its lines allow. A line of the text isn't
 * broken if it fits in a smaller size, because it may be a web address. Words are broken only in the smallest size.
 */
function fitText(element: HTMLElement, part: Part, name: PaperName): number | undefined {
  const { sizes, height } = parts[part];
  const room = (element.parentElement?.offsetHeight ?? 0) * height;
  const fits = (size: number, wrap: Wrap) => {
    element.style.fontSize = `${(size * papers[name].width).toFixed(2)}mm`;
    element.dataset.wrap = wrap;
    return element.offsetHeight <= room && element.scrollWidth <= element.clientWidth;
  };
  const attempts = wraps[part].flatMap((wrap) =>
    (wrap === 'anywhere' ? sizes.slice(-1) : sizes).map((size) => ({ size, wrap })),
  );
  const found = attempts.find(({ size, wrap }) => fits(size, wrap));
  delete element.dataset.wrap;
  return found?.size;
}

/** Where lines may be broken. */
type Wrap = 'never' | 'words' | 'anywhere';

/** The ways of breaking lines that are tried for a part, the best first. */
const wraps: Readonly<Record<Part, readonly Wrap[]>> = {
  title: ['words', 'anywhere'],
  text: ['never', 'words', 'anywhere'],
};
