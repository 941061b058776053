import { type Colours, colourProblem, symbolContrast } from '@canary/qr/colour';
import { examples } from '../examples.ts';
import styles from './contrast-table.module.css';

const pairs: readonly (Colours & { readonly name: string })[] = [
  { name: 'Black on white', foreground: '#000000', background: '#ffffff' },
  { name: 'Navy on white', ...examples['guest-wifi'].colours },
  { name: 'Teal on cream', ...examples.teal.colours },
  { name: 'Orange on white', foreground: '#e8590c', background: '#ffffff' },
  { name: 'Canary on ink', ...examples['canary-on-ink'].colours },
  { name: 'Canary on white', ...examples['canary-on-white'].colours },
  { name: 'Red on black', foreground: '#e03131', background: '#1a1a1a' },
  { name: 'Red on green', foreground: '#d0342c', background: '#2f7d32' },
];

const says = { 'too-close': 'Too close', inverted: 'Light on dark' } as const;

/** Pairs of colours with their contrast, by the engine's own rules. */
export function ContrastTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Colours</th>
          <th scope="col">Contrast</th>
          <th scope="col">We say</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => {
          const problem = colourProblem(pair);
          return (
            <tr key={pair.name}>
              <th scope="row">
                <span className={styles.name}>
                  <svg width={44} height={28} aria-hidden="true">
                    <rect width={44} height={28} rx={6} fill={pair.background} />
                    <rect x={12} y={6} width={20} height={16} fill={pair.foreground} />
                  </svg>
                  {pair.name}
                </span>
              </th>
              <td>{Math.round(symbolContrast(pair) * 100)}&nbsp;%</td>
              <td>{problem ? says[problem] : 'Fine'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
