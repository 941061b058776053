import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import prose from '#shared/layout/prose.module.css';

/** What the gallery claims of its designs, and what it can't. */
export function HowChecked() {
  return (
    <section className={prose.prose} aria-labelledby="how-checked">
      <h2 id="how-checked">How they were checked</h2>
      <p>
        This site’s tests draw each design with a short link and with 700 characters, from 256 to 1,024 pixels
        wide, and a barcode reader has to read every picture back, byte for byte. While one doesn’t read, the
        tests fail.
      </p>
      <p>
        Contrast is the difference in light between the two colours, which ISO/IEC 15415 calls symbol
        contrast: grade A from 70%, B from 55%. It is reckoned from the colours themselves. Paper, ink and a
        tired printer take some of it away, so print one and scan it before you print a thousand.
      </p>
      <p>
        All of them are dark on light. Canary yellow on ink, with which{' '}
        <Link to={paths.landing}>the generator</Link> starts, is the other way round: phones read it, but some
        older scanners can’t, and the generator says so. That is why it is not in this gallery.
      </p>
    </section>
  );
}
