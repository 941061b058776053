import type { Colour } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { type Box, rectangle, shrinkBox } from '../geometry/path.ts';
import type { PagePart, PaperSize } from './page.ts';
import { type PaperFonts, type Paragraph, type SetText, setText, type Wrap } from './set-text.ts';

/** The words beside a code. */
export interface CellWords {
  readonly title: string;
  /** Each line is a paragraph. */
  readonly text: string;
  /** The content's secret, such as a password, if the user chose to print it. */
  readonly secret?: { readonly label: string; readonly value: string } | undefined;
}

/** The look of a cell. Lengths are in millimetres. */
export interface CellStyle {
  /** Empty space on each side. */
  readonly padding: number;
  /** Whether the cell is a circle: the code and its words are in the square inside. */
  readonly isRound?: boolean | undefined;
  /** Sizes of letters to try, the largest first. */
  readonly titleSizes: readonly number[];
  readonly textSizes: readonly number[];
  /** The largest height of title and text above and below the code. */
  readonly titleHeight: number;
  readonly textHeight: number;
  /** Largest width of the code's picture; by default as large as fits. */
  readonly codeWidth?: number | undefined;
  readonly ink: Colour;
  /** Without it the paper is the ground. */
  readonly ground?: Colour | undefined;
  /** How far the ground reaches beyond the cell. */
  readonly bleed?: number | undefined;
}

/** A code with its words, to put on a page. Lengths are in millimetres from the cell's top left corner. */
export interface Cell {
  /** The ground, which lies below the contents of all cells. */
  readonly ground: readonly PagePart[];
  readonly parts: readonly PagePart[];
  /** The code's picture with its quiet zone and frame. */
  readonly code: Box;
  /** Side of a module. */
  readonly module: number;
  /** The words that don't fit even in the smallest size. They are left out. */
  readonly tooLong: 'title' | 'text' | undefined;
  /** Whether the code is smaller than its standard demands, because the cell has no room for it. */
  readonly isTooSmall: boolean;
}

type Picture = Pick<Drawing, 'layers' | 'width' | 'height' | 'moduleOnPaper'>;

/** The narrowest column of words beside a code, as a share of the cell's width, and in millimetres. */
const MIN_COLUMN = { share: 0.3, width: 10 };

const byWords: readonly Wrap[] = ['words', 'anywhere'];

/** Below a code, a line rather shrinks than breaks. In the narrow column beside a code, it would become too small. */
const byLines: readonly Wrap[] = ['never', 'words', 'anywhere'];

/** Lays out a code with its words above and below, or beside it where the code is larger that way. */
export function layOutCell(
  drawing: Picture,
  words: CellWords,
  style: CellStyle,
  size: PaperSize,
  fonts: PaperFonts,
): Cell {
  const whole = shrinkBox({ x: 0, y: 0, ...size }, style.padding);
  const room = style.isRound ? squareInside(whole) : whole;
  const stacked = stack(drawing, words, style, room, fonts);
  const beside = style.isRound ? undefined : putBeside(drawing, words, style, room, fonts);
  const isBeside =
    beside !== undefined &&
    beside.tooLong === undefined &&
    (stacked.tooLong !== undefined || beside.code.width > stacked.code.width);
  const { texts, code, tooLong } = isBeside ? beside : stacked;
  const unit = code.width / drawing.width;
  return {
    ground: style.ground ? [groundPart(size, style.ground, style.bleed ?? 0)] : [],
    parts: [{ layers: drawing.layers, left: code.x, top: code.y, unit }, ...texts],
    code,
    module: unit,
    tooLong,
    // Lengths are numbers of a computer: a thousandth of a module doesn't count.
    isTooSmall: unit < (drawing.moduleOnPaper ?? 0) * 0.999,
  };
}

/** Returns the largest square in the circle of a box. */
function squareInside(circle: Box): Box {
  return shrinkBox(circle, (circle.width * (1 - Math.SQRT1_2)) / 2);
}

function groundPart({ width, height }: PaperSize, colour: Colour, bleed: number): PagePart {
  const path = rectangle(shrinkBox({ x: 0, y: 0, width, height }, -bleed));
  return inMillimetres([{ kind: 'outline', path, paint: { kind: 'solid', colour } }]);
}

const inMillimetres = (layers: PagePart['layers']): PagePart => ({ layers, left: 0, top: 0, unit: 1 });

interface Arrangement {
  readonly texts: readonly PagePart[];
  readonly code: Box;
  readonly tooLong: Cell['tooLong'];
}

