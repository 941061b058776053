import type { Feature } from '@canary/catalogue/features';
import styles from './generator.module.css';
import { PremiumBadge, TryNote } from './studio/premium.tsx';

/** The price of a content type's unlock, with a hint that the type can be tried; nothing for an unlocked type. */
export default function TypePrice({ feature }: { readonly feature: Feature }) {
  return (
    <div className={styles.premium}>
      <PremiumBadge feature={feature} />
      <TryNote feature={feature} />
    </div>
  );
}
