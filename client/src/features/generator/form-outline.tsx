import type { ContentType } from '@canary/qr/content/content-type';
import styles from './form-outline.module.css';

/** The labels of a type's fields, shown while the type is locked. */
export function FormOutline({ type: { fields } }: { type: ContentType }) {
  return (
    <div className={styles.outline}>
      <h2>What you can enter</h2>
      <ul>
        {fields.map(({ name, label }) => (
          <li key={name}>{label}</li>
        ))}
      </ul>
    </div>
  );
}
