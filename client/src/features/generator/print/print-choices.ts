import type { Wording } from '@canary/qr/content/content-type';
import type { SheetLayout } from '@canary/rendering/core/requests';
import type { LabelChoice } from '#shared/paper/label-choice.ts';
import { type PaperChoice, usualPaper } from '#shared/paper/paper.ts';
import { lastLabels } from '#shared/paper/remembered-labels.ts';
import { createStore } from '#shared/store/create-store.ts';
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
  labels: lastLabels(),
});
