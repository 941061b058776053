import { createContext, use } from 'react';

/** Where menus are drawn: above the columns, which cut off what goes beyond them, and within the page's landmark. */
export const OverlayRoot = createContext<HTMLElement | null>(null);

export function useOverlayRoot(): HTMLElement | null {
  return use(OverlayRoot);
}
