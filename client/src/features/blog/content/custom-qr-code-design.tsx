import { type Colours, colourProblem, symbolContrast } from '@canary/qr/colour';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { ExampleRow } from '../example-row.tsx';
import { examples } from '../examples.ts';
import styles from './contrast-table.module.css';

/** The article: what of a code may be designed, and how far. */
export default function CustomQrCodeDesign() {
  const { number } = useNumbers();
  return (
    <>
      <p>
        A QR code has to look good to two audiences. One has taste and a brand manual. The other is a camera
        in a shaky hand, under a fluorescent tube, which has a third of a second and sees in grey. Most advice
        on custom codes is written for the first audience. This is for the second, because if it walks away,
        the first never gets anything to look at.
      </p>

      <h2>What a scanner looks for</h2>
      <p>Before it reads a single bit, a reader has to find the code, and it relies on fixed landmarks:</p>
      <ul>
        <li>
          the three <strong>finder patterns</strong>, the big squares in the corners. Leave them alone: whole,
          square, in one dark colour;
        </li>
        <li>
          the smaller <strong>alignment patterns</strong>, by which larger codes straighten a bent or slanted
          picture;
        </li>
        <li>
          the <strong>quiet zone</strong>, four modules of background on all four sides. It belongs to the
          code. A frame, a text or the edge of the paper doesn’t belong in it.
        </li>
      </ul>
      <p>Everything else is data with spares, and that is where design has its freedom.</p>

      <h2>Colour: calculate it, don’t squint</h2>
      <p>
        What counts is not the hue but how much light each colour gives back. The measure is symbol contrast:
        the reflectance of the light modules minus that of the dark ones. ISO/IEC 15415, the standard by which
        printed codes are graded, puts the limits at 70&nbsp;% for grade A, 55&nbsp;% for B and 40&nbsp;% for
        C. We warn below 40&nbsp;%. As no program can measure your ink, we calculate with the luminance of the
        screen colours, which is a fair stand-in as long as you don’t print on brown cardboard.
      </p>
      <p>
        There is a second rule, which we learnt from codes that failed. Readers work on the grey values of the
        picture file, in which two saturated colours can be much closer than their light is. So we also ask
        that those differ by a quarter of the scale. This is how our engine judges a few pairs:
      </p>
      <ContrastTable />
      <p>
        Orange on white does better than most people expect, and red on green, so obvious to many eyes, is one
        and the same grey. Now the same address in four dresses:
      </p>
      <ExampleRow ids={['teal', 'canary-on-ink', 'canary-on-white', 'pale']} />
      <p>
        The second is our own look, and we warn of it ourselves: light modules on a dark ground. Phones read
        that; some older hand scanners don’t. On a screen, enjoy it. On a parcel, use dark on light.
      </p>

      <h2>Two backgrounds under one code</h2>
      <p>
        A story from making this blog. The picture above our article on free and premium was meant to have one
        code across two halves, its background white on the left and canary on the right, the modules ink
        throughout. Both halves have contrast to spare. One of our two readers refused it. It decides block by
        block what is dark and what is light, and along the seam, where the brightest thing was white, it took
        canary for dark. We drew another picture. The lesson holds for photographs and gradients too: it isn’t
        enough that each part is fine; what lies side by side has to be fine together.
      </p>

      <h2>Error correction is a budget</h2>
      <p>
        A code repeats part of its content in a clever way, so that lost parts can be worked out. There are
        four levels: L makes up for about 7&nbsp;% of the codewords, M for 15&nbsp;%, Q for 25&nbsp;% and H
        for 30&nbsp;%. A logo, a scratch and a coffee stain all draw on the same account.
      </p>
      <ExampleRow ids={['covered-l', 'covered-h']} />
      <p>
        The square covers 11&nbsp;% of either code. At level L that is overdrawn; at level H there is still
        something left for the coffee. Why not always H, then? Because the spares need room. The same content
        at H makes a code of more and smaller modules, which has to be printed larger. Our rule:{' '}
        <strong>H with a logo, M or Q without</strong>, and L only when the content is so long that nothing
        else fits.
      </p>
      <p>
        A logo should sit on a plate of the background colour, cover no more than a twentieth to a tenth of
        the code, and stay clear of the landmarks. Ours lies off the centre, at the lower right, and moves by
        up to four modules to leave the alignment patterns free. Codes that carry it are made at least 41
        modules wide: in smaller ones it would lie on the only alignment pattern there is. One of the two
        readers that we test with couldn’t read those.
      </p>

      <h2>Size: divide by ten</h2>
      <p>
        A phone reads a code from about ten times its width. A menu that is held at 40 cm wants 4 cm, a poster
        read from {number(1.5)} m wants 15 cm. That holds for a short address; long content makes finer
        modules, and has to be printed larger.
      </p>
      <p>
        The sum behind it is short. A code of 41 modules has 49 with its quiet zone. Printed 4 cm wide, a
        module measures {number(0.8)} mm, which any printer and any phone can do. Printed 2 cm wide it is{' '}
        {number(0.4)} mm, and you start to depend on good paper and clean focus. The best way to a bigger
        module costs nothing: shorten the content.
      </p>
      <ul>
        <li>
          At 300 dots per inch, {number(1024)} pixels make {number(8.7)} cm and {number(2048)} make{' '}
          {number(17.3)} cm. Download what you need instead of enlarging what you have.
        </li>
        <li>
          If you must enlarge, switch smoothing off (“nearest neighbour”), and never let a JPEG come in
          between: it smears edges.
        </li>
        <li>
          Keep it flat. Around a bottle, a code should cover no more of the curve than you see at a glance.
        </li>
        <li>Matt beats glossy. A lamp’s reflection is a white blot that no level of correction knows of.</li>
      </ul>

      <h2>The list before you print</h2>
      <ol>
        <li>Dark on light, contrast of 40&nbsp;% or more, better 70&nbsp;%.</li>
        <li>Four modules of empty space on every side, in the layout too and not only in the file.</li>
        <li>Level H with a logo, and nothing on the corners.</li>
        <li>Printed on the real paper, at the real size.</li>
        <li>Scanned from the real distance, by the oldest phone that you can borrow.</li>
      </ol>
      <p>
        The <Link to="/#generate">generator</Link> does the first three with you: it warns while you choose
        colours, draws the quiet zone, and reads the finished file back. It has two free colours and our
        canary as the logo today. Your own logo, gradients and custom backgrounds are announced for later, and
        these rules are what they will be measured by. For a start that is known to work, look at the{' '}
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
