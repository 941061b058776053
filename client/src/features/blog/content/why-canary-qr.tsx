import { Link } from 'react-router-dom';
import { codeDefaults } from '#config/code-defaults.ts';
import { paths } from '#config/paths.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { ExampleRow } from '../example-row.tsx';

/** The article: what breaks codes, and what the site does about it. */
export default function WhyCanaryQr() {
  const { number } = useNumbers();
  return (
    <>
      <p>
        Nearly everything that you print can be proofread. A wrong price, a crooked logo, a telephone number
        with a digit missing: someone looks at the sheet and sees it. A QR code is the one thing on a poster
        that nobody in the room can read. It looks like a QR code, so it is approved. Whether it <em>is</em>{' '}
        one, you learn when the first stranger holds up a phone, waits, shrugs and walks on. Nobody writes to
        tell you. The code just doesn’t work, on five hundred copies.
      </p>
      <p>
        Miners took a canary along because it noticed bad air before they did. That is the whole idea of this
        site, and the name. A code is drawn, read again as a scanner would read it, compared with what you
        typed, and only then handed over.
      </p>

      <h2>Three ways to ruin a perfectly good code</h2>
      <p>
        Point your phone at these. All three were drawn by our engine, hold the same sentence and have the
        same error correction. The last two are broken on purpose.
      </p>
      <ExampleRow ids={['sound', 'no-quiet-zone', 'covered']} />
      <p>
        <strong>The quiet zone.</strong> A reader finds a code by its three big squares, and finds those by
        the light that surrounds them. The standard, ISO/IEC 18004, asks for four modules of empty space on
        every side; a module is the smallest square of the code. It is the first thing to be sacrificed,
        because in a layout it looks like wasted room. Crop it, or set the code flush into a dark box, and a
        code without a single wrong module can’t be found at all. We draw those four modules into every
        picture, so that cropping takes intent.
      </p>
      <p>
        <strong>The cover.</strong> Codes carry spare information, and a small logo lives off it. But the
        spare is limited, and a logo is damage like any other: it spends what was meant for scratches, folds
        and rain. At level M about 15&nbsp;% of the codewords can be made up for. The square in the third
        example covers more than that, so nothing is left to work with.
      </p>
      <p>
        <strong>The colours.</strong> The third way needs an article of its own, and{' '}
        <Link to="/blog/custom-qr-code-design">it has one</Link>. In short: a camera doesn’t see colours as
        you do, it sees light and dark, and two colours that look different can be the same shade of grey.
      </p>

      <h2>What happens when you press Download</h2>
      <ol>
        <li>
          The code is drawn in whole pixels. If a module were {number(7.3)} pixels wide, some would become 7
          and some 8, and their edges would blur. Ours are all 7, and what is left over goes to the margin.
        </li>
        <li>The picture becomes a PNG file, the very file that you will get, logo and colours included.</li>
        <li>
          A barcode reader (ZXing, the open-source engine behind a great many scanner apps) opens that file in
          a worker of your browser and reads the code from its pixels.
        </li>
        <li>
          The bytes that it read are compared with the bytes of what you typed. All of them, or it doesn’t
          count.
        </li>
      </ol>
      <p>
        Only a file that passes is saved. If it doesn’t, we don’t shrug: the likely remedies are tried there
        and then. Logo off, black on white, twice the size. You are offered the first one that really made
        your code readable, as a button. Nobody has to guess.
      </p>
      <p>
        Reading the file matters more than it sounds. A preview can be right while the file is wrong, since
        between the two lie scaling, colour management and compression. Most mistakes of picture software are
        made exactly there.
      </p>

      <h2>What a pass proves, and what it doesn’t</h2>
      <p>
        We would rather undersell this. One reader has read one perfect picture. It had no camera shake, no
        glare, no crease, no cheap lens. So a pass means that <strong>the file is correct</strong>: the right
        content, drawn without fault, in colours that can be told apart. It doesn’t mean that every phone will
        read it from across the street at dusk.
      </p>
      <p>That is why passing is not the only bar. You are also warned when</p>
      <ul>
        <li>two colours are so close that cameras will struggle, although our reader still managed;</li>
        <li>the code is light on dark, which some older scanners can’t read;</li>
        <li>a module is under four pixels wide, so that a printer has little to work with.</li>
      </ul>
      <p>
        And one thing no check can find: a wrong address. If you type the address of last year’s menu, we make
        a flawless code for last year’s menu. Scan your own code, on paper, and look at what opens. It takes
        ten seconds, and it is the only test that includes you.
      </p>

      <h2>Nothing to trust us with</h2>
      <p>
        Drawing and reading both happen in your browser. What you type into the generator is not sent to us
        and not stored by us, so there is nothing that could leak, be sold or be asked for. (If you want us to
        keep a code, your account can: your browser encrypts it first, and what we store can’t be read without
        your password or recovery code.) You needn’t take our word for it: after your first download, switch
        the connection off and make another code. It works, because there was nobody at the other end to begin
        with.
      </p>
      <p>
        The codes are static. They hold your content themselves and don’t lead through a server of ours, so
        they can’t expire, and we couldn’t switch one off if we wanted to. The price of that is honest, too:
        what a static code says can’t be changed after it was printed, and nobody counts how often it is
        scanned.
      </p>

      <h2>What we don’t do yet</h2>
      <p>
        You get a PNG of up to {number(codeDefaults.size.max)} pixels a side, and no other format. Your own
        logo, gradients and custom backgrounds are announced and not built. There are no dynamic codes and no
        statistics. What there is, what it costs and what is coming stands in{' '}
        <Link to="/blog/free-vs-premium-qr-generator">free vs premium</Link>, without small print.
      </p>
      <p>
        Until then the promise is a narrow one, and we keep it for every file: if we can’t read it, you don’t
        get it. The <Link to="/#generate">generator</Link> needs no account for links, texts and emails, and
        the <Link to={paths.faq}>questions and answers</Link> cover the rest.
      </p>
    </>
  );
}
