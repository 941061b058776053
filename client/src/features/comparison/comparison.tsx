import { Link } from 'react-router-dom';
import { launch } from '#config/launch.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './comparison.module.css';
import { type FeatureRow, featureGroups, strengths } from './feature-list.ts';

/** The features for visitors and users, what is coming, and the product's strengths. */
export function Comparison() {
  return (
    <>
      <ComparisonTable />

      <section className={styles.soon} aria-labelledby="soon">
        <h2 id="soon">Coming soon</h2>
        <p>{launch.text}</p>
      </section>

      <section aria-labelledby="strengths">
        <h2 id="strengths">What sets us apart</h2>
        <ul className={styles.strengths}>
          {strengths.map(({ icon, title, text, to, action }) => (
            <li key={title}>
              <Icon name={icon} size={30} />
              <h3>{title}</h3>
              <p>{text}</p>
              <Link className="link" to={to}>
                {action} <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function ComparisonTable() {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        Features for visitors, features of a free account, and features unlocked with tokens
      </caption>
      <thead>
        <tr>
          <th scope="col">Feature</th>
          <th scope="col">Visitor</th>
          <th scope="col">Logged in</th>
          <th scope="col">Unlocked</th>
        </tr>
      </thead>
      {featureGroups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={4} className={styles.group}>
              {title}
            </th>
          </tr>
          {rows.map(({ name, to, visitor, account, unlocked }) => (
            <tr key={name}>
              <th scope="row">{to ? <Link to={to}>{name}</Link> : name}</th>
              <td>
                <Availability value={visitor} />
              </td>
              <td>
                <Availability value={account} />
              </td>
              <td>
                <Availability value={unlocked} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Availability({ value }: { readonly value: FeatureRow['unlocked'] | boolean }) {
  if (typeof value === 'string') return <span className={styles.price}>{value}</span>;
  return value ? (
    <>
      <Icon name="check" size={20} className={styles.yes} />
      <span className="visually-hidden">Yes</span>
    </>
  ) : (
    <>
      <span className={styles.no} aria-hidden="true" />
      <span className="visually-hidden">No</span>
    </>
  );
}
