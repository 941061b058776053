import type { Level } from '@canary/qr/capacity';
import type { Design } from '@canary/qr/design/design';

/** The level at which a design holds the most: its own, or the lowest if it is chosen automatically. */
export function weakestLevel({ level }: Design): Level {
  return level === 'auto' ? 'L' : level;
}
