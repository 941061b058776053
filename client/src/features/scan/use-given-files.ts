import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped anywhere on the page or pasted into it.
 *
 * @param onFiles receives the files: none if there are none, such as in a copied text
 * @returns whether files are dragged over the page
 */
export function useGivenFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isDragged, setDragged] = useState(false);
  const take = useEffectEvent((data: DataTransfer | null) => onFiles([...(data?.files ?? [])]));
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const onDragOver = (event: DragEvent) => {
      // Otherwise the browser would open the file.
      event.preventDefault();
      setDragged(hasFiles(event));
    };
    const onDragLeave = (event: DragEvent) => {
      // Within the page, the pointer enters another element.
      if (event.relatedTarget === null) setDragged(false);
    };
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      setDragged(false);
      take(event.dataTransfer);
    };
    const onPaste = (event: ClipboardEvent) => {
      event.preventDefault();
      take(event.clipboardData);
    };
    window.addEventListener('dragover', onDragOver, { signal });
    window.addEventListener('dragleave', onDragLeave, { signal });
    window.addEventListener('drop', onDrop, { signal });
    window.addEventListener('paste', onPaste, { signal });
    return () => listening.abort();
  }, []);
  return isDragged;
}
