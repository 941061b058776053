import type { Feature } from '@canary/catalogue/features';
import { prices } from '@canary/catalogue/prices';
import { useUnlocks } from '#session/session.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Badge } from '#shared/ui/badge.tsx';

interface PremiumBadgeProps {
  readonly feature: Feature;
}

/** The price of a feature; nothing for a feature that the user has unlocked. */
export function PremiumBadge({ feature }: PremiumBadgeProps) {
  const { plural } = useNumbers();
  const unlocks = useUnlocks();
  if (unlocks.has(feature)) return null;
  return <Badge icon="lock">{plural(prices[feature], 'token')}</Badge>;
}

/** Says that a locked feature can be tried, and when it needs the unlock. */
export function TryNote({ feature }: PremiumBadgeProps) {
  const unlocks = useUnlocks();
  if (unlocks.has(feature)) return null;
  return <p className="fine">Try it here. You only need the unlock to save or download the code.</p>;
}
