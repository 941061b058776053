import { Link } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { Example } from '../example.ts';
import { exampleImages } from '../example-images.ts';
import type { ExampleId } from '../examples.ts';
import styles from './example-figure.module.css';

const verdicts = {
  reads: { words: 'Reads', icon: 'check' },
  warned: { words: 'Reads, with a warning', icon: 'triangle-alert' },
  fails: { words: 'Fails on purpose', icon: 'x' },
} as const;

/** What the landing page makes without an account. */
const open: readonly string[] = ['url', 'text'];

/** A code that was drawn by the engine, what becomes of it under a scanner, and where to make one like it. */
export function ExampleFigure({ id, example }: { readonly id: ExampleId; readonly example: Example }) {
  const { title, caption, type, payload, verdict } = example;
  const { words, icon } = verdicts[verdict];
  return (
    <figure className={styles.figure}>
      <img
        src={exampleImages[id]}
        width={240}
        height={240}
        alt={`QR code, ${title.toLowerCase()}`}
        loading="lazy"
      />
      <figcaption className={styles.caption}>
        <span className={`${styles.verdict} ${styles[verdict]}`}>
          <Icon name={icon} size={15} /> {words}
        </span>
        <strong>{title}</strong>
        <span>{caption}</span>
        <code>{payload}</code>
        <Link to={open.includes(type) ? '/#generate' : generatorPath(type)}>
          {verdict === 'fails' ? 'Make one that reads' : 'Make your own'}
        </Link>
      </figcaption>
    </figure>
  );
}
