import { RenderingWorkers } from '@canary/rendering/browser/rendering-workers';
import { reloadIfOutdated } from '#shared/browser/new-version.ts';

/**
 * Returns workers for drawing, writing and grading codes. Stop them after use.
 *
 * @param size how many tasks may run at the same time
 */
export function createRenderingWorkers(size = 1): RenderingWorkers {
  // A worker may fail because its code is gone, after a newer version of the site was deployed.
  return new RenderingWorkers(() => void reloadIfOutdated(), size);
}
