import { useMemo } from 'react';
import { CodePicture } from '#shared/code/code-picture.tsx';
import { useDrawing } from '#shared/code/use-drawing.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { pictureRequestOf } from '../code-files.ts';
import { runOf, type SavedCode, typeIconOf } from '../history-entry.ts';
import styles from './code-thumbnail.module.css';

/** A small picture of a saved code, or the icon of many codes, hidden from screen readers because the name is beside it. */
export function CodeThumbnail({ code }: { readonly code: SavedCode }) {
  const { code: drawn } = useDrawing(useMemo(() => pictureRequestOf(code), [code]));
  if (drawn) return <CodePicture drawing={drawn.drawing} className={styles.picture} />;
  return (
    <span className={styles.placeholder}>
      <Icon name={runOf(code) ? typeIconOf(code) : 'scan-line'} size={24} />
    </span>
  );
}
