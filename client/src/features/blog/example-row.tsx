import { Link } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './example-row.module.css';
import { type Example, type ExampleId, examples } from './examples.ts';

/** The URLs of the drawn examples, by the paths of their files. */
export const exampleImages = import.meta.glob<string>('./assets/examples/*.svg', {
  eager: true,
  import: 'default',
});

const verdicts = {
  reads: { text: 'Scans', icon: 'check' },
  warned: { text: 'Scans, with a warning', icon: 'triangle-alert' },
  fails: { text: 'Fails on purpose', icon: 'x' },
} as const;

/** The types that the landing page makes without an account. */
const freeTypes: readonly string[] = ['url', 'text'];

/** Examples side by side, or one below the other on small screens. */
export function ExampleRow({ ids }: { readonly ids: readonly ExampleId[] }) {
  return (
    <div className={styles.row}>
      {ids.map((id) => (
        <ExampleFigure key={id} id={id} example={examples[id]} />
      ))}
    </div>
  );
}

/** A code that `pnpm generate` has drawn, its verdict, and a link to make a similar code. */
function ExampleFigure({ id, example }: { readonly id: ExampleId; readonly example: Example }) {
  const { title, caption, type, payload, verdict } = example;
  const { text, icon } = verdicts[verdict];
  return (
    <figure className={styles.figure}>
      <img
        src={exampleImages[`./assets/examples/${id}.svg`]}
        width={240}
        height={240}
        alt={`QR code, ${title.toLowerCase()}`}
        loading="lazy"
      />
      <figcaption className={styles.caption}>
        <span className={`${styles.verdict} ${styles[verdict]}`}>
          <Icon name={icon} size={15} /> {text}
        </span>
        <strong>{title}</strong>
        <span>{caption}</span>
        <code>{payload}</code>
        <Link to={freeTypes.includes(type) ? '/#generate' : generatorPath(type)}>
          {verdict === 'fails' ? 'Make one that scans' : 'Make your own'}
        </Link>
      </figcaption>
    </figure>
  );
}
