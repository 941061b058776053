import { features } from '@canary/catalogue/features';
import type { DesignFeature } from '@canary/qr/design/required-features';
import { useUnlocks } from '#session/session.ts';

/** Whether the user may save designs with a feature, can unlock it, or has to wait for it. */
export type FeatureStatus = 'unlocked' | 'locked' | 'soon';

export type StatusOf = (feature: DesignFeature) => FeatureStatus;

/** The status of each feature for the visitor or the user. */
export function useFeatureStatus(): StatusOf {
  const unlocks = useUnlocks();
  return (feature) => {
    if (unlocks.has(feature)) return 'unlocked';
    return features[feature].available ? 'locked' : 'soon';
  };
}
