import { PRINT_SAFE } from '@canary/qr/colour';
import { type ContentType, fieldsFor, type Values } from '@canary/qr/content/content-type';
import { type Wording, wordingOf } from '@canary/qr/content/wording';
import { withColours } from '@canary/rendering/core/recolour';
import type { CodeToDraw } from '@canary/rendering/core/requests';
import { type FormEvent, useCallback, useMemo, useRef, useState } from 'react';
import { isRiskyOnPaper } from '#shared/code/design-colours.ts';
import { isSameJson } from '#shared/code/same-json.ts';
import { useDrawing } from '#shared/code/use-drawing.ts';
import { createStore, useStore } from '#shared/store/create-store.ts';
import { Button } from '#shared/ui/button.tsx';
import { Choice } from '#shared/ui/choice.tsx';
import { CheckboxField, SelectField, TextField } from '#shared/ui/field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { Target } from '../export/order.ts';
import { CardFields } from './card-fields.tsx';
import { initialFit } from './fit-card.ts';
import {
  maxWidth,
  minWidth,
  type Paper,
  type PaperName,
  paperNames,
  parseWidth,
  printPixels,
  usualPaper,
} from './paper.ts';
import styles from './print-dialog.module.css';
import { printTarget } from './print-target.tsx';
import { SheetPreview } from './sheet-preview.tsx';

interface PrintDialogProps {
  readonly type: ContentType;
  readonly values: Values;
  /** Undefined while there is no code. */
  readonly code: CodeToDraw | undefined;
  onClose(): void;
  /** @param width of the picture in pixels */
  onPrint(target: Target, width: number): void;
}

type Layout = 'code' | 'card';

const layouts = [
  { value: 'code', name: 'Code only' },
  { value: 'card', name: 'Poster or table card' },
] as const;

interface Choices {
  readonly layout: Layout;
  readonly name?: PaperName;
  /** As typed. */
  readonly width: string;
  /** The words for the content with this payload. */
  readonly words?: Wording & { readonly payload: string };
}

/** The user's last choices, until the page is reloaded. */
const choices = createStore<Choices>({ layout: 'code', width: '50' });

/** The longest content that is put on a card without the user's choice, in characters. */
const MAX_TEXT = 120;

/** Asks what to print and shows the printed page, then prints. The result appears beside the Print button. */
export default function PrintDialog({ code, ...props }: PrintDialogProps) {
  return (
    <Modal title="Print" open isWide onOpenChange={props.onClose}>
      {code && <PrintForm code={code} {...props} />}
    </Modal>
  );
}

