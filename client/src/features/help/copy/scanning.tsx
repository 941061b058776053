import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { PageSection } from '#shared/layout/sectioned-page.tsx';
import { DistancePicture } from '../components/distance-picture.tsx';
import { ButtonPart, NotePart, Picture, Stack } from '../components/picture.tsx';
import { Steps } from '../components/steps.tsx';
import { Verdicts } from '../components/verdicts.tsx';

/** Codes that can be read, from wherever they are. */
export const scanning: readonly PageSection[] = [
  {
    id: 'colours',
    title: 'Choose colours that scan',
    content: (
      <>
        <p>Cameras look for dark squares on a light ground. The nearer you stay to that, the better.</p>
        <Verdicts />
        <Steps>
          <li>Choose a dark colour for the code, and a light one for the background.</li>
          <li>
            Mind the line below the colours. It warns when they are too close to each other, and says when the
            code is lighter than its background, which some older scanners can’t read.
          </li>
          <li>
            For print, when in doubt, press <strong>Print-safe</strong>: black on white.
          </li>
        </Steps>
        <p>
          The <Link to={paths.themes}>themes</Link> are pairs of colours that were checked already.
        </p>
      </>
    ),
  },
  {
    id: 'print',
    title: 'Find the right size for print',
    content: (
      <>
        <p>A phone reads a code from about ten times its width, if it holds no more than an address.</p>
        <DistancePicture />
        <Steps>
          <li>
            Think of where people stand. Divide that distance by ten: so wide it should be, and at least 2 cm.
          </li>
          <li>
            Choose the size of the file: 512 pixels for 4 cm, 1,024 for 8 cm, 2,048 for 15 cm, 4,096 for 30
            cm. The <Link to="/#print">table on the home page</Link> has them all.
          </li>
          <li>
            Or press <strong>Print</strong> below Download, say how many millimetres wide it shall be, up to
            190, and print it by itself on one page. Choose a scale of 100% in the print dialog.
          </li>
          <li>Keep the empty border around the code, and don’t print anything into it.</li>
          <li>Print one, hang it where it belongs, and scan it before you print the others.</li>
        </Steps>
        <p>A long text makes a finer code. Print it larger, or shorten it.</p>
      </>
    ),
  },
  {
    id: 'read-back',
    title: 'When a code can’t be read back',
    content: (
      <>
        <p>
          Before you get a file, a barcode reader in your browser reads it and compares it with what you
          typed. If the two aren’t the same, nothing is saved, and you are told.
        </p>
        <Picture alt="The message that a code could not be read back, and below it the button that turns the logo off.">
          <Stack>
            <NotePart icon="circle-alert" look="bad">
              This code doesn’t scan, so it was not saved. It scans without the logo.
            </NotePart>
            <ButtonPart look="quiet">Turn the logo off</ButtonPart>
          </Stack>
        </Picture>
        <Steps>
          <li>If there is a button below the message, press it. The change it makes was tried, and helps.</li>
          <li>If there is none, shorten the content, use print-safe colours, and choose a larger size.</li>
          <li>Download again.</li>
        </Steps>
        <p>
          A pass means that the file is right. It can’t know your paper, your light or every phone, so scan a
          proof all the same.
        </p>
      </>
    ),
  },
  {
    id: 'offline',
    title: 'Work without a connection',
    content: (
      <>
        <p>Making a code needs no server. After one visit the generator opens and works without one.</p>
        <Steps>
          <li>Open the site once while you are connected, and give it a moment.</li>
          <li>If your browser offers to install it, you get it as an app, with an icon of its own.</li>
          <li>Without a connection, open it as always. Forms, preview, check and download all work.</li>
        </Steps>
        <Picture alt="There is no connection, and the code was read back and saved all the same.">
          <Stack>
            <NotePart icon="wifi-off">No connection</NotePart>
            <NotePart icon="check" look="good">
              Checked: it scans. Saved as qr-code.png.
            </NotePart>
          </Stack>
        </Picture>
        <p>Logging in, unlocking and changing your account wait until you are connected again.</p>
      </>
    ),
  },
];
