import { PRINT_SAFE } from '@canary/qr/colour';
import type { ContentType, Values } from '@canary/qr/content/content-type';
import type { Drawing } from '@canary/qr/drawing';
import { cellsOn } from '@canary/qr/paper/grid';
import { pagesFor } from '@canary/qr/paper/sheet';
import { designOn } from '@canary/rendering/core/lay-out-code';
import { withColours } from '@canary/rendering/core/recolour';
import type { CodeToDraw, FileOptions } from '@canary/rendering/core/requests';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { isRiskyOnPaper } from '#shared/code/design-colours.ts';
import { glyphAdvice } from '#shared/code/glyph-advice.ts';
import { useDrawing } from '#shared/code/use-drawing.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import type { LabelChoice } from '#shared/paper/label-choice.ts';
import { LabelFields } from '#shared/paper/label-fields.tsx';
import paperStyles from '#shared/paper/paper.module.css';
import { minWidth } from '#shared/paper/paper.ts';
import { rememberLabels } from '#shared/paper/remembered-labels.ts';
import { SheetPreview } from '#shared/paper/sheet-preview.tsx';
import { SizeNote } from '#shared/paper/size-note.tsx';
import { useStore } from '#shared/store/create-store.ts';
import { Button } from '#shared/ui/button.tsx';
import { Choice } from '#shared/ui/choice.tsx';
import { CheckboxField, TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { Note } from '#shared/ui/note.tsx';
import { diskTarget, type Target } from '../export/order.ts';
import { BillFields } from './bill-fields.tsx';
import { CardFields } from './card-fields.tsx';
import { PaperField } from './paper-field.tsx';
import { hasPaymentPart, layoutFor, printChoices } from './print-choices.ts';
import styles from './print-dialog.module.css';
import { printTarget } from './print-target.tsx';
import { sheetTarget } from './sheet-target.ts';
import { secretOf, useSheet } from './use-sheet.ts';

interface PrintDialogProps {
  readonly type: ContentType;
  readonly values: Values;
  /** Undefined while there is no code. */
  readonly code: CodeToDraw | undefined;
  onClose(): void;
  onExport(target: Target, file: FileOptions): void;
}

const billLayout = { value: 'bill', name: 'Receipt and payment part' } as const;

const layouts = [
  { value: 'code', name: 'Code only' },
  { value: 'card', name: 'Poster or table card' },
  { value: 'labels', name: 'Labels' },
] as const;

/** Asks what is on the paper and shows the page, then prints or downloads it. The result appears beside Download. */
export default function PrintDialog({ code, ...props }: PrintDialogProps) {
  return (
    <Modal title="Print" open isWide onOpenChange={props.onClose}>
      {code && <PrintForm code={code} {...props} />}
    </Modal>
  );
}

function PrintForm({ code, ...props }: PrintDialogProps & { readonly code: CodeToDraw }) {
  const { payload, design } = code;
  /** The user's choice; undefined as long as the default, which depends on the colours, applies. */
  const [chosen, setChosen] = useState<boolean>();
  const layout = layoutFor(payload, useStore(printChoices));
  const isBlackOnWhite = layout === 'bill' || (chosen ?? isRiskyOnPaper(design));
  const printed = useMemo(
    () => designOn(layout, isBlackOnWhite ? withColours(design, PRINT_SAFE) : design),
    [design, isBlackOnWhite, layout],
  );
  const { code: drawn, hasFailed, retry } = useDrawing({ payload, design: printed });
  if (!drawn) return <Waiting hasFailed={hasFailed} onRetry={retry} />;
  return (
    <SheetForm
      {...props}
      code={{ payload, design: printed }}
      drawing={drawn.drawing}
      isBlackOnWhite={isBlackOnWhite}
      onBlackOnWhite={setChosen}
    />
  );
}

interface SheetFormProps extends PrintDialogProps {
  readonly code: CodeToDraw;
  readonly drawing: Drawing;
  readonly isBlackOnWhite: boolean;
  onBlackOnWhite(isChosen: boolean): void;
}

function SheetForm(props: SheetFormProps) {
  const { type, values, code, drawing, isBlackOnWhite, onBlackOnWhite, onExport } = props;
  const form = useRef<HTMLFormElement>(null);
  const { number } = useNumbers();
  const [hasSecret, setHasSecret] = useState(false);
  const secret = secretOf(type, values);
  const its = useSheet({ type, values, code, drawing, secret: hasSecret ? secret : undefined });
  const { layout, choices, paper, max, typedWidth, words, plan, options, cell, page, density, size } = its;
  const { place, labels } = choices;
  const { sheet, count } = options;

  const make = (target: Target) => {
    if (its.isRefused)
      return form.current?.querySelector<HTMLElement>('[aria-invalid], [data-refusal]')?.focus();
    if (layout === 'labels') rememberLabels(labels);
    onExport(sheetTarget(target, isBlackOnWhite), {
      format: 'pdf',
      size: { width: Math.round(cell.code.width * 10) / 10, unit: 'mm', dpi: density },
      quality: 1,
      sheet: options,
    });
  };
  const changeLabels = (change: Partial<LabelChoice>) =>
    printChoices.change({ labels: { ...labels, ...change } });
  const isForDownload = layout === 'labels';
  const things = {
    code: 'this code',
    card: count > 1 ? 'these cards' : 'this card',
    labels: 'these labels',
    bill: 'this bill',
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        // React also passes events of a dialog's portal to the generator's form.
        event.stopPropagation();
        make(isForDownload ? diskTarget : printTarget);
      }}
    >
      <SheetPreview page={page} pages={pagesFor(count, sheet)} isRefused={its.isRefused} />
      <div className={styles.fields}>
        <Choice
          legend="Layout"
          options={hasPaymentPart(code.payload) ? [billLayout, ...layouts] : layouts}
          value={layout}
          onChoose={(next) => printChoices.change({ layout: next })}
        />
        {layout === 'labels' ? (
          <LabelFields
            choice={labels}
            plan={plan}
            count={{
              label: 'How many',
              hint: `${number(cellsOn(plan.sheet.grid) - plan.sheet.first)} if you leave it empty.`,
            }}
            onChange={changeLabels}
          >
            <TextField
              label="Caption"
              autoComplete="off"
              dir="auto"
              value={labels.caption}
              error={cell.tooLong && 'This caption is too long for the label. Shorten it, or leave it empty.'}
              warning={glyphAdvice(labels.caption, 'label')}
              onChange={(caption) => changeLabels({ caption })}
            />
          </LabelFields>
        ) : layout === 'bill' ? (
          <BillFields />
        ) : (
          <PaperField
            label={layout === 'card' ? 'Size of the card' : 'Paper'}
            value={choices.paper}
            onChange={(change) => printChoices.change({ paper: { ...choices.paper, ...change } })}
          />
        )}
        {layout === 'card' && (
          <CardFields
            size={paper}
            place={place}
            words={words}
            tooLong={cell.tooLong}
            secret={secret}
            hasSecret={hasSecret}
            onPlace={(next) => printChoices.change({ place: next })}
            onWords={(next) => printChoices.change({ words: { ...next, payload: code.payload } })}
            onSecret={setHasSecret}
          />
        )}
        {layout === 'code' && (
          <fieldset disabled={its.isWidthFixed}>
            <TextField
              label="Print width in mm"
              inputMode="decimal"
              autoComplete="off"
              value={its.isWidthFixed ? String(typedWidth) : choices.width}
              required
              hint={
                its.isWidthFixed
                  ? type.fixed?.why
                  : `${minWidth(drawing)} to ${max} mm, including the quiet zone.`
              }
              error={widthError(typedWidth, max, choices.paper.name)}
              onChange={(text) => printChoices.change({ width: text })}
              onBlur={() => typedWidth !== undefined && printChoices.change({ width: String(typedWidth) })}
            />
          </fieldset>
        )}
        {layout !== 'bill' && (
          <CheckboxField label="Black on white" checked={isBlackOnWhite} onChange={onBlackOnWhite} />
        )}
        <div role="status">
          {cell.isTooSmall && (
            <Note tone="warning" icon="triangle-alert" data-refusal tabIndex={-1}>
              There is no room for the size that this code must have. {type.fixed?.why}
            </Note>
          )}
          {size !== 'good' && (
            <SizeNote size={size} module={cell.module} density={density} options={options} />
          )}
        </div>
        <div className={forms.actions}>
          <Button type="submit">
            <Icon name={isForDownload ? 'download' : 'printer'} size={19} />{' '}
            {isForDownload ? 'Download PDF' : `Print ${things[layout]}`}
          </Button>
          <Button look="secondary" onClick={() => make(isForDownload ? printTarget : diskTarget)}>
            <Icon name={isForDownload ? 'printer' : 'download'} size={19} />{' '}
            {isForDownload ? `Print ${things[layout]}` : 'Download PDF'}
          </Button>
        </div>
        <p className={styles.advice}>
          Every code on the pages is read back first. Print at a scale of 100%
          {layout === 'labels' && ', and try it on plain paper: hold it against a sheet of labels'}.
        </p>
      </div>
    </form>
  );
}

function widthError(width: number | undefined, max: number, paper: string): string | undefined {
  if (width === undefined) return 'Enter the width in millimetres, like 50.';
  return width > max ? `At most ${max} mm fits on ${paper === 'own' ? 'this paper' : paper}.` : undefined;
}

/** Takes the form's place while a code is made for its logo. */
function Waiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry(): void }) {
  return (
    <div className={paperStyles.preview}>
      {hasFailed ? (
        <>
          <p>The code with your logo could not be drawn. Check your connection and try again.</p>
          <Button look="quiet" onClick={onRetry}>
            Try again
          </Button>
        </>
      ) : (
        <p>Making a code for your logo…</p>
      )}
    </div>
  );
}
