import { functionPatterns } from './patterns.ts';

const cache = new Map<number, Uint16Array>();

/**
 * Returns the module of each bit in the sequence of codewords, most significant bit of the first codeword first:
 * ISO/IEC 18004:2024 §7.7.3. After the codewords come 0 to 7 remainder bits.
 *
 * @param version 1 to 40
 * @returns numbers of modules, row after row: y × size + x
 */
export function bitModules(version: number): Uint16Array {
  const known = cache.get(version);
  if (known) return known;
  const { size, roles } = functionPatterns(version);
  const modules: number[] = [];
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The pairs of columns step over the vertical timing pattern.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = isUpwards ? size - 1 - step : step;
      for (const module of [y * size + right, y * size + right - 1]) {
        if (roles[module] === 'data') modules.push(module);
      }
    }
    isUpwards = !isUpwards;
  }
  const placed = Uint16Array.from(modules);
  cache.set(version, placed);
  return placed;
}
