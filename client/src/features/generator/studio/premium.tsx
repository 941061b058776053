import { features } from '@canary/catalogue/features';
import type { DesignFeature } from '@canary/qr/design/required-features';
import { useNumbers } from '#shared/format/numbers.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { StatusOf } from '../feature-status.ts';
import styles from './premium.module.css';

interface PremiumBadgeProps {
  readonly feature: DesignFeature;
  readonly statusOf: StatusOf;
}

/** The price of a feature, or that it is coming soon; nothing for a feature that the user has unlocked. */
export function PremiumBadge({ feature, statusOf }: PremiumBadgeProps) {
  const { plural } = useNumbers();
  const status = statusOf(feature);
  if (status === 'unlocked') return null;
  if (status === 'soon') return <span className={styles.badge}>Coming soon</span>;
  return (
    <span className={styles.badge}>
      <Icon name="lock" size={12} /> {plural(features[feature].price, 'token')}
    </span>
  );
}

/** Says that a locked feature can be tried, and when it needs the unlock. */
export function TryNote({ feature, statusOf }: PremiumBadgeProps) {
  if (statusOf(feature) !== 'locked') return null;
  return <p className={styles.note}>Try it here. You only need the unlock to save or download the code.</p>;
}
