import { type Colours, colourProblem, symbolContrast } from '@canary/qr/colour';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { ExampleRow } from '../example-row.tsx';
import { examples } from '../examples.ts';
import styles from './contrast-table.module.css';

export default function CustomQrCodeDesign() {
  const { number } = useNumbers();
  return (
    <>
      <p>
        A QR code has to work for two audiences. One has taste and a brand manual. The other is a camera in a
        shaky hand under fluorescent light, which has a third of a second and sees in shades of grey. Most
        advice on custom codes is written for people. This article is about the camera, because a code that it
        can’t read is useless, however good it looks.
      </p>

      <h2>What a scanner looks for</h2>
      <p>Before a reader can read a single bit, it has to find the code. It looks for fixed patterns:</p>
      <ul>
        <li>
          the three <strong>finder patterns</strong>, the large squares in the corners. Keep them complete,
          square and in one dark colour;
        </li>
        <li>
          the smaller <strong>alignment patterns</strong> in larger codes, which help to correct a bent or
          slanted picture;
        </li>
        <li>
          the <strong>quiet zone</strong>, four modules of background on all four sides. It is part of the
          code: keep frames, text and the edge of the paper out of it.
        </li>
      </ul>
      <p>Everything else is data with redundancy, which gives you room for design.</p>

      <h2>Colour: calculate, don’t guess</h2>
      <p>
        What counts is not the hue but how much light each colour reflects. The measure is symbol contrast:
        the reflectance of the light modules minus that of the dark ones. ISO/IEC 15415, the standard for
        grading printed codes, requires 70% for grade A, 55% for B and 40% for C. We warn below 40%. Because
        no program can measure your ink, we use the luminance of the screen colours, which is a good estimate
        unless you print on brown cardboard.
      </p>
      <p>
        We learned a second rule from codes that failed. Readers work with the grey values of the picture
        file, and two saturated colours can have similar grey values although one is much brighter. So we also
        require the grey values to differ by a quarter of the scale. This is how our engine rates some pairs:
      </p>
      <ContrastTable />
      <p>
        Orange on white does better than most people expect, and red and green, easy to tell apart for most
        people, are nearly the same grey. Here is one address in four designs:
      </p>
      <ExampleRow ids={['teal', 'canary-on-ink', 'canary-on-white', 'pale']} />
      <p>
        The second has our own colours, and we warn about it too: it is light on dark. Phones read that; some
        older handheld scanners don’t. It is fine on a screen. On a parcel, use dark on light.
      </p>

      <h2>Two backgrounds under one code</h2>
      <p>
        Here is an example from this blog. We wanted the picture of our article on free and premium codes to
        show one code across two halves, with a white background on the left, a yellow one on the right, and
        black modules on both. Each half has more than enough contrast. One of our two readers failed anyway.
        It decides block by block what is dark and what is light, and where the halves met it took yellow for
        dark, because white was the brightest colour nearby. We drew another picture. The same applies to
        photographs and gradients: it isn’t enough that each part has contrast; neighbouring parts must work
        together.
      </p>

      <h2>Error correction is a budget</h2>
      <p>
        A code contains redundant data from which a reader can restore lost parts. There are four levels: L
        can restore about 7% of the codewords, M 15%, Q 25% and H 30%. A logo, a scratch and a coffee stain
        all use up the same budget.
      </p>
      <ExampleRow ids={['covered-l', 'covered-h']} />
      <p>
        The square covers 11% of each code. That is too much for level L, while level H still has something
        left for the coffee. Why not always use H? Because redundancy needs space. The same content at level H
        needs more and smaller modules, so you have to print the code larger. Our rule:{' '}
        <strong>H with a logo, M or Q without</strong>, and L only if the content doesn’t fit otherwise.
      </p>
      <p>
        Put a logo on a plate in the background colour, cover no more than 5 to 10% of the code, and keep
        clear of the fixed patterns. Ours is at the lower right, and moves by up to four modules to avoid
        alignment patterns. Codes with the logo are at least 41 modules wide: in smaller ones it would cover
        the only alignment pattern, and one of our two test readers couldn’t read those.
      </p>

      <h2>Size: divide by ten</h2>
      <p>
        A phone reads a code from about ten times its width. A menu held at 40 cm needs a code of 4 cm, a
        poster read from {number(1.5)} m needs 15 cm. That is true for a short address; long content has
        smaller modules, so print it larger.
      </p>
      <p>
        The calculation is simple. A code of 41 modules has 49 with its quiet zone. Printed 4 cm wide, a
        module measures {number(0.8)} mm, which every printer and phone can handle. Printed 2 cm wide, it
        measures {number(0.4)} mm, and you need good paper and a sharp focus. The cheapest way to larger
        modules is shorter content.
      </p>
      <ul>
        <li>
          At 300 dots per inch, {number(1024)} pixels print {number(8.7)} cm wide and {number(2048)} pixels{' '}
          {number(17.3)} cm. Download the size you need instead of enlarging a smaller file.
        </li>
        <li>
          If you must enlarge it, switch smoothing off (“nearest neighbour”), and never save it as a JPEG,
          which blurs the edges.
        </li>
        <li>Keep it flat. On a bottle, the whole code should be visible from one side.</li>
        <li>
          Prefer matt to glossy paper. The reflection of a lamp can hide more than any level can restore.
        </li>
      </ul>

      <h2>A checklist before you print</h2>
      <ol>
        <li>Dark on light, with a contrast of at least 40%, better 70%.</li>
        <li>Four modules of empty space on every side, in the layout as well as in the file.</li>
        <li>Level H with a logo, and nothing on the corner squares.</li>
        <li>Printed on the real paper, at the real size.</li>
        <li>Scanned from the real distance with the oldest phone you can borrow.</li>
      </ol>
      <p>
        The <Link to="/#generate">generator</Link> helps with the first three: it warns while you choose
        colours, draws the quiet zone, and reads the finished file back. Two colours, shapes, frames, icons
        and our canary are free; your own logo, gradients and pictures behind the code are unlocked with
        tokens, and follow the same rules. For designs that are known to work, see the{' '}
        <Link to={paths.themes}>themes</Link>.
      </p>
    </>
  );
}

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

const problems = { 'too-close': 'Too similar', inverted: 'Light on dark' } as const;

/** Pairs of colours with their contrast and the generator's verdict. */
function ContrastTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Colours</th>
          <th scope="col">Contrast</th>
          <th scope="col">Our verdict</th>
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
              <td>{Math.round(symbolContrast(pair) * 100)}%</td>
              <td>{problem ? problems[problem] : 'Fine'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
