import type { Feature } from '@canary/catalogue/features';
import type { Design } from '@canary/qr/design/design';
import { requiredFeatures } from '@canary/qr/design/required-features';
import { featureOf } from '#config/generators.ts';

/**
 * Returns the features that a code needs before it leaves the generator: that of its content type, then those of its
 * design.
 *
 * @param type id of the content type
 */
export function neededFeatures(type: string, design: Design): readonly Feature[] {
  const feature = featureOf[type];
  return [...(feature ? [feature] : []), ...requiredFeatures(design)];
}
