import { readDesign } from '@canary/qr/design/read-design';
import type { Look } from '#shared/code/remembered-look.ts';

/**
 * Reads a look that was remembered or saved before a reload, possibly by another version of the site. Leaves out what it
 * can't read.
 *
 * @param value the look, or its JSON
 */
export function readLook(value: unknown): Partial<Look> {
  const { design, size }: Record<string, unknown> = { ...Object(parsed(value)) };
  const look = typeof size === 'string' ? { size } : {};
  try {
    return { ...look, design: readDesign(design) };
  } catch {
    return look;
  }
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
