/** Largest image file, in bytes. */
export const maxFileBytes = 20 * 1024 * 1024;
/** Largest SVG file, in bytes. The page itself draws it, so it must be quick. */
export const maxSvgBytes = 1024 * 1024;
/** Most pixels of an image: 200 MB once it is decoded. */
export const maxPixels = 50_000_000;

/** Why an image file can't be used. */
export type ImageProblem =
  | { readonly kind: 'too-many-bytes'; readonly megabytes: number }
  | { readonly kind: 'too-many-pixels'; readonly width: number; readonly height: number }
  | {
      readonly kind:
        | 'unknown-format'
        | 'too-intricate'
        | 'loads-files'
        | 'invisible'
        | 'broken'
        | 'not-loaded';
    };

/** A request to the worker. */
export interface ImageQuestion {
  readonly file: Blob;
  /** Whether transparent margins are left out. */
  readonly isTrimmed: boolean;
}

export interface EncodedImage {
  /** Data URL. */
  readonly image: string;
  /** Width of the image divided by its height. */
  readonly ratio: number;
}

/** The worker's answer, or why the image can't be encoded. */
export type ImageAnswer = EncodedImage | { readonly problem: ImageProblem };

const texts: { readonly [Kind in ImageProblem['kind']]: string } = {
  'too-many-bytes': 'This file is too large.',
  'too-many-pixels': 'This image has too many pixels.',
  'unknown-format': 'This isn’t a PNG, JPEG, WebP or SVG file. Choose another one.',
  'too-intricate':
    'This SVG repeats its parts too often, or in a way that can’t be checked. Choose another one, or save it as PNG.',
  'loads-files':
    'This SVG loads a font, a style sheet or a picture from another file, as with @import, and wouldn’t look right. Convert its text to paths and embed its pictures, or save it as PNG.',
  invisible: 'This image is transparent everywhere. Choose another one.',
  broken: 'This image can’t be read: the file is damaged. Choose another one, or save it again.',
  'not-loaded': 'The image could not be processed. Check your connection and try again.',
};

/** The image can't be used. The message is for display. */
export class ImageFileError extends Error {
  override readonly name = 'ImageFileError';

  readonly problem: ImageProblem;

  constructor(problem: ImageProblem) {
    super(textOf(problem));
    this.problem = problem;
  }
}

function textOf(problem: ImageProblem): string {
  switch (problem.kind) {
    case 'too-many-bytes':
      return `${texts[problem.kind]} Choose one of at most ${problem.megabytes} MB.`;
    case 'too-many-pixels':
      return `${texts[problem.kind]} It is ${problem.width} × ${problem.height}; choose one of at most ${maxPixels / 1_000_000} megapixels, such as 7,000 × 7,000.`;
    default:
      return texts[problem.kind];
  }
}
