/**
 * A list in pieces of at most that many.
 *
 * @example batches([1, 2, 3], 2); // [[1, 2], [3]]
 */
export function batches<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const pieces: Item[][] = [];
  for (let at = 0; at < items.length; at += most) pieces.push(items.slice(at, at + most));
  return pieces;
}
