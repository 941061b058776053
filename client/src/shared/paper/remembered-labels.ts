import { printerDensities } from '@canary/qr/paper/module-size';
import { paperNames } from '@canary/qr/paper/page';
import { z } from 'zod';
import { declareValue } from '#shared/storage/value.ts';
import { initialLabels, type LabelChoice } from './label-choice.ts';
import { usualPaper } from './paper.ts';

const typed = z.string().max(20);

/** The sheet and the printer of a choice of labels, as they are stored. */
export const storedLabels = z.object({
  sheet: typed,
  paper: z.enum(paperNames),
  own: z.object({
    columns: typed,
    rows: typed,
    marginX: typed,
    marginY: typed,
    gapX: typed,
    gapY: typed,
  }),
  // Older entries lack it.
  isRound: z.boolean().default(false),
  density: z.literal(printerDensities),
  offsetX: typed,
  offsetY: typed,
  hasCutLines: z.boolean(),
});

/** The sheet of labels and the printer that were used last in this browser. */
const rememberedLabels = declareValue({
  key: 'browser:cleared:labels',
  place: 'local',
  schema: (stored) => storedLabels.safeParse(stored).data,
});

/** Remembers the sheet and the printer of labels. Their caption and number are for this code only. */
export function rememberLabels({ caption: _, count: __, first: ___, ...its }: LabelChoice): void {
  rememberedLabels.write(its);
}

/** Labels on the sheet that was used last in this browser, or on a common one. */
export function lastLabels(): LabelChoice {
  const paper = usualPaper(navigator.language);
  const sheet = paper === 'A4' ? 'L7160' : '5160';
  return { ...initialLabels, sheet, paper, ...rememberedLabels.read() };
}
