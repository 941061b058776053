/** Limits the memory of caches whose entries can be computed again. Over the limit, the oldest entries are evicted. */
export interface ByteBudget {
  /** Counts an entry. @param evict called when the entry has to make room for newer entries */
  add(bytes: number, evict: () => void): void;
}

/**
 * @param limit how many bytes all entries may have together
 * @param entryBytes the memory of each entry besides the bytes with which it is added
 *
 * @example
 * const budget = createByteBudget(10);
 * budget.add(6, () => cache.delete('a'));
 * budget.add(6, () => cache.delete('b')); // evicts a
 */
export function createByteBudget(limit: number, entryBytes = 0): ByteBudget {
  /** Sizes by evict function, oldest first. */
  const sizes = new Map<() => void, number>();
  let total = 0;
  return {
    add: (bytes, evict) => {
      sizes.set(evict, bytes + entryBytes);
      total += bytes + entryBytes;
      for (const [evictOldest, size] of sizes) {
        if (total <= limit) return;
        sizes.delete(evictOldest);
        total -= size;
        evictOldest();
      }
    },
  };
}
