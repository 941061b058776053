import type { Page } from '@canary/qr/paper/page';
import { useNumbers } from '#shared/format/numbers.ts';
import { PagePicture } from './page-picture.tsx';
import styles from './paper.module.css';

interface SheetPreviewProps {
  readonly page: Page;
  /** How many pages there are. */
  readonly pages: number;
  /** Whether the sheet can't be made with the current choices. */
  readonly isRefused: boolean;
}

/** The first page, with the outlines of its file. */
export function SheetPreview({ page, pages, isRefused }: SheetPreviewProps) {
  const { number } = useNumbers();
  const { width, height } = page;
  const size = `${number(Math.round(width))} × ${number(Math.round(height))} mm`;
  return (
    <figure className={styles.preview} data-refused={isRefused} aria-label="Preview of the page">
      <div className={styles.page} style={{ aspectRatio: `${width} / ${height}` }}>
        <PagePicture page={page} label="The first page" />
      </div>
      <figcaption className="fine">{pages > 1 ? `Page 1 of ${number(pages)}, ${size}` : size}</figcaption>
    </figure>
  );
}
