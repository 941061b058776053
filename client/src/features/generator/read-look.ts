import { readDesign } from '@canary/qr/design/read-design';
import type { Look } from '#shared/code/remembered-look.ts';

/**
 * Reads a look that was remembered or saved before a reload, possibly by another version of the site. Leaves out what it
 * can't read.
 */
export function readLook(value: unknown): Partial<Look> {
  const { design, size }: Record<string, unknown> = { ...Object(value) };
  const look = typeof size === 'string' ? { size } : {};
  try {
    return { ...look, design: readDesign(design) };
  } catch {
    return look;
  }
}
