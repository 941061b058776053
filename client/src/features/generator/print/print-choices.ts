import type { Wording } from '@canary/qr/content/wording';
import type { SheetLayout } from '@canary/rendering/core/requests';
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

/** The user's last choices, until the page is reloaded. */
export const printChoices = createStore<Choices>({
  layout: 'code',
  paper: { name: paper, width: '85', height: '55' },
  place: 'own',
  width: '50',
  labels: { ...initialLabels, sheet: paper === 'A4' ? 'L7160' : '5160', paper },
});
