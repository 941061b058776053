import codes from '#assets/example-codes.svg';
import styles from './example-code.module.css';

/** The contents that scripts/drawn-assets.ts draws codes for. */
export type Example = 'link' | 'short-link' | 'summer' | 'winter' | 'closed' | 'wifi' | 'contact';

interface ExampleCodeProps {
  readonly holds: Example;
  /** `print-safe` is black on white, `canary` is the brand's colours, `pale` is yellow on white, which doesn't scan. */
  readonly look?: 'print-safe' | 'canary' | 'pale';
}

/** A scannable example code. It is hidden from screen readers, so put a text alternative around it. */
export function ExampleCode({ holds, look = 'print-safe' }: ExampleCodeProps) {
  return (
    <svg
      className={`${styles.code} ${styles[look]}`}
      data-colours=""
      width={120}
      height={120}
      aria-hidden="true"
    >
      <use href={`${codes}#${holds}`} />
    </svg>
  );
}
