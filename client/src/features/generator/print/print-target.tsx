import type { Page } from '@canary/qr/paper/page';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PagePicture } from '#shared/paper/page-picture.tsx';
import type { Target } from '../export/order.ts';
import styles from './printed.module.css';

/**
 * Prints the pages of a PDF file that was read back, at their real size. The pages stay in the document until the next
 * click or key press: the browser's own Print command then prints the same pages, and not every browser reports when its
 * print dialog closes.
 */
export const printTarget: Target = {
  verb: 'print',
  participle: 'printed',
  failure: 'Your browser couldn’t print the code. Download the PDF and print that instead.',
  async deliver(pdf) {
    const { pages = [] } = await pdf;
    const signal = nextAction();
    const printed = document.createElement('div');
    printed.className = styles.printed ?? '';
    const root = createRoot(printed);
    signal.addEventListener('abort', () => {
      root.unmount();
      printed.remove();
    });
    flushSync(() => root.render(<Pages pages={pages} />));
    await Promise.all(imagesOf(pages).map(decoded));
    signal.throwIfAborted();
    document.body.prepend(printed);
    setPaper(pages[0], signal);
    restoreScrollAfterPrint(signal);
    window.print();
    return 'Print dialog opened. Choose the same paper and a scale of 100% there.';
  },
};

function Pages({ pages }: { readonly pages: readonly Page[] }) {
  return pages.map((page, key) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position
      key={key}
      className={styles.page}
      style={{ width: `${page.width}mm`, height: `${page.height}mm` }}
    >
      <PagePicture page={page} label={`Page ${key + 1}`} />
    </div>
  ));
}

/** The browser may print a picture before it has decoded the images in it. */
function imagesOf(pages: readonly Page[]): string[] {
  const layers = pages.flatMap(({ parts }) => parts.flatMap((part) => part.layers));
  return [...new Set(layers.flatMap((layer) => (layer.kind === 'image' ? layer.image : [])))];
}

function decoded(source: string): Promise<void> {
  const image = new Image();
  image.src = source;
  return image.decode();
}

/** Tells the browser the size of the paper. A margin of 0 also leaves out the browser's header and footer. */
function setPaper(page: Page | undefined, signal: AbortSignal): void {
  if (!page) return;
  const sheet = new CSSStyleSheet();
  // A style element would need an exception in the Content-Security-Policy.
  sheet.replaceSync(`@page { size: ${page.width}mm ${page.height}mm; margin: 0 }`);
  document.adoptedStyleSheets.push(sheet);
  signal.addEventListener('abort', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
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
