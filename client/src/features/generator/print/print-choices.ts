import type { Wording } from '@canary/qr/content/wording';
import { printerDensities } from '@canary/qr/paper/module-size';
import { paperNames } from '@canary/qr/paper/page';
import type { SheetLayout } from '@canary/rendering/core/requests';
import { z } from 'zod';
import { declareValue } from '#shared/storage/value.ts';
import { createStore } from '#shared/store/create-store.ts';
import { initialLabels, type LabelChoice } from './label-choice.ts';
import { type PaperChoice, usualPaper } from './paper.ts';
import type { CardPlace } from './plan.ts';

interface Choices {
  readonly layout: SheetLayout;
  /** The paper of a code, or the size of a card. */
  readonly paper: PaperChoice;
  readonly place: CardPlace;
  /** Width of a code alone, as typed. */
  readonly width: string;
  /** The words on a card for the content with this payload. */
  readonly words?: Wording & { readonly payload: string };
  readonly labels: LabelChoice;
}

const paper = usualPaper(navigator.language);

const typed = z.string().max(20);

/** The sheet of labels and the printer that were used last in this browser. */
const rememberedLabels = declareValue({
  key: 'browser:cleared:labels',
  place: 'local',
  schema: (stored) =>
    z
      .object({
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
        density: z.literal(printerDensities),
        offsetX: typed,
        offsetY: typed,
        hasCutLines: z.boolean(),
      })
      .safeParse(stored).data,
});

/** Remembers the sheet and the printer of labels. Their caption and number are for this code only. */
export function rememberLabels({ caption: _, count: __, first: ___, ...its }: LabelChoice): void {
  rememberedLabels.write(its);
}

/** The user's last choices, until the page is reloaded. */
export const printChoices = createStore<Choices>({
  layout: 'code',
  paper: { name: paper, width: '85', height: '55' },
  place: 'own',
  width: '50',
  labels: {
    ...initialLabels,
    sheet: paper === 'A4' ? 'L7160' : '5160',
    paper,
    ...rememberedLabels.read(),
  },
});