function stack(
  drawing: Picture,
  words: CellWords,
  { ink, ...style }: CellStyle,
  room: Box,
  fonts: PaperFonts,
): Arrangement {
  const { title, text, tooLong } = setWords(words, { ...style, textWraps: byLines }, room.width, fonts);
  const titleRoom = title ? title.height + gapOf(style.titleSizes) : 0;
  const textRoom = text ? text.height + gapOf(style.textSizes) : 0;
  const code = fit(drawing, { ...room, height: room.height - titleRoom - textRoom }, style);
  const top = room.y + (room.height - titleRoom - code.height - textRoom) / 2;
  const place = { left: room.x, width: room.width, align: 'middle', colour: ink } as const;
  return {
    code: { ...code, y: top + titleRoom },
    texts: [
      inMillimetres([
        ...(title?.draw({ ...place, top }) ?? []),
        ...(text?.draw({ ...place, top: top + titleRoom + code.height + textRoom - text.height }) ?? []),
      ]),
    ],
    tooLong,
  };
}

/** Puts the words to the right of the code. Returns undefined if there are none, or no room for them. */
function putBeside(
  drawing: Picture,
  words: CellWords,
  { ink, ...style }: CellStyle,
  room: Box,
  fonts: PaperFonts,
): Arrangement | undefined {
  const column = Math.max(MIN_COLUMN.width, room.width * MIN_COLUMN.share);
  const gap = gapOf(style.textSizes);
  const code = fit(drawing, { ...room, width: room.width - column - gap }, style);
  if (code.width <= 0) return undefined;
  const left = room.x + code.width + gap;
  const width = room.width - code.width - gap;
  const share = words.title.trim() === '' ? 1 : 0.5;
  const [titleHeight, textHeight] = [room.height / 2, room.height * share];
  const { title, text, tooLong } = setWords(
    words,
    { ...style, titleHeight, textHeight, textWraps: byWords },
    width,
    fonts,
  );
  if (!title && !text) return undefined;
  const between = title && text ? gap : 0;
  const top = room.y + (room.height - (title?.height ?? 0) - between - (text?.height ?? 0)) / 2;
  // Lines from right to left end at the same place, not far from the code.
  const block = Math.max(title?.width ?? 0, text?.width ?? 0);
  const place = { left, width: block, align: 'start', colour: ink } as const;
  return {
    code: { ...code, x: room.x },
    texts: [
      inMillimetres([
        ...(title?.draw({ ...place, top }) ?? []),
        ...(text?.draw({ ...place, top: top + (title?.height ?? 0) + between }) ?? []),
      ]),
    ],
    tooLong,
  };
}

const gapOf = (sizes: readonly number[]) => (sizes[0] ?? 0) * 0.4;

interface TextStyle extends Pick<CellStyle, 'titleSizes' | 'textSizes' | 'titleHeight' | 'textHeight'> {
  readonly textWraps: readonly Wrap[];
}

interface WordsAsSet {
  readonly title: SetText | undefined;
  readonly text: SetText | undefined;
  readonly tooLong: Cell['tooLong'];
}

function setWords(words: CellWords, style: TextStyle, width: number, fonts: PaperFonts): WordsAsSet {
  const titles = paragraphsOf(words.title);
  const texts: Paragraph[] = paragraphsOf(words.text);
  if (words.secret) texts.push({ text: `${words.secret.label}:`, secret: words.secret.value });
  const { titleHeight, titleSizes, textHeight, textSizes, textWraps } = style;
  const title = setText(titles, { width, height: titleHeight, sizes: titleSizes, wraps: byWords }, fonts);
  const text = setText(texts, { width, height: textHeight, sizes: textSizes, wraps: textWraps }, fonts);
  const isTooLong = (paragraphs: readonly Paragraph[], set: SetText | undefined) =>
    paragraphs.length > 0 && set === undefined;
  return {
    title: titles.length > 0 ? title : undefined,
    text: texts.length > 0 ? text : undefined,
    tooLong: isTooLong(titles, title) ? 'title' : isTooLong(texts, text) ? 'text' : undefined,
  };
}

function paragraphsOf(text: string): Paragraph[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line }));
}

/** Returns the largest box of a drawing's proportions, or the one that its standard demands, in the middle of a room. */
function fit(
  { width, height, moduleOnPaper }: Picture,
  room: Box,
  { codeWidth = room.width }: Pick<CellStyle, 'codeWidth'>,
): Box {
  const wanted = moduleOnPaper ?? codeWidth / width;
  const unit = Math.max(0, Math.min(room.width / width, room.height / height, wanted));
  return {
    x: room.x + (room.width - width * unit) / 2,
    y: room.y + (room.height - height * unit) / 2,
    width: width * unit,
    height: height * unit,
  };
}
