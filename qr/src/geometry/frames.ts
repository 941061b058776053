import type { FrameShape } from '../design/design.ts';
import { type Box, type Point, path, type Radii, rectangle, rectangularHole } from './path.ts';

/** A frame around a square picture, in modules from the frame's top left corner. */
export interface FrameGeometry {
  /** Size with the frame. Whole numbers. */
  readonly width: number;
  readonly height: number;
  /** Where the framed picture lies. Whole numbers. */
  readonly inner: Point;
  readonly outline: string;
  /** Where the text lies. */
  readonly label: Box;
}

/** The size of the framed picture, and the lengths that grow with it. */
interface Measures {
  /** Side of the framed picture. */
  readonly side: number;
  readonly border: number;
  /** Height of the part that holds the text. */
  readonly band: number;
  /** Distance of free-standing parts from the edge. */
  readonly margin: number;
  /** Radius of rounded corners around the picture, small enough that they don't touch the symbol. */
  readonly radius: number;
  readonly isAbove: boolean;
}

type Kind = 'label' | 'border' | 'rounded' | 'pill' | 'ribbon' | 'bubble' | 'ticket';

const kinds: Readonly<Record<FrameShape, readonly [kind: Kind, isAbove: boolean]>> = {
  'label-below': ['label', false],
  'label-above': ['label', true],
  'border-below': ['border', false],
  'border-above': ['border', true],
  'rounded-below': ['rounded', false],
  'rounded-above': ['rounded', true],
  'pill-below': ['pill', false],
  'pill-above': ['pill', true],
  'ribbon-below': ['ribbon', false],
  'bubble-below': ['bubble', false],
  'bubble-above': ['bubble', true],
  ticket: ['ticket', false],
};

/**
 * Draws a frame around a square picture.
 *
 * @param side of the symbol with its quiet zone, in modules
 * @param quietZone in modules
 */
export function frameGeometry(shape: FrameShape, side: number, quietZone: number): FrameGeometry {
  const [kind, isAbove] = kinds[shape];
  const share = (part: number, least: number) => Math.max(least, Math.round(side * part));
  return drawFrame[kind]({
    side,
    border: share(0.035, 1),
    band: share(0.18, 5),
    margin: share(0.05, 1),
    // A corner of radius r covers 0.3 r of the diagonal.
    radius: Math.min(share(0.07, 2), 2 * quietZone),
    isAbove,
  });
}

const drawFrame: Readonly<Record<Kind, (measures: Measures) => FrameGeometry>> = {
  label({ side, band, isAbove }) {
    const label = { x: 0, y: isAbove ? 0 : side, width: side, height: band };
    return {
      width: side,
      height: side + band,
      inner: { x: 0, y: isAbove ? band : 0 },
      outline: rectangle(label),
      label: padded(label),
    };
  },
  border: (measures) => bordered({ ...measures, radius: 0 }),
  rounded: bordered,
  pill(measures) {
    const { stand, ...rest } = freeStanding(measures, measures.margin);
    return { ...rest, outline: rectangle(stand, all(stand.height / 2)), label: padded(stand) };
  },
  ribbon(measures) {
    const { stand, ...rest } = freeStanding(measures, 0);
    const { x, y, width, height } = stand;
    const notch = height * 0.4;
    const outline =
      path`M${x} ${y}h${width}l${-notch} ${height / 2}l${notch} ${height / 2}` +
      path`h${-width}l${notch} ${-height / 2}z`;
    return { ...rest, outline, label: shrinkSides(stand, notch + height * 0.2) };
  },
  bubble(measures) {
    const { stand, ...rest } = freeStanding(measures, measures.margin);
    return { ...rest, outline: bubble(stand, measures), label: padded(stand) };
  },
  ticket,
};

