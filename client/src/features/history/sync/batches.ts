/**
 * Splits a list into batches.
 *
 * @example batchesOf([1, 2, 3], 2); // [[1, 2], [3]]
 */
export function batchesOf<Item>(items: readonly Item[], size: number): Item[][] {
  const batches: Item[][] = [];
  for (let start = 0; start < items.length; start += size) batches.push(items.slice(start, start + size));
  return batches;
}
