import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import styles from './no-answer.module.css';

/** Where to go from here when no question has what was looked for. */
export function NoAnswer({ query, onClear }: { readonly query: string; onClear(): void }) {
  return (
    <section className={styles.empty} aria-labelledby="no-answer">
      <h2 id="no-answer">Nothing here about “{query}”</h2>
      <p>
        Try another word, look into the <Link to={paths.help}>Help Center</Link>, or ask us.
      </p>
      <div className={styles.actions}>
        <Link className={buttonClass()} to={paths.contact}>
          Ask us
        </Link>
        <Button look="secondary" onClick={onClear}>
          Show all questions
        </Button>
      </div>
    </section>
  );
}
