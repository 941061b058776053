import styles from './avatar.module.css';

/** The first letter of a name; an empty ring for nobody. No text of its own: the name stands beside it. */
export function Avatar({ name }: { readonly name: string | undefined }) {
  return <span className={styles.avatar} data-initial={name && [...name][0]} aria-hidden="true" />;
}
