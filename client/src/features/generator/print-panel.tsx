import type { Design } from '@canary/qr/design/design';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useDrawing } from '#shared/code/use-drawing.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
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
  onPrint(target: ExportTarget, size: number): void;
  /** Called when the width changes. */
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
  const { code } = useDrawing(payload === undefined ? undefined : { payload, design });
  const across = code?.drawing.width ?? 0;
  const min = minWidth(across);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet in the page shows the code before the change
  useEffect(() => () => printing.current?.abort(), [payload, design, typed]);

  const print = () => {
    if (width === undefined) return panel.current?.querySelector('input')?.focus();
    printing.current?.abort();
    printing.current = new AbortController();
    const caption = `${typeName} code, ${width} mm wide when printed at 100%`;
    onPrint(printTarget({ width, caption, signal: printing.current.signal }), printPixels(across, width));
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
