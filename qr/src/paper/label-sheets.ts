import type { Grid } from './grid.ts';
import { papers } from './page.ts';

/** A sheet of labels that is sold. */
export interface LabelSheet extends Grid {
  /** The maker's number. */
  readonly id: string;
  readonly maker: string;
  /** Where the measures are from. */
  readonly source: string;
}

const avery = 'Avery’s own template of this sheet';
const planet = 'Label Planet’s page of measures';
/** https://github.com/jimevins/glabels-qt, `templates`. */
const glabels = 'gLabels’ database of templates';
/** https://git.libreoffice.org/core, `extras/source/labels/labels.xml`. */
const libreOffice = 'LibreOffice’s list of labels';

interface Places extends Pick<Grid, 'left' | 'top' | 'gapX' | 'gapY'> {
  readonly source: string;
  readonly maker?: string;
  readonly isRound?: true;
}

const a4 = (
  id: string,
  [columns, rows]: readonly [number, number],
  [width, height]: readonly [number, number],
  places: Partial<Pick<Places, 'gapX' | 'gapY'>> & Omit<Places, 'gapX' | 'gapY'>,
): LabelSheet => ({
  id,
  maker: 'Avery',
  paper: papers.A4,
  columns,
  rows,
  cell: { width, height },
  gapX: 0,
  gapY: 0,
  ...places,
});

/** Measures in inches. */
const letter = (
  id: string,
  [columns, rows]: readonly [number, number],
  [width, height]: readonly [number, number],
  { left, top, gapX, gapY = 0, ...others }: Partial<Pick<Places, 'gapY'>> & Omit<Places, 'gapY'>,
): LabelSheet => ({
  id,
  maker: 'Avery',
  paper: papers.Letter,
  columns,
  rows,
  cell: { width: 25.4 * width, height: 25.4 * height },
  left: 25.4 * left,
  top: 25.4 * top,
  gapX: 25.4 * gapX,
  gapY: 25.4 * gapY,
  ...others,
});

/** The gap between circles whose middles are this far apart. */
const round = (diameter: number, pitchX: number, pitchY = pitchX) =>
  ({ gapX: pitchX - diameter, gapY: pitchY - diameter, isRound: true }) as const;

const endisch = { maker: 'Endisch', source: glabels };

/** Common sheets of labels, by paper. A test holds that each lies in the middle of its paper, within a millimetre. */
export const labelSheets: readonly LabelSheet[] = [
  a4('L7160', [3, 7], [63.5, 38.1], { left: 7.21, top: 15.15, gapX: 2.54, source: avery }),
  a4('L7163', [2, 7], [99.06, 38.1], { left: 4.67, top: 15.15, gapX: 2.54, source: avery }),
  a4('L7159', [3, 8], [63.5, 33.9], { left: 7.25, top: 12.9, gapX: 2.5, source: `${planet}, LP24/63` }),
  a4('L7651', [5, 13], [38.1, 21.2], { left: 4.75, top: 10.7, gapX: 2.5, source: `${planet}, LP65/38` }),
  a4('L7173', [2, 5], [99.06, 56.99], { left: 4.67, top: 6.03, gapX: 2.54, source: avery }),
  a4('L7165', [2, 4], [99.1, 67.7], { left: 4.65, top: 13.1, gapX: 2.5, source: `${planet}, LP8/99` }),
  a4('L4732', [5, 16], [35.6, 16.9], { left: 11, top: 13, gapX: 2.5, source: glabels }),
  a4('3475', [3, 8], [70, 36], { left: 0, top: 4.5, source: glabels }),
  a4('L7650', [3, 4], [63.5, 63.5], { left: 5.25, top: 14.75, ...round(63.5, 68), source: libreOffice }),
  // Hisago's GB3020 and GB3019 have the same measures.
  a4('6500060', [3, 4], [60, 60], { ...endisch, left: 8, top: 18, ...round(60, 67) }),
  a4('6500040', [4, 6], [40, 40], { ...endisch, left: 16, top: 13.5, ...round(40, 46) }),
  letter('5160', [3, 10], [2.625, 1], { left: 0.1875, top: 0.5, gapX: 0.125, source: avery }),
  letter('5161', [2, 10], [4, 1], { left: 0.15625, top: 0.5, gapX: 0.1875, source: glabels }),
  letter('5162', [2, 7], [4, 4 / 3], { left: 0.15625, top: 5 / 6, gapX: 0.1875, source: glabels }),
  letter('5163', [2, 5], [4, 2], { left: 0.15625, top: 0.5, gapX: 0.1875, source: glabels }),
  letter('5164', [2, 3], [4, 10 / 3], { left: 0.15625, top: 0.5, gapX: 0.1875, source: glabels }),
  letter('5167', [4, 20], [1.75, 0.5], { left: 0.28125, top: 0.5, gapX: 0.3125, source: glabels }),
  letter('22806', [3, 4], [2, 2], {
    left: 0.625,
    top: 0.625,
    gapX: 0.625,
    gapY: 7 / 12,
    source: 'size and number of labels, in the middle of the paper; other programs agree within 0.7 mm',
  }),
  letter('5295', [2, 3], [3.3125, 3.3125], {
    left: 0.6406,
    top: 0.4844,
    ...round(3.3125, 3.9063, 3.3594),
    source: glabels,
  }),
  letter('5293', [4, 6], [1.625, 1.625], {
    left: 0.4157,
    top: 0.549,
    ...round(1.625, 2.0145, 1.6554),
    source: glabels,
  }),
  letter('8293', [4, 5], [1.5, 1.5], { left: 0.5, top: 0.75, ...round(1.5, 2), source: glabels }),
];
