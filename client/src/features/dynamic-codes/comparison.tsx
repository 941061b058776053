import { type ReactNode, useState } from 'react';
import { Choice } from '#shared/ui/choice.tsx';
import { type Example, ExampleCode } from '#shared/ui/example-code.tsx';
import styles from './comparison.module.css';
import { type ExampleTarget, exampleLinks } from './example-links.ts';

/** Differences that follow from how the two kinds work. */
const differences = [
  {
    about: 'After printing',
    isDynamic: 'You can change where it leads as often as you like, and go back.',
    isStatic: 'It can’t be changed. A new target needs a new print.',
  },
  {
    about: 'How long it works',
    isDynamic: 'As long as this site does, because every scan goes through it.',
    isStatic: 'As long as its target does. It needs neither us nor an account.',
  },
  {
    about: 'Scans',
    isDynamic: 'Counted by hour, day, kind of device and country.',
    isStatic: 'Not counted. We never learn about them.',
  },
  {
    about: 'Types',
    isDynamic: 'Web addresses. Every scan needs a connection.',
    isStatic: 'All types. Text, contacts and Wi-Fi scan without a connection.',
  },
  {
    about: 'What this site learns',
    isDynamic: 'Your target, which it has to store, and how often the code is scanned.',
    isStatic: 'Nothing. What you type stays in your browser.',
  },
  {
    about: 'In print',
    isDynamic: 'Few, large squares, no matter how long the target is.',
    isStatic: 'The longer the content, the smaller the squares.',
  },
  {
    about: 'What you need',
    isDynamic: 'A free account, so that only you can change it.',
    isStatic: 'No account for links, texts and emails.',
  },
];

const targets: readonly { value: ExampleTarget; name: string }[] = [
  { value: 'summer', name: 'Summer menu' },
  { value: 'winter', name: 'Winter menu' },
  { value: 'closed', name: 'On holiday' },
];

const shown = (address: string) => address.replace('https://', '').toLowerCase();

/** A dynamic and a static code side by side, whose target the visitor changes. */
export function KindComparison() {
  const [target, setTarget] = useState<ExampleTarget>('summer');
  const address = exampleLinks.targets[target];
  return (
    <section className={styles.kinds} aria-labelledby="kinds">
      <div className={styles.try}>
        <h2 id="kinds">See the difference</h2>
        <p>
          Point both codes elsewhere and watch their squares. These are real codes, drawn by our generator,
          but example.com isn’t ours, so a scan of them leads nowhere.
        </p>
        <Choice
          legend="Where the codes lead"
          options={targets}
          value={target}
          onChoose={(value) => setTarget(value)}
        />
      </div>
      <KindCard
        name="Dynamic"
        code="short-link"
        contains={exampleLinks.short}
        target={address}
        traits={differences.map(({ about, isDynamic }) => ({ about, text: isDynamic }))}
      >
        The same squares for every target: what you have printed stays right.
      </KindCard>
      <KindCard
        name="Static"
        code={target}
        contains={address}
        target={address}
        traits={differences.map(({ about, isStatic }) => ({ about, text: isStatic }))}
      >
        Other squares for every target: what you have printed leads to the old one.
      </KindCard>
    </section>
  );
}

interface KindCardProps {
  readonly name: string;
  readonly code: Example;
  readonly contains: string;
  readonly target: string;
  readonly traits: readonly { readonly about: string; readonly text: string }[];
  readonly children: ReactNode;
}

function KindCard({ name, code, contains, target, traits, children }: KindCardProps) {
  return (
    <article className={styles.card} aria-label={`${name} codes`}>
      <h3>{name}</h3>
      <div className={styles.example}>
        <ExampleCode holds={code} />
        <dl>
          <dt>The code contains</dt>
          <dd>{shown(contains)}</dd>
          <dt>A scan leads to</dt>
          <dd aria-live="polite">{shown(target)}</dd>
        </dl>
        <p>{children}</p>
      </div>
      <dl className={styles.traits}>
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
