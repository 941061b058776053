import styles from './print-guide.module.css';
import { Section } from './section.tsx';

/** Ten to one between scanning distance and width is the printing trade's rule of thumb; pixels are for 300 dpi. */
const uses = [
  { use: 'Business card', distance: '20 cm', width: '2 cm', size: '256 px' },
  { use: 'Menu, flyer', distance: '40 cm', width: '4 cm', size: '512 px' },
  { use: 'Shop window', distance: '80 cm', width: '8 cm', size: '1,024 px' },
  { use: 'Poster', distance: '1.5 m', width: '15 cm', size: '2,048 px' },
  { use: 'Stand, banner', distance: '3 m', width: '30 cm', size: '4,096 px' },
];

export function PrintGuide() {
  return (
    <Section
      id="print"
      title="How large should it be?"
      lead="A phone reads a code from about ten times its width, if it holds no more than an address. Long texts make finer codes: print those larger."
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Used on</th>
            <th scope="col">Scanned from</th>
            <th scope="col">Print it wide</th>
            <th scope="col">Download</th>
          </tr>
        </thead>
        <tbody>
          {uses.map(({ use, distance, width, size }) => (
            <tr key={use}>
              <th scope="row">{use}</th>
              <td>{distance}</td>
              <td>{width}</td>
              <td>{size}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
