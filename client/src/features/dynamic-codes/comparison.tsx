import { type Example, ExampleCode } from '#shared/ui/example-code.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './comparison.module.css';
import { exampleLinks } from './example-links.ts';

/** Differences that follow from how the two kinds work, not from our plans. */
const differences = [
  {
    about: 'What it contains',
    isStatic: 'What you typed: a link, a text, a contact or a Wi-Fi password.',
    isDynamic: 'A short address of this site that redirects to your link.',
  },
  {
    about: 'After printing',
    isStatic: 'It can’t be changed. A new target needs a new code.',
    isDynamic: 'You can change the link behind the printed code.',
  },
  {
    about: 'How long it works',
    isStatic: 'As long as its target does. It needs neither us nor an account.',
    isDynamic: 'As long as this site is online, because every scan goes through it.',
  },
  {
    about: 'Types',
    isStatic: 'All nine types. Text, contacts and Wi-Fi scan without a connection.',
    isDynamic: 'Links only, and every scan needs a connection.',
  },
  {
    about: 'What this site learns',
    isStatic: 'Nothing. What you type stays in your browser.',
    isDynamic: 'Your link, which it has to store, and that someone scanned it.',
  },
  {
    about: 'In print',
    isStatic: 'The more it contains, the smaller its squares.',
    isDynamic: 'Few, large squares, no matter how long your link is.',
  },
  {
    about: 'What you need',
    isStatic: 'No account for links, texts and emails.',
    isDynamic: 'An account, so that only you can change it. The price is not decided yet.',
  },
];

/** Static and dynamic codes side by side. */
export function KindComparison() {
  return (
    <section className={styles.kinds} aria-labelledby="kinds">
      <h2 id="kinds">Two kinds of codes</h2>
      <KindCard
        name="Static"
        availability="What you make here today"
        code="long-link"
        content={exampleLinks.long}
        targets={[{ when: 'Always', url: 'example.com/menu/summer/on-the-terrace' }]}
        traits={differences.map(({ about, isStatic }) => ({ about, text: isStatic }))}
      />
      <KindCard
        name="Dynamic"
        availability="Coming soon"
        isUpcoming
        code="short-link"
        content={exampleLinks.short}
        targets={[
          { when: 'In June', url: 'example.com/menu/summer/on-the-terrace' },
          { when: 'In December', url: 'example.com/menu/winter/by-the-fire' },
        ]}
        traits={differences.map(({ about, isDynamic }) => ({ about, text: isDynamic }))}
      />
    </section>
  );
}

interface KindCardProps {
  readonly name: string;
  readonly availability: string;
  readonly isUpcoming?: boolean;
  readonly code: Example;
  readonly content: string;
  /** Where a scan leads, at different times. */
  readonly targets: readonly { readonly when: string; readonly url: string }[];
  readonly traits: readonly { readonly about: string; readonly text: string }[];
}

function KindCard({ name, availability, isUpcoming = false, code, content, targets, traits }: KindCardProps) {
  return (
    <article className={`${styles.card} ${isUpcoming ? styles.upcoming : ''}`} aria-label={`${name} codes`}>
      <header>
        <h3>{name}</h3>
        <p>{availability}</p>
      </header>
      <div className={styles.example}>
        <ExampleCode holds={code} look={isUpcoming ? 'canary' : 'print-safe'} />
        <div>
          <p className={styles.label}>The code contains</p>
          <p className={styles.address}>{content}</p>
          <ul>
            {targets.map(({ when, url }) => (
              <li key={when}>
                <Icon name="arrow-right" size={16} />
                <span className={styles.label}>{when}: </span>
                <span className={styles.address}>{url}</span>
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
