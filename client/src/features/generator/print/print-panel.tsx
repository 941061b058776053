import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { matrixOf } from '#shared/code/draw-code.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { ExportTarget } from '../export/hand-over.ts';
import type { CodeStyle } from '../hooks/use-code-style.ts';
import { leastWidth, parseWidth, printPixels, printWidth } from './paper.ts';
import styles from './print-panel.module.css';
import { toPaper } from './to-paper.ts';

interface PrintPanelProps {
  /** Name of the content type, for the caption. What the code holds stays off the paper: it may be a password. */
  readonly name: string;
  /** Undefined while there is none that fits into a code. */
  readonly payload: string | undefined;
  readonly style: CodeStyle;
  readonly isBusy: boolean;
  onPrint(handOver: ExportTarget, size: number): void;
  /** What was said of the last picture is not about the next one. */
  onForget(): void;
}

/** What was typed last, for as long as the visit lasts. */
let lastTyped = String(printWidth.default);

/** How wide the code shall be on paper, and the way there. */
export default function PrintPanel({ name, payload, style, isBusy, onPrint, onForget }: PrintPanelProps) {
  const [typed, setTyped] = useState(lastTyped);
  const field = useRef<HTMLDivElement>(null);
  const sheet = useRef<AbortController>(undefined);
  const width = parseWidth(typed);
  const { level, logo } = style;
  const modules = payload === undefined ? 0 : matrixOf({ payload, level, logo }).size;
  const least = leastWidth(modules);

  // A sheet that is ready for print is of the code as it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs because these changed, not with them
  useEffect(() => () => sheet.current?.abort(), [payload, style, typed]);

  const print = () => {
    if (width === undefined) return field.current?.querySelector('input')?.focus();
    sheet.current?.abort();
    sheet.current = new AbortController();
    const caption = `${name} code, ${width} mm wide when printed at 100%`;
    onPrint(toPaper({ width, caption, signal: sheet.current.signal }), printPixels(modules, width));
  };

  return (
    <div ref={field} className={styles.panel}>
      <TextField
        label="Width on paper in mm"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        required
        hint={
          payload === undefined
            ? 'Its quiet zone included.'
            : `This code: ${least} mm or more, quiet zone included.`
        }
        error={problem(width, payload === undefined ? 0 : least)}
        onChange={(text) => {
          lastTyped = text;
          setTyped(text);
          onForget();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          // Enter would download.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          print();
        }}
      />
      <Button look="quiet" aria-disabled={isBusy} onClick={print}>
        <Icon name="printer" size={17} /> Print this code
      </Button>
      <p className={styles.advice}>One page. Choose a scale of 100% in the print dialog.</p>
    </div>
  );
}

/** What is wrong with a width, or unwise. */
function problem(width: number | undefined, least: number): string | undefined {
  if (width === undefined) return `Choose a whole number from ${printWidth.min} to ${printWidth.max}.`;
  if (width < least)
    return `Its modules would be narrower than 0.4 mm, too fine for many printers and cameras.`;
  return undefined;
}
