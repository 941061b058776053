import { type RefObject, useLayoutEffect } from 'react';

/** Height of the site's header in CSS pixels, with some space. */
const headerHeight = 72;
/** Space between the note and the lower edge of the window, in CSS pixels. */
const margin = 16;

/**
 * Keeps the note at the save bar in view, so that it covers neither the preview nor, if possible, the form. Sets the
 * note's CSS variable `--lift`: how far the note is above its usual place.
 *
 * @param content of the note, whose parent is the note
 */
export function useBesidePreview(content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = () => {
      const element = content.current?.parentElement;
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
    // Placed after each render, because the height of the note depends on its text.
    place();
    window.addEventListener('scroll', place, { passive: true });
    return () => window.removeEventListener('scroll', place);
  });
}
