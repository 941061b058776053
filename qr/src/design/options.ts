/** Shapes of the modules. Modules in a connecting shape are drawn as one outline with their neighbours. */
export const moduleShapes = [
  'square',
  'rounded',
  'fluid',
  'classy',
  'classy-rounded',
  'horizontal-bars',
  'vertical-bars',
  'dot',
  'small-square',
  'squircle',
  'diamond',
  'hexagon',
  'plus',
  'star',
] as const;

/** Shapes of the ring of 7 × 7 modules around a finder centre. */
export const finderFrameShapes = [
  'square',
  'rounded',
  'extra-rounded',
  'circle',
  'leaf',
  'drop',
  'cut',
  'dotted',
] as const;

/** Shapes of the 3 × 3 modules in a finder pattern. */
export const finderCentreShapes = [
  'square',
  'rounded',
  'circle',
  'diamond',
  'leaf',
  'drop',
  'cut',
  'star',
] as const;

/** Frames around the code, with a text that says what to do. */
export const frameShapes = [
  'label-below',
  'label-above',
  'border-below',
  'border-above',
  'rounded-below',
  'rounded-above',
  'pill-below',
  'pill-above',
  'ribbon-below',
  'bubble-below',
  'bubble-above',
  'ticket',
] as const;

/** The finder patterns by corner. A code has none at the bottom right. */
export const corners = ['topLeft', 'topRight', 'bottomLeft'] as const;

export const designLimits = {
  /** Stops of a gradient. */
  stops: 16,
  /** Side of the quiet zone in modules. 4 is what ISO/IEC 18004:2024 §9.1 requires. */
  quietZone: { min: 0, max: 16 },
  /** Share of the symbol's area that a logo may cover. The grade decides whether it scans. */
  logoArea: { min: 0.02, max: 0.3 },
  /** Empty space around a logo, in modules. */
  logoPadding: 4,
  /** Smallest side of the part of an image that a logo shows, as a share of the image's side: a quarter of a pixel. */
  logoCrop: 1 / 2048,
  /** Width of an image divided by its height. Images have at most 512 pixels per side. */
  imageRatio: { min: 1 / 512, max: 512 },
  /** Characters of a frame's text. */
  frameText: 40,
  /** Characters of an embedded image as a data URL: 128 KB in base64. */
  imageUrl: 180_000,
} as const;
