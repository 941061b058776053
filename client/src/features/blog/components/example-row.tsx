import { type ExampleId, examples } from '../examples.ts';
import { ExampleFigure } from './example-figure.tsx';
import styles from './example-row.module.css';

/** Codes side by side, or one below the other where there is no room. */
export function ExampleRow({ ids }: { readonly ids: readonly ExampleId[] }) {
  return (
    <div className={styles.row}>
      {ids.map((id) => (
        <ExampleFigure key={id} id={id} example={examples[id]} />
      ))}
    </div>
  );
}
