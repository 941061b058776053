import type { Drawing } from '@canary/qr/drawing';
import { CodePicture } from '#shared/code/code-picture.tsx';
import { drawCode } from '#shared/code/draw-code.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { pictureRequestOf } from '../code-files.ts';
import type { HistoryCode } from '../history-entry.ts';
import styles from './code-thumbnail.module.css';

/** A small picture of a saved code, hidden from screen readers because the name is beside it. */
export function CodeThumbnail({ code }: { readonly code: HistoryCode }) {
  const drawing = cachedDrawingOf(code);
  if (drawing) return <CodePicture drawing={drawing} className={styles.picture} />;
  return (
    <span className={styles.placeholder}>
      <Icon name="scan-line" size={24} />
    </span>
  );
}

/** Rows are rendered again whenever they scroll into view. */
const drawings = new WeakMap<HistoryCode, Drawing>();

function cachedDrawingOf(code: HistoryCode): Drawing | undefined {
  const cached = drawings.get(code);
  if (cached) return cached;
  const request = pictureRequestOf(code);
  if (!request) return undefined;
  const { drawing } = drawCode(request);
  drawings.set(code, drawing);
  return drawing;
}
