import type { Page } from 'playwright-core';
import { composeCode } from '../../qr/src/compose.ts';
import { firstVerdict, fullVerdict, gradedModule } from '../../qr/src/grade/grade.ts';
import { type ReaderName, readerNames, reads } from '../../qr/src/grade/readers.ts';
import type { Grade } from '../../qr/src/grade/scale.ts';
import { randomSample } from '../../qr/src/grade/testing/random-design.ts';
import { type Reading, readEverywhere } from '../../qr/src/grade/testing/readings.ts';
import { render } from '../../qr/src/grade/testing/render.ts';
import { drawStyled } from './styling.ts';

/** What became of one design. */
export interface Judgement {
  readonly number: number;
  readonly grade: Grade;
  /** Of codes graded A or B, by library. */
  readonly readings?: { readonly ours: Reading[]; readonly styling: Reading[] };
  /** The readers that read a code graded F, undistorted. */
  readonly readBy?: ReaderName[];
}

/** Grades a design of the corpus, and reads it by all readers if its grade promises that they can. */
export async function judge(page: Page, number: number): Promise<Judgement> {
  const { payload, design } = randomSample(number);
  const { matrix, level } = composeCode(payload, design);
  const rendering = await render(payload, design, gradedModule(matrix.size));
  const first = await firstVerdict(rendering, payload);
  if (first.grade === 'F') {
    const readBy: ReaderName[] = [];
    for (const reader of readerNames) {
      if (await reads(reader, rendering.pixels, payload)) readBy.push(reader);
    }
    return { number, grade: 'F', readBy };
  }
  const { grade } = await fullVerdict(rendering, payload, first);
  if (grade !== 'A' && grade !== 'B') return { number, grade };
  const settings = { payload, design, size: matrix.size, level };
  return {
    number,
    grade,
    readings: {
      ours: await readEverywhere(async (module) => (await render(payload, design, module)).pixels, payload),
      styling: await readEverywhere((module) => drawStyled(page, settings, module), payload),
    },
  };
}
