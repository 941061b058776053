import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Whether the focused element was removed. */
export const isFocusLost = () => document.activeElement === document.body;

/**
 * Moves the focus when the editor that had the focus has disappeared.
 *
 * @param find the element to focus
 */
export function useFocusReturn(isEditing: boolean, find: () => HTMLElement | null | undefined): void {
  const wasEditing = useRef(false);
  const moveFocus = useEffectEvent(() => find()?.focus({ preventScroll: true }));
  useEffect(() => {
    if (wasEditing.current && !isEditing && isFocusLost()) moveFocus();
    wasEditing.current = isEditing;
  }, [isEditing]);
}

/** Focuses an element when the focus is requested. @param onFocused ends the request */
export function useRequestedFocus(
  isRequested: boolean,
  find: () => HTMLElement | null | undefined,
  onFocused: () => void,
): void {
  const focus = useEffectEvent(() => {
    find()?.focus({ preventScroll: true });
    onFocused();
  });
  useLayoutEffect(() => {
    if (isRequested) focus();
  }, [isRequested]);
}
