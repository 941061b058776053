import type { Colour } from './colour.ts';
import type { Point } from './geometry/path.ts';

/**
 * A code as outlines. Preview, thumbnail and every file are drawn from it. Lengths are in modules, from the picture's top
 * left corner.
 */
export interface Drawing {
  /** Size of the picture: symbol, quiet zone and frame. Whole numbers. */
  readonly width: number;
  readonly height: number;
  /** Where the symbol's top left module lies. Whole numbers. */
  readonly origin: Point;
  /** Modules per side of the symbol. */
  readonly size: number;
  /** Side of a module on paper in millimetres, if a standard fixes it. */
  readonly moduleOnPaper?: number | undefined;
  /** From bottom to top. */
  readonly layers: readonly Layer[];
}

export type Layer = OutlineLayer | ImageLayer;

/** An outline in one paint. */
export interface OutlineLayer {
  readonly kind: 'outline';
  /** SVG path data of the commands M L H V Q C A Z in both cases, for the nonzero fill rule. */
  readonly path: string;
  readonly paint: Paint;
  /** 0 to 1. Without it the layer is opaque. */
  readonly opacity?: number | undefined;
  /** Width of a line along the path, in units of the path. Without it the path is filled. */
  readonly lineWidth?: number | undefined;
  /** Whether lines have round ends and corners. */
  readonly isRound?: boolean | undefined;
  /** The coordinate system of path and paint; by default the drawing's. */
  readonly frame?: Frame | undefined;
  /** Distances by which path and paint are shifted, once for each copy; by default they are drawn once, unshifted. */
  readonly places?: readonly Point[] | undefined;
  /** Whether all edges lie on whole modules, so that they can be drawn without smoothing. */
  readonly isCrisp?: boolean | undefined;
  /** Whether the layer covers the whole picture. */
  readonly isBackground?: boolean | undefined;
}

/** A picture made of pixels, or an embedded SVG document. */
export interface ImageLayer extends Point {
  readonly kind: 'image';
  /** Data URL. */
  readonly image: string;
  readonly width: number;
  readonly height: number;
  /** Whether the box shows the whole image, with margins beside it. Otherwise the middle of the image covers the box. */
  readonly isWhole?: boolean | undefined;
  /** Outline that the image is cropped to, as path data. */
  readonly clip?: string | undefined;
  /** Whether the layer covers the whole picture. */
  readonly isBackground?: boolean | undefined;
}

export type Paint =
  | { readonly kind: 'solid'; readonly colour: Colour }
  | {
      readonly kind: 'linear';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly stops: readonly Stop[];
    }
  | {
      readonly kind: 'radial';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly stops: readonly Stop[];
    };

/** A colour of a gradient. */
export interface Stop {
  /** From start (0) to end (1), in ascending order. */
  readonly at: number;
  readonly colour: Colour;
}

/** A coordinate system: where its origin lies and how long its unit is, in modules. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly unit: number;
}

/** A drawn picture to put on a code as its logo. */
export interface Artwork {
  /** Width and height of its square, in units of the paths. */
  readonly side: number;
  /** Empty space on each side, as a share of the logo's area, 0 to 0.5. */
  readonly margin: number;
  /** From bottom to top. */
  readonly shapes: readonly Pick<OutlineLayer, 'path' | 'paint' | 'lineWidth' | 'isRound'>[];
}
