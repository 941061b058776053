import codes from '#assets/example-codes.svg';
import styles from './example-code.module.css';

/** What there is a code of: see scripts/drawn-assets.ts. */
export type Example = 'link' | 'long-link' | 'short-link' | 'wifi' | 'contact';

interface ExampleCodeProps {
  readonly holds: Example;
  /** Its colours: black on white, the brand's, or yellow on white, which no reader likes. */
  readonly look?: 'print-safe' | 'canary' | 'pale';
}

/** A code in a picture. It can be scanned; what it says to those who don't see it is the picture's business. */
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
