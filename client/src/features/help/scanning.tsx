import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { PageSection } from '#shared/layout/sectioned-page.tsx';
import { ExampleCode } from '#shared/ui/example-code.tsx';
import {
  ButtonPart,
  ColoursPicture,
  DistancePicture,
  FieldPart,
  NotePart,
  Picture,
  Stack,
  Steps,
} from './pictures.tsx';

/** Guides about codes that scan well. */
export const scanning: readonly PageSection[] = [
  {
    id: 'colours',
    title: 'Choose colours that scan',
    content: (
      <>
        <p>Cameras look for dark squares on a light background. The closer you stay to that, the better.</p>
        <ColoursPicture />
        <Steps>
          <li>Choose a dark colour for the code and a light one for the background.</li>
          <li>
            Check the message below the colours. It warns you when the contrast is too low, and when the code
            is lighter than its background, which some older scanners can’t read.
          </li>
          <li>
            If in doubt, click <strong>Print-safe</strong> below the preview for black on white.
          </li>
        </Steps>
        <p>
          The <Link to={paths.themes}>themes</Link> are pairs of colours that have been checked.
        </p>
      </>
    ),
  },
  {
    id: 'print',
    title: 'Choose the right print size',
    content: (
      <>
        <p>A phone reads a code with a short address from about ten times its width.</p>
        <DistancePicture />
        <Steps>
          <li>
            Estimate the distance that people scan from, and divide it by ten. The code should be that wide,
            and at least 2 cm.
          </li>
          <li>
            Open the options with the arrow beside <strong>Download</strong>. For a print shop choose PDF or
            SVG, which are sharp at every size, and enter the width in millimetres or inches. The dialog says
            from how far away the code scans.
          </li>
          <li>
            For a PNG, choose 512 pixels for 4 cm, 1,024 for 8 cm, 2,048 for 15 cm, 4,096 for 30 cm. See the{' '}
            <Link to="/#print">table on the home page</Link>.
          </li>
          <li>
            Or click <strong>Print</strong> in the same options, choose the paper and enter a width. For a
            table or a door, choose <strong>Poster or table card</strong>: a page with a title, the code and
            its address, or several cards on a page with marks to cut. Print it at a scale of 100%, or
            download it as a PDF.
          </li>
          <li>
            For stickers, click <strong>Labels</strong>, and choose your sheet or enter its measures. Labels
            that are used can be skipped. Print on plain paper first and hold it against a sheet: if the codes
            lie beside the labels, enter how far to move them.
          </li>
          <li>Keep the empty border around the code and don’t print anything into it.</li>
          <li>Print one copy, put it in its place and scan it before you print the others.</li>
        </Steps>
        <p>Long content makes smaller squares. Print such a code larger, or shorten the content.</p>
      </>
    ),
  },
  {
    id: 'read-a-code',
    title: 'See what a code contains',
    content: (
      <>
        <p>
          <a href={paths.scan}>Scan a QR code</a> reads codes with your camera, or from a picture, a
          screenshot or a PDF file. Nothing leaves your browser, and no site is opened.
        </p>
        <Steps>
          <li>
            Click <strong>Use the camera</strong> and allow it, or drop a picture anywhere on the page. You
            can also paste a screenshot, or click <strong>Choose a file</strong>.
          </li>
          <li>Each code is marked with a number. Beside it you see what it is and what it contains.</li>
          <li>Read the warnings: some links look like another site.</li>
          <li>
            <strong>Copy</strong> takes the content. <strong>Make it again</strong> opens the form with the
            content filled in, where you can correct and design the code.
          </li>
        </Steps>
        <Picture alt="A code with its content, a warning that it leads to another site, and the button to make it again.">
          <ExampleCode holds="link" />
          <Stack>
            <FieldPart label="Web address" value="https://bank.example@other.example" />
            <NotePart icon="triangle-alert" look="warn">
              This address leads to other.example.
            </NotePart>
            <ButtonPart look="quiet">Make it again</ButtonPart>
          </Stack>
        </Picture>
        <p>
          If no code is found, crop the picture to the code, or take it from closer, sharp and without glare.
          If the camera was denied, allow it in the address bar of your browser.
        </p>
      </>
    ),
  },
  {
    id: 'read-back',
    title: 'Fix a code that doesn’t scan',
    content: (
      <>
        <p>
          Before you get a file, a barcode reader in your browser reads it and compares the result with what
          you typed. If they differ, nothing is saved and you get a message.
        </p>
        <Picture alt="The message that a code doesn’t scan, and below it a button that turns the logo off.">
          <Stack>
            <NotePart icon="circle-alert" look="bad">
              This code doesn’t scan, so it was not saved. It scans without the logo.
            </NotePart>
            <ButtonPart look="quiet">Turn the logo off</ButtonPart>
          </Stack>
        </Picture>
        <Steps>
          <li>If there is a button below the message, click it. We have tested that its change helps.</li>
          <li>If there is none, shorten the content, use print-safe colours and choose a larger size.</li>
          <li>Download again.</li>
        </Steps>
        <p>
          A passed check means that the file is correct. We can’t know your paper, your light or every phone,
          so scan a proof anyway.
        </p>
      </>
    ),
  },
  {
    id: 'offline',
    title: 'Work without a connection',
    content: (
      <>
        <p>Making a code needs no server. After one visit the generator works offline.</p>
        <Steps>
          <li>Open the site once while you are online, and wait a moment.</li>
          <li>If your browser offers to install the site, you get it as an app with its own icon.</li>
          <li>
            Open it as usual when you are offline. Forms, preview, check and download all work, except for PDF
            files.
          </li>
        </Steps>
        <Picture alt="Without a connection, the code was checked and saved.">
          <Stack>
            <NotePart icon="wifi-off">No connection</NotePart>
            <NotePart icon="check" look="good">
              Scans well. Saved as qr-code.png.
            </NotePart>
          </Stack>
        </Picture>
        <p>
          If you ticked “Keep me logged in” and have opened your history on this device before, it opens
          offline, too. What you save or change is kept encrypted in this browser and sent when you are
          connected again.
        </p>
        <p>To log in, unlock features or change your account, you need a connection.</p>
      </>
    ),
  },
];
