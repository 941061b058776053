interface Shape {
  readonly d: string;
  readonly colour: 'ink' | 'canary';
  /** Line width. Without it the path is filled. */
  readonly stroke?: number;
}

/** The logo mark, a canary whose eye is a finder pattern, in a square of 40 units. */
export const mark: {
  readonly side: number;
  readonly plateMargin: number;
  readonly shapes: readonly Shape[];
} = {
  side: 40,
  /** Margin around the mark on a code, as a share of its plate. */
  plateMargin: 0.06,
  shapes: [
    {
      colour: 'canary',
      d: 'M10 0h20a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10H10A10 10 0 0 1 0 30V10A10 10 0 0 1 10 0Z',
    },
    {
      colour: 'ink',
      d: 'M5.5 34.5C6 19.5 11.5 6.5 22.2 6.5c6.8 0 11.2 4.3 12 10.2l4.3 3.5-5 2.7C32.6 30.1 26.4 34.5 17.6 34.5Z',
    },
    { colour: 'canary', d: 'M11 34.5c1-5 4.6-8 10.5-8.2', stroke: 1.8 },
    { colour: 'canary', d: 'M18.5 12h9v9h-9z' },
    { colour: 'ink', d: 'M20.75 14.25h4.5v4.5h-4.5z' },
  ],
};
