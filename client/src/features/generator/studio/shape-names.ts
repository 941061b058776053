import type {
  Corner,
  FinderCentreShape,
  FinderFrameShape,
  FrameShape,
  ModuleShape,
} from '@canary/qr/design/design';

export const moduleShapeNames: Readonly<Record<ModuleShape, string>> = {
  square: 'Square',
  rounded: 'Rounded',
  fluid: 'Fluid',
  classy: 'Leaf',
  'classy-rounded': 'Soft leaf',
  'horizontal-bars': 'Rows',
  'vertical-bars': 'Columns',
  dot: 'Dots',
  'small-square': 'Tiles',
  squircle: 'Squircle',
  diamond: 'Diamonds',
  hexagon: 'Hexagons',
  plus: 'Crosses',
  star: 'Stars',
};

export const finderFrameNames: Readonly<Record<FinderFrameShape, string>> = {
  square: 'Square',
  rounded: 'Rounded',
  'extra-rounded': 'Very round',
  circle: 'Circle',
  leaf: 'Leaf',
  drop: 'Drop',
  cut: 'Cut',
  dotted: 'Dotted',
};

export const finderCentreNames: Readonly<Record<FinderCentreShape, string>> = {
  square: 'Square',
  rounded: 'Rounded',
  circle: 'Circle',
  diamond: 'Diamond',
  leaf: 'Leaf',
  drop: 'Drop',
  cut: 'Cut',
  star: 'Star',
};

export const frameNames: Readonly<Record<FrameShape, string>> = {
  'label-below': 'Text below',
  'label-above': 'Text above',
  'border-below': 'Box, text below',
  'border-above': 'Box, text above',
  'rounded-below': 'Round box, text below',
  'rounded-above': 'Round box, text above',
  'pill-below': 'Pill below',
  'pill-above': 'Pill above',
  'ribbon-below': 'Ribbon',
  'bubble-below': 'Bubble below',
  'bubble-above': 'Bubble above',
  ticket: 'Ticket',
};

export const cornerNames: Readonly<Record<Corner, string>> = {
  topLeft: 'Top left',
  topRight: 'Top right',
  bottomLeft: 'Bottom left',
};
