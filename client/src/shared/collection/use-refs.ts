import { type RefCallback, type RefObject, useCallback } from 'react';

type ElementRef = RefObject<HTMLElement | null> | ((node: HTMLElement | null) => unknown) | undefined;

/** A ref that sets several refs. It returns nothing: React would call the result of react-dnd's refs for cleanup. */
export function useRefs(...refs: readonly ElementRef[]): RefCallback<HTMLElement> {
  return useCallback((node) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: the array is new on each render, its refs are not
  }, refs);
}
