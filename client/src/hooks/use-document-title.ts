import { useEffect } from 'react';
import { brand } from '#config/brand.ts';

/** Puts `title` before the product's name in the browser's tab; without it the document keeps its own title. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} – ${brand.name}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
