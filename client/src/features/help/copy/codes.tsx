import { Link } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import type { PageSection } from '#shared/layout/sectioned-page.tsx';
import { ExampleCode } from '#shared/ui/example-code.tsx';
import { ButtonPart, FieldPart, NotePart, Picture, Stack } from '../components/picture.tsx';
import { Steps } from '../components/steps.tsx';

/** From content to file. */
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
            Paste the address, with <strong>https://</strong> before it. The code appears as you type.
          </li>
          <li>Choose colours and size under “Look and size”, or leave them as they are.</li>
          <li>
            Press <strong>Download</strong>. The file is read back, and then saved as qr-code.png.
          </li>
          <li>Scan it from your screen, to see that it leads where you want.</li>
        </Steps>
        <Picture alt="The field for a web address is filled in, the code stands beside it, and below are the Download button and what comes of it: read back, correct, and saved as qr-code.png.">
          <Stack>
            <FieldPart label="Web address" value="https://example.com/menu" />
            <ButtonPart icon="download">Download</ButtonPart>
            <NotePart icon="check" look="good">
              Checked: it scans. Saved as qr-code.png.
            </NotePart>
          </Stack>
          <ExampleCode holds="link" />
        </Picture>
        <p>
          <strong>Text</strong> and <strong>Email</strong> are made in the same way, in the tabs beside it.
        </p>
      </>
    ),
  },
  {
    id: 'wifi',
    title: 'Let guests into your Wi-Fi',
    content: (
      <>
        <p>Guests scan the code and are connected. Wi-Fi codes are unlocked with a token, once.</p>
        <Steps>
          <li>
            Log in, open <Link to={generatorPath('wifi')}>Wi-Fi</Link> and unlock it, if you haven’t yet.
          </li>
          <li>Type the name of the network exactly as your router shows it. Capital letters count.</li>
          <li>Type its password. Leave the security at WPA, unless the network is very old or has none.</li>
          <li>If the network doesn’t show its name, tick “The network is hidden”.</li>
          <li>Download the code, print it, and put it where guests sit.</li>
        </Steps>
        <Picture alt="A network called Guests with its password and the code that joins it.">
          <Stack>
            <FieldPart label="Network name (SSID)" value="Guests" />
            <FieldPart label="Password" value="come on in" />
          </Stack>
          <ExampleCode holds="wifi" />
        </Picture>
        <p>
          The password stands in the code, and whoever scans it can read it. Use a network for guests, not the
          one that your own devices are in.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Put your contact on a card',
    content: (
      <>
        <p>
          Whoever scans it is offered to save you as a contact. vCard codes are unlocked with a token, once.
        </p>
        <Steps>
          <li>
            Log in, open <Link to={generatorPath('vcard')}>vCard</Link> and unlock it, if you haven’t yet.
          </li>
          <li>Fill in your name, and of the rest only what people need. Each line makes the code finer.</li>
          <li>
            Write the phone number with its country, such as +1 201 555 0123, so that it works from abroad.
          </li>
          <li>
            Download it and scan it with a phone or two. They show what would be saved before they save it.
          </li>
        </Steps>
        <Picture alt="Name and email address of Ada Lovelace, and the code that offers to save them.">
          <Stack>
            <FieldPart label="Full name" value="Ada Lovelace" />
            <FieldPart label="Email address" value="ada@example.com" />
          </Stack>
          <ExampleCode holds="contact" />
        </Picture>
        <p>
          Once it is printed it can’t be changed. If your number may change, use a link to a page about you.
        </p>
      </>
    ),
  },
];
