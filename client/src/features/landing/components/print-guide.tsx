import { useNumbers } from '#shared/format/numbers.ts';
import styles from './print-guide.module.css';
import { Section } from './section.tsx';

/** Ten to one between scanning distance and width is the printing trade's rule of thumb; pixels are for 300 dpi. */
const uses = [
  { use: 'Business card', distance: [20, 'cm'], width: 2, size: 256 },
  { use: 'Menu, flyer', distance: [40, 'cm'], width: 4, size: 512 },
  { use: 'Shop window', distance: [80, 'cm'], width: 8, size: 1024 },
  { use: 'Poster', distance: [1.5, 'm'], width: 15, size: 2048 },
  { use: 'Stand, banner', distance: [3, 'm'], width: 30, size: 4096 },
] as const;

export function PrintGuide() {
  const { number } = useNumbers();
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
              <td>
                {number(distance[0])} {distance[1]}
              </td>
              <td>{number(width)} cm</td>
              <td>{number(size)} px</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
