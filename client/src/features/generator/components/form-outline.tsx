import type { ContentType } from '@canary/qr/content/content-type';
import styles from './form-outline.module.css';

/** What the form of a type asks for, where it can't be filled in yet. */
export function FormOutline({ type: { fields } }: { type: ContentType }) {
  return (
    <div className={styles.outline}>
      <h2>What the form asks for</h2>
      <ul>
        {fields.map(({ name, label }) => (
          <li key={name}>{label}</li>
        ))}
      </ul>
    </div>
  );
}