function PrintForm({ type, values, code, onPrint }: PrintDialogProps & { code: CodeToDraw }) {
  const { payload } = code;
  const form = useRef<HTMLFormElement>(null);
  const { layout, name = usualPaper(navigator.language), width: typed, words: own } = useStore(choices);
  const words = own?.payload === payload ? own : shortened(wordingOf(type.id, values));
  const [hasSecret, setHasSecret] = useState(false);
  const [fit, setFit] = useState(initialFit);
  const { isBlackOnWhite, setBlackOnWhite, drawing, hasFailed, retry } = usePrintedDrawing(code);
  const onFit = useCallback(
    (next: typeof fit) => setFit((before) => (isSameJson(before, next) ? before : next)),
    [],
  );

  const isCard = layout === 'card';
  const max = drawing ? maxWidth(drawing, name) : 0;
  const typedWidth = parseWidth(typed);
  const isRefused = isCard ? fit.tooLong !== undefined : typedWidth === undefined || typedWidth > max;
  const width = isCard ? fit.width : Math.min(typedWidth ?? max, max);
  const isTooFine = drawing !== undefined && !isRefused && width > 0 && width < minWidth(drawing);
  const secret = secretOf(type, values);
  const { titleSize, textSize } = fit;
  const title = words.title.trim();
  const paper: Paper = {
    name,
    width,
    caption: `${type.name} code, ${width} mm wide when printed at 100%`,
    isBlackOnWhite,
    card: isCard
      ? { title, text: words.text, titleSize, textSize, secret: hasSecret ? secret : undefined }
      : undefined,
  };

  const print = () => {
    if (!drawing) return;
    if (isRefused) return form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    onPrint(printTarget(paper), printPixels(drawing, width));
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
        print();
      }}
    >
      {drawing ? (
        <SheetPreview paper={paper} drawing={drawing} isRefused={isRefused} onFit={onFit} />
      ) : (
        <Waiting hasFailed={hasFailed} onRetry={retry} />
      )}
      <div className={styles.fields}>
        <Choice
          legend="Layout"
          options={layouts}
          value={layout}
          onChoose={(chosen) => choices.change({ layout: chosen })}
        />
        <SelectField
          label="Paper"
          value={name}
          options={paperNames.map((value) => ({ value, label: value }))}
          onChange={(value) => choices.change({ name: paperNames.find((one) => one === value) ?? name })}
        />
        {isCard ? (
          <CardFields
            words={words}
            tooLong={fit.tooLong}
            secretLabel={secret?.label}
            hasSecret={hasSecret}
            onWords={(next) => choices.change({ words: { ...next, payload } })}
            onSecret={setHasSecret}
          />
        ) : (
          <TextField
            label="Print width in mm"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            required
            hint={drawing && `${minWidth(drawing)} to ${max} mm, including the quiet zone.`}
            error={drawing && widthError(typedWidth, max, name)}
            onChange={(text) => choices.change({ width: text })}
            onBlur={() => typedWidth !== undefined && choices.change({ width: String(typedWidth) })}
          />
        )}
        <CheckboxField label="Black on white" checked={isBlackOnWhite} onChange={setBlackOnWhite} />
        <div role="status">
          {isTooFine && (
            <Note tone="warning">
              The code is {width} mm wide. Below {minWidth(drawing)} mm, its modules are narrower than 0.4 mm:
              too fine for many printers and cameras.
            </Note>
          )}
        </div>
        <Button type="submit" aria-disabled={!drawing}>
          <Icon name="printer" size={19} />{' '}
          {isTooFine ? 'Print it anyway' : isCard ? 'Print this card' : 'Print this code'}
        </Button>
        <p className={styles.advice}>
          Prints one page. In the print dialog, choose {name} paper and a scale of 100%, or save the page as
          PDF.
        </p>
      </div>
    </form>
  );
}

/** Draws a code as it is printed: black on white if its colours are risky on paper, unless the user chooses otherwise. */
function usePrintedDrawing({ payload, design }: CodeToDraw) {
  const [chosen, setBlackOnWhite] = useState<boolean>();
  const isBlackOnWhite = chosen ?? isRiskyOnPaper(design);
  const printed = useMemo(
    () => (isBlackOnWhite ? withColours(design, PRINT_SAFE) : design),
    [design, isBlackOnWhite],
  );
  const { code, hasFailed, retry } = useDrawing({ payload, design: printed });
  return { isBlackOnWhite, setBlackOnWhite, drawing: code?.drawing, hasFailed, retry };
}

const shortened = ({ title, text }: Wording): Wording => ({
  title,
  text: text.length > MAX_TEXT ? '' : text,
});

/** Returns the content's secret with its label, such as the password of a network. */
function secretOf(type: ContentType, values: Values) {
  const field = fieldsFor(type, values).find(({ control }) => control === 'secret');
  return field && { label: field.label, value: values[field.name] ?? '' };
}

function widthError(width: number | undefined, max: number, name: PaperName): string | undefined {
  if (width === undefined) return 'Enter the width in millimetres, like 50.';
  return width > max ? `At most ${max} mm fits on ${name}.` : undefined;
}

/** Takes the preview's place while a code is made for its logo. */
function Waiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry(): void }) {
  return (
    <div className={styles.preview}>
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
