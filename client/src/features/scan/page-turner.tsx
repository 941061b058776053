import { IconButton } from '#shared/ui/button.tsx';
import type { ScannedFile } from './file-scan.ts';

interface PageTurnerProps {
  readonly scanned: ScannedFile;
  onTurn(page: number): void;
}

/** Turns the pages of a PDF file. */
export function PageTurner({ scanned: { page, pages }, onTurn }: PageTurnerProps) {
  return (
    <nav className="row" aria-label="Pages of the file">
      <IconButton
        icon="arrow-left"
        label="Previous page"
        aria-disabled={page === 1}
        onClick={() => page > 1 && onTurn(page - 1)}
      />
      <span>
        Page {page} of {pages}
      </span>
      <IconButton
        icon="arrow-right"
        label="Next page"
        aria-disabled={page === pages}
        onClick={() => page < pages && onTurn(page + 1)}
      />
    </nav>
  );
}
