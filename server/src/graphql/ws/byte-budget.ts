/** Room for things that can be made again, by their size: when there is no more, the oldest make way. */
export interface Shelf {
  /** Puts something there. @param drop called when it has to make way */
  put(size: number, drop: () => void): void;
}

/**
 * @param room how much there is of it, in the unit of the sizes
 *
 * @example
 * const shelf = createShelf(10);
 * shelf.put(6, () => cache.delete('a'));
 * shelf.put(6, () => cache.delete('b')); // drops a
 */
export function createShelf(room: number): Shelf {
  /** By the function that drops it: those are in the order in which they came. */
  const sizes = new Map<() => void, number>();
  let taken = 0;
  return {
    put: (size, drop) => {
      sizes.set(drop, size);
      taken += size;
      for (const [dropOldest, itsSize] of sizes) {
        if (taken <= room) return;
        sizes.delete(dropOldest);
        taken -= itsSize;
        dropOldest();
      }
    },
  };
}
