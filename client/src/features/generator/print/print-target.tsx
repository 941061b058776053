import { PRINT_SAFE } from '@canary/qr/colour';
import { withColours } from '@canary/rendering/core/recolour';
import { createRoot } from 'react-dom/client';
import type { Target } from '../export/order.ts';
import type { Paper } from './paper.ts';
import styles from './sheet.module.css';
import { Sheet } from './sheet.tsx';

/**
 * Prints a picture on its own sheet, at its real size. The sheet stays in the page until the next click or key
 * press: the browser's own Print command then prints the same sheet, and not every browser reports when its print
 * dialog closes.
 */
export function printTarget(paper: Paper): Target {
  return {
    verb: 'print',
    participle: 'printed',
    failure: 'Your browser couldn’t print the code. Download it and print the file instead.',
    paper,
    ...(paper.isBlackOnWhite && { designOf: (shown) => withColours(shown, PRINT_SAFE) }),
    async deliver(png) {
      const url = URL.createObjectURL((await png).content);
      const signal = nextAction();
      const printed = document.createElement('div');
      printed.className = styles.printed ?? '';
      const root = createRoot(printed);
      signal.addEventListener('abort', () => {
        root.unmount();
        printed.remove();
        URL.revokeObjectURL(url);
      });
      await new Promise((resolve, reject) =>
        root.render(
          <Sheet paper={paper}>
            <img ref={(image) => void image?.decode().then(resolve, reject)} src={url} alt={paper.caption} />
          </Sheet>,
        ),
      );
      signal.throwIfAborted();
      document.body.prepend(printed);
      restoreScrollAfterPrint(signal);
      window.print();
      return `Print dialog opened. The code is ${paper.width} mm wide.`;
    },
  };
}

/** Returns a signal that the next click or key press aborts. The code can't change before it. */
function nextAction(): AbortSignal {
  const action = new AbortController();
  const { signal } = action;
  window.addEventListener('pointerdown', () => action.abort(), { signal });
  window.addEventListener('keydown', (event) => !isPrintKey(event) && action.abort(), { signal });
  return signal;
}

/** Whether a key press is Ctrl+P (on a Mac, Cmd+P), or Ctrl or Cmd alone as its first part. */
function isPrintKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ['Control', 'Meta'].includes(key) || ((ctrlKey || metaKey) && key.toLowerCase() === 'p');
}

/** While printing, the page is one sheet long, so browsers lose the scroll position. */
function restoreScrollAfterPrint(signal: AbortSignal): void {
  let top = window.scrollY;
  window.addEventListener(
    'beforeprint',
    () => {
      top = window.scrollY;
    },
    { signal },
  );
  window.addEventListener('afterprint', () => window.scrollTo({ top, behavior: 'instant' }), { signal });
}
