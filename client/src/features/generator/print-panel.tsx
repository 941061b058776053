import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { isRiskyOnPaper, withColours } from '#shared/code/design-colours.ts';
import { useDrawing } from '#shared/code/use-drawing.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckboxField, TextField } from '#shared/ui/field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { ExportTarget } from './export-target.ts';
import styles from './print.module.css';
import { minWidth, parseWidth, printPixels, printTarget, printWidth } from './print.ts';

interface PrintPanelProps {
  /** Name of the content type, for the caption. The content isn't printed: it may be a password. */
  readonly typeName: string;
  /** Undefined while there is no code that fits. */
  readonly payload: string | undefined;
  readonly design: Design;
  readonly isBusy: boolean;
  /** Called with the design to print, which may differ from the one on display. */
  onPrint(target: ExportTarget, size: number, printed: Design): void;
  /** Called when the width or the colours change. */
  onChange(): void;
}

/** The width that was typed last, until the page is reloaded. */
let lastTyped = String(printWidth.default);

/** Asks for the width on paper, then prints. */
export default function PrintPanel({
  typeName,
  payload,
  design,
  isBusy,
  onPrint,
  onChange,
}: PrintPanelProps) {
  const [typed, setTyped] = useState(lastTyped);
  const panel = useRef<HTMLDivElement>(null);
  const printing = useRef<AbortController>(undefined);
  const width = parseWidth(typed);
  /** The user's choice; undefined as long as it follows the colours. */
  const [chosen, setChosen] = useState<boolean>();
  const isBlackOnWhite = chosen ?? isRiskyOnPaper(design);
  const printed = useMemo(
    () => (isBlackOnWhite ? withColours(design, PRINT_SAFE) : design),
    [design, isBlackOnWhite],
  );
  const { code } = useDrawing(payload === undefined ? undefined : { payload, design: printed });
  const across = code?.drawing.width ?? 0;
  const min = minWidth(across);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet in the page shows the code before the change
  useEffect(() => () => printing.current?.abort(), [payload, printed, typed]);

  const print = () => {
    if (width === undefined) return panel.current?.querySelector('input')?.focus();
    printing.current?.abort();
    printing.current = new AbortController();
    const caption = `${typeName} code, ${width} mm wide when printed at 100%`;
    const target = printTarget({ width, caption, isBlackOnWhite, signal: printing.current.signal });
    onPrint(target, printPixels(across, width), printed);
  };

  return (
    <div ref={panel} className={styles.panel}>
      <TextField
        label="Print width in mm"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        required
        hint={min === 0 ? 'Including the quiet zone.' : `At least ${min} mm, including the quiet zone.`}
        error={widthError(width, min)}
        onChange={(text) => {
          lastTyped = text;
          setTyped(text);
          onChange();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          // The form would download instead.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          print();
        }}
      />
      <CheckboxField
        label="Black on white"
        checked={isBlackOnWhite}
        onChange={(checked) => {
          setChosen(checked);
          onChange();
        }}
      />
      <Button look="quiet" aria-disabled={isBusy} onClick={print}>
        <Icon name="printer" size={17} /> Print this code
      </Button>
      <p className={styles.advice}>Prints one page. Set the scale to 100% in the print dialog.</p>
    </div>
  );
}

/** Returns the error or warning for a width in millimetres. */
function widthError(width: number | undefined, min: number): string | undefined {
  if (width === undefined) return `Choose a whole number from ${printWidth.min} to ${printWidth.max}.`;
  if (width < min)
    return 'The modules would be narrower than 0.4 mm: too fine for many printers and cameras.';
  return undefined;
}
