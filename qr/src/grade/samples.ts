import type { Level } from '../capacity.ts';
import { linearIntensity } from '../colour.ts';
import type { Matrix } from '../matrix.ts';
import type { Pixels } from '../pixels.ts';

/** Where a symbol lies in a picture, in pixels. Fractions are allowed. */
export interface Grid {
  /** Side of a module. */
  readonly module: number;
  /** Distance of the symbol, without its quiet zone, from the picture's left edge. */
  readonly x: number;
  /** Distance of the symbol, without its quiet zone, from the picture's top edge. */
  readonly y: number;
}

/** A drawn code whose modules are known. */
export interface Rendering {
  /** Opaque: a transparent background must lie on the colour that the code is meant for. */
  readonly pixels: Pixels;
  readonly grid: Grid;
  readonly level: Level;
  /** The modules as encoded, whether or not a logo covers them. */
  readonly matrix: Matrix;
  /** Draws the code as in the delivered file, opaque. Without this function, the graded picture is the file. */
  drawFile?(): Promise<FilePicture>;
}

/** A file's picture. */
export interface FilePicture {
  readonly pixels: Pixels;
  /** Side of a module in pixels. */
  readonly module: number;
}

/**
 * Part of a module's side whose middle square is measured. ISO/IEC 15415 §7.3.2 allows an aperture of 50 to 80%; the
 * smallest suits shapes that don't fill their module, such as dots, which readers also sample in the middle.
 */
const APERTURE = 0.5;

/** How light a pixel is, 0 (black) to 1 (white). */
export type Scale = (red: number, green: number, blue: number) => number;

const linearChannels = Float64Array.from({ length: 256 }, (_, channel) => linearIntensity(channel));

/**
 * Relative luminance in place of the reflectance that ISO/IEC 15415 measures. It is what a camera's sensor gets from white
 * light, and cameras read nearly all codes. Scanners with a red laser see red as white; no parameter covers them.
 */
export const reflectance: Scale = (red, green, blue) =>
  0.2126 * (linearChannels[red] ?? 0) +
  0.7152 * (linearChannels[green] ?? 0) +
  0.0722 * (linearChannels[blue] ?? 0);

/** The luma that most reading programs compute from a pixel's encoded channels: ITU-R BT.601 §2.5.1. */
export const luma: Scale = (red, green, blue) => (0.299 * red + 0.587 * green + 0.114 * blue) / 255;

/** Means over parts of modules, each from 0 (black) to 1 (white). */
export interface Samples {
  readonly matrix: Matrix;
  /** Mean of the module in this column and row. */
  at(x: number, y: number): number;
  /**
   * Mean of a square cell of the module grid, which may lie outside the symbol; NaN if a part is outside the picture.
   *
   * @param aperture part of the cell's side that is measured
   */
  cell(x: number, y: number, aperture: number): number;
  /** Value at a point, in modules from the symbol's top left corner; outside the picture, the value at its edge. */
  point(x: number, y: number): number;
  /** Median of the light modules. */
  readonly light: number;
  /** Median of the dark modules. */
  readonly dark: number;
  /**
   * Reflectance margin of ISO/IEC 15415: the distance to the threshold halfway between light and dark. 1 is as light or
   * dark as the median, 0 is on the threshold, and below 0 a reader takes dark for light or light for dark.
   */
  margin(value: number, isDark: boolean): number;
}

/** Measures the modules of a drawn code. */
export function sampleModules({ pixels, grid, matrix }: Rendering, scale: Scale): Samples {
  const { width, height, data } = pixels;
  const plane = new Float32Array(width * height);
  for (let pixel = 0, byte = 0; pixel < plane.length; pixel++, byte += 4) {
    plane[pixel] = scale(data[byte] ?? 0, data[byte + 1] ?? 0, data[byte + 2] ?? 0);
  }

  const mean = (left: number, top: number, side: number) => {
    const fromX = Math.ceil(left - 0.5);
    const fromY = Math.ceil(top - 0.5);
    const toX = Math.max(fromX + 1, Math.ceil(left + side - 0.5));
    const toY = Math.max(fromY + 1, Math.ceil(top + side - 0.5));
    if (fromX < 0 || fromY < 0 || toX > width || toY > height) return Number.NaN;
    let sum = 0;
    for (let y = fromY; y < toY; y++) {
      for (let x = fromX; x < toX; x++) sum += plane[y * width + x] ?? 0;
    }
    return sum / ((toX - fromX) * (toY - fromY));
  };
  const cell = (x: number, y: number, aperture: number) =>
    mean(
      grid.x + (x + (1 - aperture) / 2) * grid.module,
      grid.y + (y + (1 - aperture) / 2) * grid.module,
      aperture * grid.module,
    );
  const point = (x: number, y: number) => {
    const column = Math.min(width - 1, Math.max(0, Math.floor(grid.x + x * grid.module)));
    const row = Math.min(height - 1, Math.max(0, Math.floor(grid.y + y * grid.module)));
    return plane[row * width + column] ?? 0;
  };

  const values = matrix.modules.map((row, y) => row.map((_, x) => cell(x, y, APERTURE)));
  const of = (wanted: boolean) =>
    values.flatMap((row, y) => row.filter((_, x) => matrix.modules[y]?.[x] === wanted));
  const light = median(of(false));
  const dark = median(of(true));
  return {
    matrix,
    at: (x, y) => values[y]?.[x] ?? Number.NaN,
    cell,
    point,
    light,
    dark,
    margin: (value, isDark) => {
      const fromThreshold = (value - (light + dark) / 2) / ((light - dark) / 2);
      return isDark ? -fromThreshold : fromThreshold;
    },
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
