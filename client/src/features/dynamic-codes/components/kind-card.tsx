import { type Example, ExampleCode } from '#shared/ui/example-code.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './comparison.module.css';

interface KindCardProps {
  readonly name: string;
  /** Whether it can be had. */
  readonly standing: string;
  readonly isToCome?: boolean;
  readonly code: Example;
  /** What the code says. */
  readonly holds: string;
  /** Where whoever scans it comes to. */
  readonly stops: readonly { readonly when: string; readonly target: string }[];
  readonly traits: readonly { readonly about: string; readonly text: string }[];
}

/** One kind of codes: an example that can be scanned, where it leads, and what is to be known about the kind. */
export function KindCard({ name, standing, isToCome = false, code, holds, stops, traits }: KindCardProps) {
  return (
    <article className={`${styles.card} ${isToCome ? styles.toCome : ''}`} aria-label={`${name} codes`}>
      <header>
        <h3>{name}</h3>
        <p>{standing}</p>
      </header>
      <div className={styles.example}>
        <ExampleCode holds={code} look={isToCome ? 'canary' : 'print-safe'} />
        <div>
          <p className={styles.label}>The code says</p>
          <p className={styles.address}>{holds}</p>
          <ul>
            {stops.map(({ when, target }) => (
              <li key={when}>
                <Icon name="arrow-right" size={16} />
                <span className={styles.label}>{when}: </span>
                <span className={styles.address}>{target}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <dl>
        {traits.map(({ about, text }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
