import type { Feature } from '@canary/catalogue/features';
import type { Design } from '@canary/qr/design/design';
import { requiredFeatures } from '@canary/qr/design/required-features';
import { featureOf } from '#config/generators.ts';

/**
 * The features that must be unlocked for a file of a code: those of its content type and of its design.
 *
 * @param type the id of the content type
 */
export function neededFeatures(type: string, design: Design): readonly Feature[] {
  return [featureOf[type] ?? [], requiredFeatures(design)].flat();
}
