import { PRINT_SAFE } from '../../qr/src/colour.ts';
import { readsAs } from '../../qr/src/read-back.ts';
import { drawPixels } from '../../qr/src/testing/draw-pixels.ts';
import { setReaderFromDisk } from '../../qr/src/testing/reader.ts';
import { contenders } from './contenders.ts';
import { samples } from './samples.ts';

/**
 * Checks that all libraries do the same work.
 *
 * @throws if a library's code for a sample doesn't read back, or differs by more than one version: not all mix modes
 */
export async function checkContenders(): Promise<void> {
  setReaderFromDisk();
  for (const [type, payloadOf] of Object.entries(samples)) {
    const payload = payloadOf(0);
    const sizes = new Set<number>();
    for (const { name, matrix } of contenders) {
      const code = matrix(payload);
      sizes.add(code.size);
      const reads = await readsAs(drawPixels(code, PRINT_SAFE, 512), payload);
      if (!reads) throw new Error(`The code that ${name} makes for ${type} does not read back.`);
    }
    if (Math.max(...sizes) - Math.min(...sizes) > 4)
      throw new Error(`The codes for ${type} differ in size: ${[...sizes].join(', ')}`);
  }
  console.log(`Every library's code for all ${Object.keys(samples).length} types reads back.\n`);
}
