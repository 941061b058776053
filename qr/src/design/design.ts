import { z } from 'zod';
import {
  corners,
  designLimits,
  finderCentreShapes,
  finderFrameShapes,
  frameShapes,
  moduleShapes,
} from './options.ts';

/** Masks of ISO/IEC 18004:2024 table 10. */
const maxMask = 7;

const share = z.number().min(0).max(1);

export const colour = z.templateLiteral(['#', z.string().regex(/^[\da-f]{6}$/)]);

const stops = z
  .array(z.object({ at: share, colour }))
  .min(2)
  .max(designLimits.stops)
  .readonly();

/** `module` repeats the gradient in every module; `code` spans the whole code. */
const span = z.enum(['code', 'module']);

const solid = z.object({ kind: z.literal('solid'), colour });

const fill = z.discriminatedUnion('kind', [
  solid,
  /** `angle` in degrees, clockwise; 0 runs from left to right. */
  z.object({ kind: z.literal('linear'), angle: z.number().min(0).max(360), stops, span }),
  /** From the middle to the corners. */
  z.object({ kind: z.literal('radial'), stops, span }),
]);

/**
 * An image as a data URL. An uploaded image, also an SVG, was decoded and encoded again before it is part of a design.
 */
const image = z
  .string()
  .max(designLimits.imageUrl)
  .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z\d+/]+=*$/);

const background = z.discriminatedUnion('kind', [
  solid,
  z.object({ kind: z.literal('linear'), angle: z.number().min(0).max(360), stops }),
  z.object({ kind: z.literal('radial'), stops }),
  /** Covers the picture. The veil lies between the image and the code. */
  z.object({ kind: z.literal('image'), image, veil: z.object({ colour, opacity: share }) }),
  /** `on` is the colour that the code will lie on, for the preview and the grade. */
  z.object({ kind: z.literal('transparent'), on: colour }),
]);

const finder = z.object({
  frame: z.object({ shape: z.enum(finderFrameShapes), fill }),
  centre: z.object({ shape: z.enum(finderCentreShapes), fill }),
});

const cropSide = z.number().min(designLimits.logoCrop).max(1);

/** A part of an image, in shares of its width and height from its top left corner. */
const crop = z.object({ x: share, y: share, width: cropSide, height: cropSide });

const logo = z.object({
  source: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('canary'),
      /** Whether the canary is drawn in black on white, for print. Otherwise it has the brand's colours. */
      isBlack: z.boolean().optional(),
    }),
    /** A name in the client's list of icons, drawn in one colour. */
    z.object({ kind: z.literal('icon'), name: z.string().max(60), colour }),
    z.object({
      kind: z.literal('image'),
      image,
      /** Width of the image divided by its height, for the proportions of the logo's space. By default 1. */
      ratio: z.number().min(designLimits.imageRatio.min).max(designLimits.imageRatio.max).optional(),
      /** The part of the image that fills a square logo: a square in pixels. By default all of the image is shown. */
      crop: crop.optional(),
    }),
  ]),
  /** Share of the symbol's area, including the padding. */
  area: z.number().min(designLimits.logoArea.min).max(designLimits.logoArea.max),
  /** Outline of the plate and of a cropped image. A whole image lies inside it. */
  shape: z.enum(['square', 'rounded', 'circle']),
  /** Padding around the logo, in modules. */
  padding: z.number().min(0).max(designLimits.logoPadding),
  /** Whether the modules behind the logo are covered by a plate in the background's colour. */
  hasPlate: z.boolean(),
  /**
   * The logo's middle, in shares of the symbol from its top left corner. `corner` is the place and the size of the
   * canary at the bottom right (docs/product.md), where `area` doesn't apply.
   */
  position: z.union([z.literal('corner'), z.object({ x: share, y: share })]),
  /** Whether the logo may move by up to an eighth of the symbol for a better grade. */
  mayMove: z.boolean().optional(),
});

const frame = z.object({
  shape: z.enum(frameShapes),
  text: z.string().max(designLimits.frameText),
  /**
   * The content type that a template chose the text for, or `any` if it suits all types. Missing if the user wrote the
   * text.
   */
  textFor: z.string().max(20).optional(),
  colour,
  textColour: colour,
});

/**
 * How a code looks: everything except content, file format and size. Stored in the history, shared in links and
 * exported as JSON.
 */
export const designSchema = z.object({
  v: z.literal(1),
  modules: z.object({ shape: z.enum(moduleShapes), fill }),
  finders: finder,
  /** Finder patterns that differ from the design's other finder patterns. */
  corners: z.partialRecord(z.enum(corners), finder),
  background,
  logo: logo.nullable(),
  frame: frame.nullable(),
  /** Side of the quiet zone, in modules. */
  quietZone: z.int().min(designLimits.quietZone.min).max(designLimits.quietZone.max),
  /**
   * `auto` is the best grade, then the smallest code at level M or stronger, then the strongest level that doesn't
   * enlarge it (docs/decisions/088-automatic-error-correction.md).
   */
  level: z.enum(['auto', 'L', 'M', 'Q', 'H']),
  /** The smallest version, 1 to 40. */
  minVersion: z.int().min(1).max(40),
  mask: z.union([z.literal('auto'), z.int().min(0).max(maxMask)]),
});

export type Design = z.infer<typeof designSchema>;
export type ModuleShape = (typeof moduleShapes)[number];
export type FinderFrameShape = (typeof finderFrameShapes)[number];
export type FinderCentreShape = (typeof finderCentreShapes)[number];
export type FrameShape = (typeof frameShapes)[number];
export type Corner = (typeof corners)[number];
export type Fill = z.infer<typeof fill>;
export type Finder = z.infer<typeof finder>;
export type Background = z.infer<typeof background>;
export type ImageCrop = z.infer<typeof crop>;
export type DesignLogo = z.infer<typeof logo>;
export type DesignFrame = z.infer<typeof frame>;
