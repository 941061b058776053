import type { Page } from 'playwright-core';
import { composeCode } from '../../qr/src/compose.ts';
import { firstVerdict, fullVerdict, gradedModule } from '../../qr/src/grade/grade.ts';
import type { ReaderName } from '../../qr/src/grade/readers.ts';
import { readAtSizes } from '../../qr/src/grade/reading.ts';
import type { FilePicture } from '../../qr/src/grade/samples.ts';
import type { Grade } from '../../qr/src/grade/scale.ts';
import { randomSample } from '../../qr/src/grade/testing/random-design.ts';
import { type Reading, readEverywhere } from '../../qr/src/grade/testing/readings.ts';
import { render } from '../../qr/src/grade/testing/render.ts';
import { decodePicture, encodePicture } from '../../qr/src/testing/decode.ts';
import { drawStyled } from './styling.ts';
import { readWithZbarimg } from './zbarimg.ts';

/** The grade of a design, and the readings of its file. */
export interface Judgement {
  readonly number: number;
  readonly grade: Grade;
  /** The readings of the files of a code graded A or B, by library. */
  readonly readings?: { readonly ours: Reading[]; readonly styling: Reading[] };
  /** Whether ZBar's command line reads our file; undefined if it isn't installed. */
  readonly isReadByZbarimg?: boolean | undefined;
  /** The readers that read the file of a code graded F. */
  readonly readBy?: readonly ReaderName[];
}

/** Grades a design of the corpus, and reads its file with all readers if its grade is A or B. */
export async function judge(page: Page, number: number, useZbarimg: boolean): Promise<Judgement> {
  const { payload, design } = randomSample(number);
  const { matrix, level } = composeCode(payload, design);
  const rendering = await render(payload, design, gradedModule(matrix.size));
  const first = await firstVerdict(rendering, payload);
  const { pixels, module } = await rendering.drawFile();
  const file = await encodePicture(pixels, 'png');
  const picture: FilePicture = { pixels: await decodePicture(file), module };
  if (first.grade === 'F') {
    const [{ readBy } = { readBy: [] }] = await readAtSizes(picture.pixels, module, payload);
    return { number, grade: 'F', readBy };
  }
  const { grade } = await fullVerdict(rendering, payload, first);
  if (grade !== 'A' && grade !== 'B') return { number, grade };
  const settings = { payload, design, size: matrix.size, level };
  const styled = await drawStyled(page, settings, pixels.width);
  return {
    number,
    grade,
    readings: {
      ours: await readEverywhere(picture, payload),
      styling: await readEverywhere(styled, payload),
    },
    isReadByZbarimg: useZbarimg ? (await readWithZbarimg(file, 'png')) === payload : undefined,
  };
}
