import { type RefObject, useEffect } from 'react';

/** Height of the site's header in CSS pixels, with some space. */
const headerHeight = 72;
/** Space between the note and the lower edge of the window, in CSS pixels. */
const margin = 16;

/**
 * Keeps the note at the save bar in view and clear of the preview, and if possible of the form. Sets the CSS variable
 * `--lift`: how far the note is above its place.
 */
export function useBesidePreview(note: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const place = () => {
      const element = note.current;
      const form = element?.closest('form');
      const bar = element?.parentElement?.getBoundingClientRect();
      const preview = form?.querySelector('[data-preview]')?.getBoundingClientRect();
      if (!element || !form || !bar || !preview) return;
      const { right, height } = element.getBoundingClientRect();
      const isBeside = right <= preview.left;
      const isCovering = preview.top < bar.top && bar.top - preview.bottom < height;
      let lift = 0;
      if (isBeside) lift = Math.max(0, bar.bottom + margin - window.innerHeight);
      else if (isCovering) {
        const edges = [form.getBoundingClientRect().top, preview.top];
        const free = edges.find((edge) => edge - height > headerHeight);
        if (free !== undefined) lift = bar.top - free;
      }
      element.style.setProperty('--lift', `${lift}px`);
    };
    if (!isShown || !note.current) return undefined;
    place();
    // Its content may be loaded later.
    const observer = new MutationObserver(place);
    observer.observe(note.current, { childList: true, subtree: true, characterData: true });
    window.addEventListener('scroll', place, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place);
    };
  }, [note, isShown]);
}
