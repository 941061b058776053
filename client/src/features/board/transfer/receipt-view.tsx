import styles from './import.module.css';
import type { Receipt, ReceiptNote } from './receipt.ts';
import { describeNote } from './receipt-text.ts';

/** How many cards or rows of a note are named. */
const maxShown = 5;

interface ReceiptViewProps {
  readonly receipt: Receipt;
  readonly caption: string;
}

/** The contents of a file and of the board, and what was changed or left out, with the reasons. */
export function ReceiptView({ receipt: { counts, notes }, caption }: ReceiptViewProps) {
  return (
    <>
      <table className={styles.counts}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">In the file</th>
            <th scope="col">On the board</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ what, found, imported }) => (
            <tr key={what}>
              <th scope="row">{what[0]?.toUpperCase() + what.slice(1)}</th>
              <td>{found.toLocaleString('en')}</td>
              <td>{imported.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Notes title="Changed" notes={notes.filter(({ outcome }) => outcome === 'changed')} />
      <Notes title="Left out" notes={notes.filter(({ outcome }) => outcome === 'left out')} />
    </>
  );
}

function Notes({ title, notes }: { readonly title: string; readonly notes: readonly ReceiptNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes}>
      <h3>{title}</h3>
      <ul>
        {notes.map((note) => (
          <li key={note.what}>{describeNote(note, maxShown)}</li>
        ))}
      </ul>
    </section>
  );
}