/** A ring around the picture, with the text in its wide side. */
function bordered({ side, border, band, radius, isAbove }: Measures): FrameGeometry {
  const inner = { x: border, y: isAbove ? band : border };
  const picture = { ...inner, width: side, height: side };
  const whole = { x: 0, y: 0, width: side + 2 * border, height: side + border + band };
  const label = { ...whole, y: isAbove ? 0 : border + side, height: band };
  return {
    width: whole.width,
    height: whole.height,
    inner,
    outline: rectangle(whole, all(radius && radius + border)) + rectangularHole(picture, all(radius)),
    label: padded(label),
  };
}

/** Places a part beside the picture, with a gap to it and a margin around. */
function freeStanding({ side, band, margin, isAbove }: Measures, sideMargin: number) {
  const extra = margin + band + margin;
  return {
    width: side,
    height: side + extra,
    inner: { x: 0, y: isAbove ? extra : 0 },
    stand: {
      x: sideMargin,
      y: isAbove ? margin : side + margin,
      width: side - 2 * sideMargin,
      height: band,
    },
  };
}

/** A speech bubble that points to the picture. */
function bubble({ x, y, width, height }: Box, { margin, isAbove }: Measures): string {
  const radius = height * 0.25;
  const flat = width - 2 * radius;
  // The tip is half as far from the picture as the bubble.
  const [tip, half] = [margin / 2 + 0.5, margin / 2 + 1];
  const upper = isAbove
    ? path`h${flat}`
    : path`h${flat / 2 - half}l${half} ${-tip}l${half} ${tip}h${flat / 2 - half}`;
  const lower = isAbove
    ? path`h${half - flat / 2}l${-half} ${tip}l${-half} ${-tip}h${half - flat / 2}`
    : path`h${-flat}`;
  const upright = height - 2 * radius;
  return (
    path`M${x + radius} ${y}${0}`.slice(0, -1) +
    `${upper}${quarter(radius, 1, 1)}` +
    path`v${upright}` +
    `${quarter(radius, -1, 1)}${lower}${quarter(radius, -1, -1)}` +
    path`v${-upright}` +
    `${quarter(radius, 1, -1)}z`
  );
}

/** A ticket whose stub holds the text, with notches and a perforation between stub and picture. */
function ticket({ side, border, band, radius }: Measures): FrameGeometry {
  const notch = Math.max(1, Math.round(band * 0.2));
  const [width, height] = [side + 2 * border, border + side + 2 * notch + band];
  const picture = { x: border, y: border, width: side, height: side };
  const middle = border + side + notch;
  const corner = radius + border;
  const [upright, flat] = [middle - notch - corner, width - 2 * corner];
  const lower = height - middle - notch - corner;
  const outline =
    path`M${corner} ${0}h${flat}a${corner} ${corner} 0 0 1 ${corner} ${corner}v${upright}` +
    path`a${notch} ${notch} 0 0 0 ${0} ${2 * notch}v${lower}a${corner} ${corner} 0 0 1 ${-corner} ${corner}` +
    path`h${-flat}a${corner} ${corner} 0 0 1 ${-corner} ${-corner}v${-lower}` +
    path`a${notch} ${notch} 0 0 0 ${0} ${-2 * notch}v${-upright}a${corner} ${corner} 0 0 1 ${corner} ${-corner}z`;
  const holes: string[] = [rectangularHole(picture, all(radius))];
  const dashes = Math.floor((width - 4 * notch) / 2);
  const start = (width - (2 * dashes - 1)) / 2;
  for (let dash = 0; dash < dashes; dash++) {
    holes.push(rectangularHole({ x: start + 2 * dash, y: middle - 0.2, width: 1, height: 0.4 }));
  }
  return {
    width,
    height,
    inner: { x: border, y: border },
    outline: outline + holes.join(''),
    label: padded({ x: 0, y: middle, width, height: height - middle }),
  };
}

function quarter(radius: number, dx: number, dy: number): string {
  return path`a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
}

function all(radius: number): Radii {
  return [radius, radius, radius, radius];
}

function padded(box: Box): Box {
  return shrinkSides(box, box.height * 0.4);
}

function shrinkSides(box: Box, inset: number): Box {
  return { ...box, x: box.x + inset, width: box.width - 2 * inset };
}
