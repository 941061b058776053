import { Link } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import type { PageSection } from '#shared/layout/sectioned-page.tsx';
import { ExampleCode } from '#shared/ui/example-code.tsx';
import { ButtonPart, FieldPart, NotePart, Picture, Stack, Steps } from './pictures.tsx';

/** Guides about making codes. */
export const codes: readonly PageSection[] = [
  {
    id: 'link',
    title: 'Make a code for a link',
    content: (
      <>
        <p>It needs no account and takes a few seconds.</p>
        <Steps>
          <li>
            Go to the <Link to="/#generate">generator</Link> on the home page. The URL tab is open.
          </li>
          <li>
            Type or paste the address; <strong>https://</strong> is added if you leave it out. The code
            appears as you type.
          </li>
          <li>Choose colours, a logo and a size under “Design”, or keep the defaults.</li>
          <li>
            Click <strong>Download</strong>. The file is read back and then saved as qr-code.png.
          </li>
          <li>Scan it from your screen to check where it leads.</li>
        </Steps>
        <Picture alt="A filled-in web address with its code, the Download button, and a message that the code was checked and saved as qr-code.png.">
          <Stack>
            <FieldPart label="Web address" value="https://example.com/menu" />
            <ButtonPart icon="download">Download</ButtonPart>
            <NotePart icon="check" look="good">
              Scans well. Saved as qr-code.png.
            </NotePart>
          </Stack>
          <ExampleCode holds="link" />
        </Picture>
        <p>
          <strong>Text</strong> and <strong>Email</strong> codes work in the same way, in the next tabs.
        </p>
      </>
    ),
  },
  {
    id: 'change-later',
    title: 'Make a code that you can change later',
    content: (
      <>
        <p>
          A dynamic code contains a short link of this site. You change where it leads after printing, for
          free and as often as you like. You need an account.
        </p>
        <Steps>
          <li>
            Open <Link to={`${generatorPath('url')}?changeable`}>URL</Link>, enter the address, and turn on{' '}
            <strong>Can be changed later</strong>.
          </li>
          <li>Design and download the code as usual, and print it.</li>
          <li>
            To change it, open it under <strong>Codes</strong> and choose <strong>Point elsewhere</strong>.
            The next scan leads to the new address.
          </li>
          <li>The same page shows how often it is scanned, pauses it, and goes back to earlier addresses.</li>
        </Steps>
        <Picture alt="A new web address with the button that saves it, and the code, which stays the same.">
          <Stack>
            <FieldPart label="New address" value="https://example.com/menu/winter" />
            <ButtonPart>Save</ButtonPart>
          </Stack>
          <ExampleCode holds="short-link" />
        </Picture>
        <p>
          It works as long as this site does.{' '}
          <Link to={paths.dynamicQr}>See how it differs from a static code.</Link>
        </p>
      </>
    ),
  },
  {
    id: 'embed',
    title: 'Put a code on a web page',
    content: (
      <>
        <p>
          Download the code as an SVG file and add it to your page like any picture. Or use an image address:
          the page then loads the picture from this site, and needs no file.
        </p>
        <Steps>
          <li>
            Make the code in the <Link to="/#generate">generator</Link>, and open <strong>Share</strong> below
            the design.
          </li>
          <li>
            Click <strong>Image address of this code</strong>. Unlike all else that you type there, the text
            of the code then reaches our server.
          </li>
          <li>Copy the address, the HTML or the Markdown into your page.</li>
        </Steps>
        <Picture alt="An image address with the button that copies it, and the code that it shows.">
          <Stack>
            <FieldPart label="Address" value="…/api/v1/qr.svg?data=https…" />
            <ButtonPart icon="copy">Copy</ButtonPart>
          </Stack>
          <ExampleCode holds="link" />
        </Picture>
        <p>
          Such a picture has no gradient, transparency or logo of your own, because visitors open it without
          logging in. <Link to={`${paths.developers}#images`}>For programs, there is more.</Link>
        </p>
      </>
    ),
  },
  {
    id: 'many',
    title: 'Make many codes at once',
    content: (
      <>
        <p>A code for each row of a table or for each serial number, up to 10,000, in one ZIP file.</p>
        <Steps>
          <li>
            Open <Link to={paths.bulk}>Many codes at once</Link> and choose a CSV or Excel file, paste a list,
            or enter the first and the last number.
          </li>
          <li>
            Check which column has what. Wrong rows can be corrected in place; otherwise they are left out.
          </li>
          <li>
            Choose the files’ names and size, or <strong>Labels on sheets</strong>, and click{' '}
            <strong>Make</strong>.
          </li>
          <li>
            With an account, the table is kept under <Link to={paths.history}>Codes</Link>, encrypted like a
            saved code, unless you choose otherwise. <strong>Make again</strong> opens it with the same look.
          </li>
        </Steps>
        <Picture alt="A table with 120 rows, the button that makes 120 codes, and a message that each file was read back.">
          <Stack>
            <FieldPart label="Table" value="tables.csv: 120 rows" />
            <ButtonPart>Make 120 codes</ButtonPart>
            <NotePart icon="check" look="good">
              120 files are in the ZIP file, and each was read back.
            </NotePart>
          </Stack>
          <ExampleCode holds="link" />
        </Picture>
        <p>
          Each file is read back before it is in the ZIP file. The list codes.csv says which row became which
          file. On labels, each code is read back at its place on the page. Without an account, the first 20
          codes are made.
        </p>
      </>
    ),
  },
  {
    id: 'bring-links',
    title: 'Bring your short links from another service',
    content: (
      <>
        <p>
          A list of the links of Bitly, Shlink, Kutt or Dub, or any table with addresses, becomes dynamic
          codes. You need an account. Links of the other service go on leading there: the new codes have short
          links of this site.
        </p>
        <Steps>
          <li>
            Download the list of your links as a CSV file from the other service, and choose it in{' '}
            <Link to={paths.bulk}>Many codes at once</Link>.
          </li>
          <li>
            If the table isn’t recognised, choose the type <strong>Dynamic code</strong> and the column with
            the addresses. A column with names is optional. It needs a confirmed email address.
          </li>
          <li>
            The page says how many links your account has left. Choose{' '}
            <strong>Make only the short links</strong> if you need no files, and click <strong>Make</strong>.
          </li>
          <li>
            <strong>Download the list</strong> gives you a table of the new links, and of the rows that were
            refused with the reason.
          </li>
        </Steps>
        <Picture alt="A list of 120 links of another service, the button that makes 120 short links, and a message that they are made.">
          <Stack>
            <FieldPart label="Table" value="links.csv: 120 rows" />
            <ButtonPart>Make 120 short links</ButtonPart>
            <NotePart icon="check" look="good">
              120 short links are made.
            </NotePart>
          </Stack>
          <ExampleCode holds="short-link" />
        </Picture>
        <p>
          If the connection is lost, <strong>Try again</strong> goes on where it stopped. No link is made
          twice.
        </p>
      </>
    ),
  },
  {
    id: 'wifi',
    title: 'Share your Wi-Fi with guests',
    content: (
      <>
        <p>Guests scan the code and are connected. You unlock Wi-Fi codes once, for one token.</p>
        <Steps>
          <li>
            Log in and open <Link to={generatorPath('wifi')}>Wi-Fi</Link>.
          </li>
          <li>Type the name of the network exactly as your router shows it, including capital letters.</li>
          <li>
            Type its password. Keep the security as it is, unless the network has WPA3 only, is very old or
            has no password.
          </li>
          <li>
            If the network hides its name, tick “The network is hidden”. Some phones don’t join such a network
            by a code.
          </li>
          <li>
            Download the code, which asks for the unlock the first time, print it and put it where your guests
            sit.
          </li>
        </Steps>
        <Picture alt="A network called Guests with its password, and the code that joins it.">
          <Stack>
            <FieldPart label="Network name (SSID)" value="Guests" />
            <FieldPart label="Password" value="come on in" />
          </Stack>
          <ExampleCode holds="wifi" />
        </Picture>
        <p>
          The code contains the password, and anyone who scans it can read it. Use a guest network, not the
          network of your own devices.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Put your contact details on a card',
    content: (
      <>
        <p>Scanning the code offers to save you as a contact. You unlock vCard codes once, for one token.</p>
        <Steps>
          <li>
            Log in and open <Link to={generatorPath('vcard')}>vCard</Link>.
          </li>
          <li>
            Fill in your name, and only those other fields that people need. Each one makes the squares
            smaller.
          </li>
          <li>
            Include the country code in the phone number, such as +1 201 555 0123, so that it works from
            abroad.
          </li>
          <li>
            Download the code, which asks for the unlock the first time, and scan it with one or two phones.
            They show the contact before they save it.
          </li>
        </Steps>
        <Picture alt="Name and email address of Ada Lovelace, and the code that offers to save them.">
          <Stack>
            <FieldPart label="First name" value="Ada" />
            <FieldPart label="Last name" value="Lovelace" />
            <FieldPart label="Email address" value="ada@example.com" />
          </Stack>
          <ExampleCode holds="contact" />
        </Picture>
        <p>
          You can’t change a printed code. If your number may change, use a link to a page about you instead.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'Get paid by a code on your invoice',
    content: (
      <>
        <p>Payment codes are free with an account. The payer checks everything before paying.</p>
        <Steps>
          <li>
            Log in and open the code of your country’s banks: <Link to={generatorPath('sepa')}>SEPA</Link> for
            euros, <Link to={generatorPath('swiss')}>Swiss bill</Link>,{' '}
            <Link to={generatorPath('pix')}>PIX</Link> for Brazil, or{' '}
            <Link to={generatorPath('upi')}>UPI</Link> for India.
          </li>
          <li>
            Enter the account and the name of its holder. Check digits are checked, so a mistyped number is
            noticed.
          </li>
          <li>Enter amount and reference, or leave the amount to the payer.</li>
          <li>Download the code, scan it with your own banking app, and put it on the invoice.</li>
          <li>
            For a Swiss bill, <strong>Print</strong> makes the receipt and the payment part, at the bottom of
            an A4 page or as a slip.
          </li>
        </Steps>
        <Picture alt="The account and the amount of an invoice, and the button that downloads its code.">
          <Stack>
            <FieldPart label="IBAN" value="DE89 3704 0044 0532 0130 00" />
            <FieldPart label="Amount (€)" value="12.30" />
            <ButtonPart icon="download">Download</ButtonPart>
          </Stack>
        </Picture>
        <p>
          Some standards fix more than the text. For these codes, “Size &amp; correction” shows what can’t be
          changed, and why. For many invoices at once, use <Link to={paths.bulk}>Many codes at once</Link>.
        </p>
      </>
    ),
  },
];
