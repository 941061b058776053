import { rulesOf, swissRules } from '@canary/qr/code-rules';
import type { Wording } from '@canary/qr/content/content-type';
import { type BillLanguage, billLanguages } from '@canary/qr/paper/payment-words';
import type { SheetLayout } from '@canary/rendering/core/requests';
import type { LabelChoice } from '#shared/paper/label-choice.ts';
import { type PaperChoice, usualPaper } from '#shared/paper/paper.ts';
import { lastLabels } from '#shared/paper/remembered-labels.ts';
import { createStore } from '#shared/store/create-store.ts';
import type { BillPlace, CardPlace } from './plan.ts';

interface Choices {
  /** Undefined until the user has chosen. */
  readonly layout: SheetLayout | undefined;
  /** The paper of a code, or the size of a card. */
  readonly paper: PaperChoice;
  readonly place: CardPlace;
  /** Width of a code alone, as typed. */
  readonly width: string;
  /** The words on a card for the content with this payload. */
  readonly words?: Wording & { readonly payload: string };
  readonly labels: LabelChoice;
  readonly billPlace: BillPlace;
  readonly language: BillLanguage;
}

const paper = usualPaper(navigator.language);

/** The user's last choices, until the page is reloaded. */
export const printChoices = createStore<Choices>({
  layout: undefined,
  paper: { name: paper, width: '85', height: '55' },
  place: 'own',
  width: '50',
  labels: lastLabels(),
  billPlace: 'A4',
  language: billLanguages.find((language) => navigator.language.startsWith(language)) ?? 'de',
});

/** Whether a payload is a QR-bill, whose payment part most users print. */
export function hasPaymentPart(payload: string): boolean {
  return rulesOf(payload) === swissRules;
}

export function layoutFor(payload: string, { layout }: Pick<Choices, 'layout'>): SheetLayout {
  if (!hasPaymentPart(payload)) return layout === 'bill' || !layout ? 'code' : layout;
  return layout ?? 'bill';
}
