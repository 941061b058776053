import type { ExportTarget } from '../export/hand-over.ts';
import styles from './sheet.module.css';

interface Paper {
  /** Of the code with its quiet zone, in millimetres. */
  readonly width: number;
  /** Stands below the code. */
  readonly caption: string;
  /** Aborted when the code or its width is another: then the sheet is taken away. */
  readonly signal: AbortSignal;
}

/**
 * Prints a picture on a sheet of its own, at its real size. The sheet stays until the signal says otherwise, so that the
 * browser's own Print command prints the same; not every browser says when its dialog was closed.
 */
export function toPaper({ width, caption, signal }: Paper): ExportTarget {
  return {
    async take(png) {
      const picture = await png;
      signal.throwIfAborted();
      const address = URL.createObjectURL(picture);
      const image = new Image();
      image.src = address;
      image.alt = caption;
      image.style.width = `${width}mm`;
      image.style.height = `${width}mm`;
      const sheet = document.createElement('div');
      sheet.className = styles.sheet ?? '';
      sheet.append(image, Object.assign(document.createElement('p'), { textContent: caption }));
      signal.addEventListener('abort', () => {
        sheet.remove();
        URL.revokeObjectURL(address);
      });
      await image.decode();
      signal.throwIfAborted();
      document.body.prepend(sheet);
      keepPlace(signal);
      window.print();
    },
    past: 'printed',
    done: `Handed to your browser’s print dialog, ${width} mm wide.`,
    failed: 'Your browser couldn’t print the code. Download it and print the file instead.',
  };
}

/** While it is printed the page is one sheet long, so browsers lose the place to which it was scrolled. */
function keepPlace(signal: AbortSignal): void {
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
