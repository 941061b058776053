import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { ExampleRow } from '../example-row.tsx';

export default function WhyCanaryQr() {
  return (
    <>
      <p>
        You can proofread nearly everything that you print. A wrong price, a crooked logo, a phone number with
        a missing digit: someone looks at the sheet and sees it. A QR code is the one thing on a poster that
        no person can read. It looks like a QR code, so it is approved. You find out whether it works when the
        first stranger holds up a phone, waits, shrugs and walks on. They won’t write to tell you. The code
        simply fails, on all five hundred copies.
      </p>
      <p>
        Miners took canaries underground because the birds noticed bad air before they did. That is the idea
        behind this site and its name. We draw your code, read it back as a scanner would, compare the result
        with what you typed, and only then give you the file.
      </p>

      <h2>Three ways to ruin a good code</h2>
      <p>
        Point your phone at these. Our engine drew all three; they contain the same sentence and have the same
        error correction level. The last two are broken on purpose.
      </p>
      <ExampleRow ids={['sound', 'no-quiet-zone', 'covered']} />
      <p>
        <strong>The quiet zone.</strong> A reader finds a code by its three large squares, and finds those by
        the light area around them. The standard, ISO/IEC 18004, requires four modules of empty space on every
        side; a module is the smallest square of the code. In a layout this space looks wasted, so it is often
        the first thing to go. If you crop it, or put the code into a dark box without a margin, readers can’t
        find the code even though every module is correct. Every picture from this site includes those four
        modules.
      </p>
      <p>
        <strong>The logo.</strong> Codes carry redundant data, which is why a small logo does no harm. But the
        redundancy is limited, and a logo is damage like any other: it uses up what was meant for scratches,
        folds and rain. Level M can restore about 15% of the codewords. The square in the third example covers
        more than that.
      </p>
      <p>
        <strong>The colours.</strong> They have{' '}
        <Link to="/blog/custom-qr-code-design">an article of their own</Link>. In short: a camera sees light
        and dark, not colours as you see them, and two colours that look different can be the same shade of
        grey.
      </p>

      <h2>What happens when you press Download</h2>
      <ol>
        <li>
          We draw the code at exactly the size that you chose, as the preview shows it. Where a square would
          end within a pixel, its edge moves to the nearest whole one, so that it stays sharp.
        </li>
        <li>We turn the picture into a file, with logo and colours. It is the file that you will get.</li>
        <li>
          A barcode reader (ZXing, the open-source engine behind many scanner apps) opens that file in the
          background of your browser and reads the code from its pixels.
        </li>
        <li>We compare the bytes that it read with the bytes of what you typed. All of them must match.</li>
      </ol>
      <p>
        Only a file that passes is saved. If it fails, we try the likely fixes at once: no logo, black on
        white, twice the size. A button then offers you the first one that makes your code scan, so you don’t
        have to guess.
      </p>
      <p>
        It matters that we read the file itself. A preview can be right while the file is wrong, because
        scaling, colour management and compression happen in between. That is where picture software makes
        most of its mistakes.
      </p>

      <h2>What a pass proves, and what it doesn’t</h2>
      <p>
        We don’t want to promise too much. One reader has read one perfect picture, without camera shake,
        glare, creases or a cheap lens. So a pass means that <strong>the file is correct</strong>: the right
        content, drawn without errors, in colours that a reader can distinguish. It doesn’t mean that every
        phone can read it from across the street at dusk.
      </p>
      <p>That is why you also get a warning when</p>
      <ul>
        <li>two colours are so similar that cameras may struggle, even if our reader could read them;</li>
        <li>the code is light on dark, which some older scanners can’t read;</li>
        <li>a module is narrower than four pixels, which is too little for many printers.</li>
      </ul>
      <p>
        One thing no check can find is a wrong address. If you type the address of last year’s menu, you get a
        flawless code for last year’s menu. So scan your own code, on paper, and look at what opens. It takes
        ten seconds, and no software can do it for you.
      </p>

      <h2>You don’t have to trust us</h2>
      <p>
        Drawing and reading both happen in your browser. What you type into the generator is neither sent to
        us nor stored by us, so it can’t leak or be sold. (If you want to keep a code, you can save it to your
        account: your browser encrypts it first, and it can’t be read without your password or recovery code.)
        You can verify this yourself: after your first download, go offline and make another code. It works,
        because no server is involved.
      </p>
      <p>
        Codes are static unless you choose otherwise. They contain your content and don’t go through one of
        our servers, so they never expire, and we couldn’t switch one off if we wanted to. This has a price,
        too: you can’t change the content of a static code after printing, and you can’t count its scans. For
        that there are <Link to={paths.dynamicQr}>dynamic codes</Link>, which contain a short link of this
        site. They work as long as this site does, and we count their scans, but not the people.
      </p>

      <h2>What we don’t do yet</h2>
      <p>
        You can’t make many codes at once, and dynamic codes can’t use a domain of your own. Read{' '}
        <Link to="/blog/free-vs-premium-qr-generator">free vs premium</Link> for what is available and what it
        costs.
      </p>
      <p>
        Until then we make one promise and keep it for every file: if we can’t read it, you don’t get it. The{' '}
        <Link to="/#generate">generator</Link> needs no account for links, texts and emails, and the{' '}
        <Link to={paths.faq}>FAQ</Link> covers the rest.
      </p>
    </>
  );
}
