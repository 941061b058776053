import { Icon } from '#shared/ui/icon.tsx';
import { groups, type Row } from '../copy/rows.ts';
import styles from './comparison-table.module.css';

/** Who has what, today. */
export function ComparisonTable() {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        What visitors have, what a free account adds, and what is unlocked with tokens
      </caption>
      <thead>
        <tr>
          <th scope="col">Feature</th>
          <th scope="col">Visitor</th>
          <th scope="col">Logged in</th>
          <th scope="col">Unlocked</th>
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={4} className={styles.group}>
              {title}
            </th>
          </tr>
          {rows.map(({ name, visitor, account, unlocked }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Has it={visitor} />
              </td>
              <td>
                <Has it={account} />
              </td>
              <td>
                <Has it={unlocked} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Has({ it }: { readonly it: Row['unlocked'] | boolean }) {
  if (typeof it === 'string') return <span className={styles.price}>{it}</span>;
  return it ? (
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
