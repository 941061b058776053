import {
  type ContentType,
  fieldsFor,
  type Values,
  type Wording,
  wordingOf,
} from '@canary/qr/content/content-type';
import type { Drawing } from '@canary/qr/drawing';
import { fixedWidth } from '@canary/qr/files/size';
import type { CellWords } from '@canary/qr/paper/cell';
import { judgeModule, type PrinterDensity } from '@canary/qr/paper/module-size';
import { papers } from '@canary/qr/paper/page';
import { layOutPage, roomOn } from '@canary/qr/paper/sheet';
import { paperFonts } from '@canary/rendering/browser/paper-fonts';
import { layOutCode } from '@canary/rendering/core/lay-out-code';
import type { CodeToDraw, SheetLayout, SheetOptions } from '@canary/rendering/core/requests';
import { planLabels } from '#shared/paper/label-choice.ts';
import { maxWidth, paperSize, parseWidth } from '#shared/paper/paper.ts';
import { useStore } from '#shared/store/create-store.ts';
import { billSheet, cardSheet, codeSheet, labelSheet } from './plan.ts';
import { layoutFor, printChoices } from './print-choices.ts';

/** The longest content that is put on a card without the user's choice, in characters. */
const MAX_TEXT = 120;

interface Printed {
  readonly type: ContentType;
  readonly values: Values;
  readonly code: CodeToDraw;
  readonly drawing: Drawing;
  readonly secret: CellWords['secret'];
}

/** The sheet of the user's choices, and whether it can be made. What is wrong is replaced, so there is always a preview. */
export function useSheet({ type, values, code: { payload, design }, drawing, secret }: Printed) {
  const choices = useStore(printChoices);
  const { paper: paperChoice, place, width, labels, language, billPlace } = choices;
  const layout = layoutFor(payload, choices);
  const words = choices.words?.payload === payload ? choices.words : shortened(wordingOf(type, values));
  const chosenPaper = paperSize(paperChoice);
  const paper = chosenPaper ?? papers.A4;
  const max = maxWidth(drawing, paper);
  const fixed = fixedWidth(drawing);
  const typedWidth = fixed ?? parseWidth(width);
  const isWidthRefused = typedWidth === undefined || typedWidth > max;
  const plan = planLabels(labels);
  const sheets: Readonly<Record<SheetLayout, () => SheetOptions>> = {
    code: () => codeSheet(drawing, paper, Math.max(1, isWidthRefused ? max : typedWidth), type),
    card: () => cardSheet(paper, place, { ...words, secret }),
    labels: () => labelSheet(plan, labels.caption),
    bill: () => billSheet(billPlace, language),
  };
  const options = sheets[layout]();
  const { sheet, count } = options;
  const cell = layOutCode(drawing, design, { ...options, payload }, paperFonts);
  const density: PrinterDensity = layout === 'labels' ? labels.density : 600;
  const size = judgeModule(cell.module, density);
  const isRefused =
    size === 'unprintable' ||
    cell.tooLong !== undefined ||
    cell.isTooSmall ||
    (layout === 'labels' && Object.keys(plan.errors).length > 0) ||
    ((layout === 'code' || layout === 'card') && !chosenPaper) ||
    (layout === 'code' && isWidthRefused);
  return {
    layout,
    choices,
    paper,
    max,
    typedWidth,
    isWidthFixed: fixed !== undefined,
    words,
    plan,
    options,
    cell,
    page: layOutPage(Array(Math.min(count, roomOn(sheet, 0))).fill(cell), sheet),
    density,
    size,
    isRefused,
  };
}

const shortened = ({ title, text }: Wording): Wording => ({
  title,
  text: text.length > MAX_TEXT ? '' : text,
});

/** Returns the content's secret with its label as typed, such as the password of a network. */
export function secretOf(type: ContentType, values: Values) {
  const field = fieldsFor(type, values).find(({ control }) => control === 'secret');
  return field && { label: field.label, value: values[field.name] ?? '' };
}
