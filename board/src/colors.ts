/** The colours of labels and columns. Each has a tone for the light theme and one for the dark theme. */
export const boardColors = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
] as const;

/** The name of a colour. */
export type BoardColor = (typeof boardColors)[number];
