import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stands in for the browser's IntersectionObserver, which jsdom has not: a test says what is in sight. */
export function fakeSight() {
  const observers = new Set<(entries: unknown[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: unknown[]) => void) {
        observers.add(tell);
      }
      observe() {}
      disconnect() {
        observers.delete(this.tell);
      }
    },
  );
  return {
    /** Says how much of each section, by its id, is in sight: from 0 to 1. */
    show(ratios: Readonly<Record<string, number>>) {
      const entries = Object.entries(ratios).map(([id, intersectionRatio]) => ({
        target: { id },
        intersectionRatio,
      }));
      act(() => {
        for (const tell of observers) tell(entries);
      });
    },
  };
}
