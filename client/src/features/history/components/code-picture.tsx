import type { SavedCode } from '@canary/vault/record';
import { CodePicture } from '#shared/code/code-picture.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { drawingOf } from '../lib/drawing.ts';
import styles from './code-picture.module.css';

/** A small picture of a saved code. Its name stands beside it. */
export function CodeThumbnail({ code }: { readonly code: SavedCode }) {
  const drawing = drawingOf(code);
  if (drawing) return <CodePicture drawing={drawing} className={styles.picture} />;
  return (
    <span className={styles.none}>
      <Icon name="scan-line" size={24} />
    </span>
  );
}
