import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { isRiskyOnPaper, withColours } from '#shared/code/design-colours.ts';
import type { CodeRequest } from '#shared/code/picture.ts';
import { useDrawing } from '#shared/code/use-drawing.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckboxField, TextField } from '#shared/ui/field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import type { ExportTarget } from './export-target.ts';
import styles from './print.module.css';
import { minWidth, parseWidth, printPixels, printTarget, printWidth } from './print.ts';

interface PrintDialogProps {
  /** Name of the content type, for the caption. The content isn't printed: it may be a password. */
  readonly typeName: string;
  /** Undefined while there is none. */
  readonly code: CodeRequest | undefined;
  onClose(): void;
  /** Called with the design to print, which may differ from the one on display. */
  onPrint(target: ExportTarget, size: number, printed: Design): void;
}

/** The width that was typed last, until the page is reloaded. */
let lastTyped = String(printWidth.default);

/** Asks for the width on paper, then prints. The result appears beside the Print button. */
export default function PrintDialog({ code, ...props }: PrintDialogProps) {
  return (
    <Modal title="Print" open onOpenChange={props.onClose}>
      {code && <PrintForm code={code} {...props} />}
    </Modal>
  );
}

function PrintForm({ typeName, code, onClose, onPrint }: PrintDialogProps & { code: CodeRequest }) {
  const { payload, design } = code;
  const [typed, setTyped] = useState(lastTyped);
  const field = useRef<HTMLInputElement>(null);
  const width = parseWidth(typed);
  /** The user's choice; undefined as long as it follows the colours. */
  const [chosen, setChosen] = useState<boolean>();
  const isBlackOnWhite = chosen ?? isRiskyOnPaper(design);
  const printed = useMemo(
    () => (isBlackOnWhite ? withColours(design, PRINT_SAFE) : design),
    [design, isBlackOnWhite],
  );
  const across = useDrawing({ payload, design: printed }).code?.drawing.width ?? 0;
  const min = minWidth(across);
  const isTooFine = width !== undefined && width < min;

  const change = (text: string) => {
    lastTyped = text;
    setTyped(text);
  };

  const print = () => {
    if (width === undefined) return field.current?.focus();
    onClose();
    const caption = `${typeName} code, ${width} mm wide when printed at 100%`;
    onPrint(printTarget({ width, caption, isBlackOnWhite }), printPixels(across, width), printed);
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        // React passes events of a portal on to the generator's form.
        event.stopPropagation();
        print();
      }}
    >
      <TextField
        ref={field}
        label="Print width in mm"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        required
        hint={<WidthHint min={min} isTooFine={isTooFine} />}
        error={
          width === undefined
            ? `Enter the width in millimetres, like 50. At most ${printWidth.max} fit on the page.`
            : undefined
        }
        onChange={change}
        onBlur={() => width !== undefined && change(String(width))}
      />
      <CheckboxField label="Black on white" checked={isBlackOnWhite} onChange={setChosen} />
      <Button type="submit">
        <Icon name="printer" size={19} /> {isTooFine ? 'Print it anyway' : 'Print this code'}
      </Button>
      <p className={styles.advice}>Prints one page. Set the scale to 100% in the print dialog.</p>
    </form>
  );
}

interface WidthHintProps {
  /** The smallest width that scans reliably, in millimetres; 0 until it is known. */
  readonly min: number;
  readonly isTooFine: boolean;
}

function WidthHint({ min, isTooFine }: WidthHintProps) {
  if (min === 0) return 'Including the quiet zone.';
  if (!isTooFine) return `At least ${min} mm, including the quiet zone.`;
  return (
    <span className={styles.warning}>
      <Icon name="triangle-alert" size={18} />
      Below {min} mm, the modules of this code are narrower than 0.4 mm: too fine for many printers and
      cameras.
    </span>
  );
}
