import { brand } from '#config/brand.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Section } from './section.tsx';
import styles from './why.module.css';

const boxes = [
  {
    title: 'Free',
    note: 'Now, and without an account',
    look: styles.free,
    icon: 'check',
    features: [
      'URL, Text and Email codes',
      'PNG download from 256 to 4,096 pixels',
      'Your choice of colours, with a warning when they are risky',
      'Print-safe black on white in one click',
      'Every picture read back before it is saved',
      'Works as well on a phone as on a desk',
    ],
  },
  {
    title: 'Premium',
    note: 'Unlocked once with tokens, no subscription',
    look: styles.premium,
    icon: 'sparkles',
    features: [
      'Phone, SMS, Wi-Fi and vCard codes, a token each',
      'Soon: your own logo inside the code',
      'Soon: gradients and advanced colours',
      'Soon: a custom background, a picture or none at all',
      'A new account starts with 5 tokens',
      'With it, a history of your codes, end-to-end encrypted',
    ],
  },
] as const;

export function Why() {
  return (
    <Section
      id="why"
      title={`Why ${brand.name}?`}
      lead="Miners took a canary along because it warned them before it was too late. Ours warns you before the posters are printed."
    >
      <div className={styles.boxes}>
        {boxes.map(({ title, note, look, icon, features }) => (
          <div key={title} className={`${styles.box} ${look}`}>
            <h3>{title}</h3>
            <p className={styles.note}>{note}</p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>
                  <Icon name={icon} size={19} /> {feature}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
