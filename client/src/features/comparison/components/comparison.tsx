import { Link } from 'react-router-dom';
import { Icon } from '#shared/ui/icon.tsx';
import { soon } from '../copy/soon.ts';
import { strengths } from '../copy/strengths.ts';
import styles from './comparison.module.css';
import { ComparisonTable } from './comparison-table.tsx';

/** What there is and for whom, what is coming, and what sets it apart. */
export function Comparison() {
  return (
    <>
      <ComparisonTable />

      <section className={styles.soon} aria-labelledby="soon">
        <h2 id="soon">Coming soon</h2>
        <p>
          Not there yet, and not to be paid for yet. We say so rather than show a button that does nothing.
        </p>
        <ul>
          {soon.map(({ name, text, to }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>
                {text} {to && <Link to={to}>More about it</Link>}
              </p>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="apart">
        <h2 id="apart">What sets it apart</h2>
        <ul className={styles.strengths}>
          {strengths.map(({ icon, title, text, to, action }) => (
            <li key={title}>
              <Icon name={icon} size={30} />
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={to}>
                {action} <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
