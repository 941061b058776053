import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A fake IntersectionObserver, which jsdom lacks. */
export function fakeIntersectionObserver() {
  const observers = new Set<(entries: unknown[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly notify: (entries: unknown[]) => void;

      constructor(notify: (entries: unknown[]) => void) {
        this.notify = notify;
        observers.add(notify);
      }
      observe() {}
      disconnect() {
        observers.delete(this.notify);
      }
    },
  );
  return {
    /** Sets the visible share of sections, by id, from 0 to 1. */
    show(ratios: Readonly<Record<string, number>>) {
      const entries = Object.entries(ratios).map(([id, intersectionRatio]) => ({
        target: { id },
        intersectionRatio,
      }));
      act(() => {
        for (const notify of observers) notify(entries);
      });
    },
  };
}
