import type { Feature } from '@canary/catalogue/features';
import styles from './generator.module.css';
import { PremiumBadge, TryNote } from './studio/premium.tsx';

/** What the unlock of a content type costs, and that the type can be tried; nothing if it is unlocked. */
export default function TypePrice({ feature }: { readonly feature: Feature }) {
  return (
    <div className={styles.premium}>
      <PremiumBadge feature={feature} />
      <TryNote feature={feature} />
    </div>
  );
}
